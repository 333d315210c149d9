import Sqlite from 'better-sqlite3';
import { openDatabase } from '../../src/db/openDatabase.ts';

/*
 * Opens the database named by the first argument and prints how that went: `opened`, or the error. No file mode
 * stops root, so this becomes nobody first, once all code is loaded (SQLite's at the first database).
 */
new Sqlite(':memory:').close();
if (process.getuid?.() === 0) process.setuid?.(65534);
try {
  openDatabase({ file: process.argv[2] ?? '', migrations: [] }).close();
  console.log('opened');
} catch (error) {
  console.log(`${(error as Error).constructor.name}: ${(error as Error).message}`);
}
