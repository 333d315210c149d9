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
  return new Failure(`Cannot use the database ${file}: ${reason(error)}`, { cause: error });
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

function reason(error: unknown): string {
  const code = codeOf(error);
  if (code === 'EISDIR') return 'it is a directory.';
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'its directory is a file.';
  if (code === 'SQLITE_NOTADB') return 'it is not a database file.';
  if (code.startsWith('SQLITE_CORRUPT'))
    return 'it is damaged. Put back a backup, or move it away to start anew.';
  if (code.startsWith('SQLITE_BUSY')) return 'another program holds it.';
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return 'the disk is full.';
  if (/^(EACCES|EPERM|EROFS|SQLITE_READONLY.*|SQLITE_CANTOPEN.*)$/.test(code)) {
    return 'this user may not write it, or may not write its directory.';
  }
  return error instanceof Error ? error.message : String(error);
}
