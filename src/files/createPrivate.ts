import { closeSync, constants, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolders } from './makeFolders.ts';

/** Without waiting for whoever reads, where a pipe has the name. */
const CREATE = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NONBLOCK;

/**
 * Makes a file that only its owner may read, and the folders on the way to it; an existing one stays as it is.
 * Log and records hold secrets of matches, and SQLite gives its side files the mode of the main file.
 */
export function createPrivate(file: string): void {
  makeFolders(dirname(file));
  closeSync(openSync(file, CREATE, 0o600));
}
