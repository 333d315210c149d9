import { writeSync } from 'node:fs';
import { NONE, type Version } from '../../src/log/eventLog.ts';
import { openSqliteLog } from '../../src/log/sqliteLog.ts';
import { parseNote } from './note.ts';

/*
 * Appends to some tables at once, for ever, in the file named by the first argument, and prints `stream id` for every
 * answer, at once and past every buffer: what is printed was acknowledged.
 */
const log = openSqliteLog({ file: process.argv[2] ?? '', parse: parseNote });

async function appendForEver(stream: string): Promise<void> {
  let at: Version = (await log.read(stream)).at(-1)?.version ?? NONE;
  for (let n = 0; ; n++) {
    const id = `${stream}:${process.pid}:${n}`;
    const result = await log.append(stream, at, {
      id,
      events: [
        { type: 'Noted', text: 'a' },
        { type: 'Noted', text: id },
      ],
    });
    if (result === 'conflict') throw new Error('conflict');
    writeSync(1, `${stream} ${id}\n`);
    at = result.version;
  }
}

await Promise.all(Array.from({ length: 8 }, (_, n) => appendForEver(`table.t${n}`)));
