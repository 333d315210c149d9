import { StringDecoder } from 'node:string_decoder';

export interface LineSplitter {
  feed(bytes: Buffer): void;
  /** Tells of the last line, which nothing ended. */
  end(): void;
}

/** Splits a stream without a terminal into lines; of a line that never ends only the beginning is kept. */
export function makeLineSplitter(maxLength: number, tell: (line: string) => void): LineSplitter {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  return {
    feed(bytes) {
      const lines = (rest + decoder.write(bytes)).split('\n');
      rest = (lines.pop() ?? '').slice(0, maxLength);
      for (const line of lines) tell(line);
    },
    end() {
      if (rest !== '') tell(rest);
      rest = '';
    },
  };
}
