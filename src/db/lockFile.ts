import Sqlite from 'better-sqlite3';
import { createPrivate } from '../files/createPrivate.ts';
import { explainFailure, UnusableDatabase } from './unusableDatabase.ts';

/**
 * Takes a lock that no second process (nor a second caller in this one) can hold, and that the system frees when
 * the process ends in whatever way. It is SQLite's lock on an empty file at the side, so that other programs may
 * still read the database itself while a server runs.
 * @returns a function that frees the lock
 * @throws UnusableDatabase when it is held
 */
export function lockFile(file: string): () => void {
  const lock = `${file}.lock`;
  let db: Sqlite.Database | undefined;
  try {
    createPrivate(lock);
    db = new Sqlite(lock, { timeout: 0 });
    db.exec('BEGIN EXCLUSIVE');
    const held = db;
    return () => held.close();
  } catch (error) {
    db?.close();
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') {
      throw new UnusableDatabase(`The database ${file} is in use by another server.`, { cause: error });
    }
    throw explainFailure(lock, error);
  }
}
