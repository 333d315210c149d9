import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

export interface SmallFile {
  readonly text: string;
  /** Rights, as in `stat`. */
  readonly mode: number;
}

/**
 * Reads a regular file of at most `mostBytes`; waits for no pipe and reads no device, however it is named.
 * @returns the reason in words when it is something else or longer
 * @throws the system's error when it cannot be read
 */
export function readSmallFile(path: string, mostBytes: number): SmallFile | string {
  // One handle for the checks and the reading, so that what was checked is what is read.
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const status = fstatSync(file);
    if (!status.isFile()) return 'is not a regular file';
    const bytes = Buffer.alloc(mostBytes + 1);
    const length = readWhole(file, bytes);
    if (length > mostBytes) return `has more than ${mostBytes} bytes`;
    return { text: bytes.toString('utf8', 0, length), mode: status.mode };
  } finally {
    closeSync(file);
  }
}

/** Fills the buffer as far as there is something; a file's size does not always say how much (`/proc`). */
function readWhole(file: number, bytes: Buffer): number {
  let length = 0;
  for (;;) {
    const more = readSync(file, bytes, length, bytes.length - length, null);
    if (more === 0) return length;
    length += more;
  }
}
