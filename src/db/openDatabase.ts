import Sqlite, { type Database } from 'better-sqlite3';
import { createPrivate } from '../files/createPrivate.ts';
import { migrate } from './migrate.ts';
import { explainFailure } from './unusableDatabase.ts';

export interface DatabaseOptions {
  readonly file: string;
  /** See `migrate`. */
  readonly migrations: readonly string[];
  /**
   * `FULL` (the default) survives a power cut with every commit; `NORMAL` may lose the last ones, never half of one,
   * and is for what can be derived again.
   */
  readonly synchronous?: 'FULL' | 'NORMAL';
}

/**
 * Opens or creates a database, readable by its owner only, and brings its schema up to date.
 * @throws UnusableDatabase with a sentence for people
 */
export function openDatabase({ file, migrations, synchronous = 'FULL' }: DatabaseOptions): Database {
  let db: Database | undefined;
  try {
    createPrivate(file);
    db = new Sqlite(file);
    db.pragma('journal_mode = WAL');
    db.pragma(`synchronous = ${synchronous}`);
    db.pragma('foreign_keys = ON');
    migrate(db, migrations);
    return db;
  } catch (error) {
    db?.close();
    throw explainFailure(file, error);
  }
}
