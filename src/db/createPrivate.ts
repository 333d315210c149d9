import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a file that only its owner may read, and the directories on the way to it; an existing one stays as it is.
 * Log and records hold secrets of matches, and SQLite gives its side files the mode of the main file.
 */
export function createPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}
