import { execFileSync } from 'node:child_process';

const MKFIFO = 'mkfifo';

/** A named pipe: whoever opens it waits for somebody at its other end. */
export const makePipe = (path: string): void => void execFileSync(MKFIFO, [path]);
