import type { Database } from 'better-sqlite3';
import { UnusableDatabase } from './unusableDatabase.ts';

/**
 * Brings a database to the newest schema, each step in a transaction of its own.
 * @param migrations SQL, never changed once released; the n-th leads to schema n, kept in `user_version`
 * @throws UnusableDatabase when the file is of a newer schema than the program knows
 */
export function migrate(db: Database, migrations: readonly string[]): void {
  const current = Number(db.pragma('user_version', { simple: true }));
  if (current > migrations.length) {
    throw new UnusableDatabase(
      `Cannot use the database ${db.name}: it was written by a newer version of this program (schema ${current}, this one knows ${migrations.length}).`,
    );
  }
  migrations.forEach((sql, index) => {
    if (index < current) return;
    db.transaction(() => {
      db.exec(sql);
      db.pragma(`user_version = ${index + 1}`);
    }).immediate();
  });
}
