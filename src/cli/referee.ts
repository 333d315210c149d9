import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { isStartLine, NotationError, parseLine } from '../match/notation.ts';
import { type Played, playLine, startWritten, type Written } from '../match/referee.ts';
import { refereeState } from '../match/refereeState.ts';

export interface Output {
  write(text: string): unknown;
}

/**
 * `farkle referee FILE`: plays a file of written matches (REFEREE.md), `-` for standard input, and writes an answer a line.
 * Resolves to the exit code: 0, or 2 with a message that names the line.
 */
export async function runReferee(file: string, out: Output, err: Output): Promise<number> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  let number = 0;
  try {
    for await (const written of answers(input, (line) => {
      number = line;
    })) {
      out.write(`${JSON.stringify(written)}\n`);
    }
    return 0;
  } catch (error) {
    if (error instanceof NotationError) err.write(`farkle referee: line ${number}: ${error.message}\n`);
    else if (isFileError(error)) err.write(`farkle referee: cannot read ${file}: ${error.code}\n`);
    else throw error;
    return 2;
  }
}

async function* answers(input: Readable, onLine: (line: number) => void): AsyncGenerator<object> {
  let written: Written | null = null;
  let number = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    onLine(number);
    if (text.trim() === '') continue;
    const line = parseLine(text);
    if (isStartLine(line) && written !== null) yield { state: refereeState(written) };
    if (!isStartLine(line) && written === null)
      throw new NotationError('a match begins with a line with "seats"');
    const played: Played = isStartLine(line) ? startWritten(line) : playLine(written!, line);
    written = played.written;
    yield played.answer;
  }
  if (written === null) throw new NotationError('there is no match in this file');
  yield { state: refereeState(written) };
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException & { code: string } =>
  error instanceof Error && 'code' in error && 'syscall' in error;
