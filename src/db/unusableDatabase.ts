import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** A database that cannot be opened. The message is one English sentence or two for whoever runs the server. */
export class UnusableDatabase extends Error {}

/** The file is no database any more, or not a whole one. What can be derived again may be deleted. */
export class DamagedDatabase extends UnusableDatabase {}

/** Says in plain words why a file cannot be used; the cause keeps the details. */
export function explainFailure(file: string, error: unknown): UnusableDatabase {
  if (error instanceof UnusableDatabase) return error;
  const code = codeOf(error);
  const isDamaged = code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT');
  const Failure = isDamaged ? DamagedDatabase : UnusableDatabase;
  return new Failure(`Cannot use ${blamed(file, code)}: ${reason(error)}`, { cause: error });
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Where there is no file yet, what it cannot be made in is to blame. */
const blamed = (file: string, code: string): string =>
  code.startsWith('SQLITE_') || existsSync(file) ? `the database ${file}` : `the folder ${dirname(file)}`;

function reason(error: unknown): string {
  const code = codeOf(error);
  if (code === 'EISDIR') return 'it is a directory.';
  if (code === 'ENOTDIR') return 'a file is in its place, or on the way to it.';
  if (code === 'ENOENT') return 'it cannot be made there.';
  if (code === 'ENXIO') return 'it is not a regular file.';
  if (code === 'ENAMETOOLONG') return 'its name is too long.';
  if (code === 'SQLITE_NOTADB') return 'it is not a database file.';
  if (code.startsWith('SQLITE_CORRUPT'))
    return 'it is damaged. Put back a backup, or move it away to start anew.';
  if (code.startsWith('SQLITE_BUSY')) return 'another program holds it.';
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return 'the disk is full.';
  if (/^(EACCES|EPERM|EROFS|SQLITE_READONLY.*|SQLITE_CANTOPEN.*)$/.test(code)) {
    return 'this user may not write there.';
  }
  return error instanceof Error ? error.message : String(error);
}
