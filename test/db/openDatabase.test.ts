import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/openDatabase.ts';
import { UnusableDatabase } from '../../src/db/unusableDatabase.ts';
import { makePipe } from '../files/makePipe.ts';
import { makeTemporaryDirectory } from './temporaryDirectory.ts';

const first = 'CREATE TABLE a (x INTEGER)';
const second = 'ALTER TABLE a ADD COLUMN y INTEGER; INSERT INTO a (x, y) VALUES (1, 2)';

function reasonOf(file: string): string {
  try {
    openDatabase({ file, migrations: [first] }).close();
  } catch (error) {
    if (error instanceof UnusableDatabase) return error.message;
    throw error;
  }
  return 'opened';
}

describe('openDatabase', () => {
  it('makes the directories and a file that only its owner reads, side files too', () => {
    const file = join(makeTemporaryDirectory(), 'deep', 'er', 'a.db');
    const db = openDatabase({ file, migrations: [first] });
    db.exec('INSERT INTO a VALUES (1)');
    for (const suffix of ['', '-wal', '-shm']) expect(statSync(file + suffix).mode & 0o777).toBe(0o600);
    db.close();
  });

  it('survives a power cut with every commit unless told that it need not', () => {
    const file = join(makeTemporaryDirectory(), 'a.db');
    const full = openDatabase({ file, migrations: [] });
    expect(full.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(full.pragma('synchronous', { simple: true })).toBe(2);
    full.close();
    const normal = openDatabase({ file, migrations: [], synchronous: 'NORMAL' });
    expect(normal.pragma('synchronous', { simple: true })).toBe(1);
    normal.close();
  });

  it('says in a sentence that a file is no database', () => {
    const file = join(makeTemporaryDirectory(), 'a.db');
    writeFileSync(file, 'garbage'.repeat(1000));
    expect(reasonOf(file)).toBe(`Cannot use the database ${file}: it is not a database file.`);
    expect(readFileSync(file, 'utf8')).toBe('garbage'.repeat(1000));
  });

  it.each([50, 100, 4096, 6000])('says in a sentence that a file was cut to %i bytes', (length) => {
    const file = join(makeTemporaryDirectory(), 'a.db');
    const db = openDatabase({ file, migrations: [first] });
    db.exec(`INSERT INTO a SELECT value FROM json_each('[${Array(5000).fill(1).join()}]')`);
    db.close();
    writeFileSync(file, readFileSync(file).subarray(0, length));
    expect(reasonOf(file)).toContain('it is damaged.');
  });

  it('says in a sentence that a directory is in the place of the file', () => {
    const file = join(makeTemporaryDirectory(), 'a.db');
    mkdirSync(file);
    expect(reasonOf(file)).toBe(`Cannot use the database ${file}: it is a directory.`);
  });

  it('says in a sentence that a pipe is in the place of the file, and does not wait for it', () => {
    const file = join(makeTemporaryDirectory(), 'a.db');
    makePipe(file);
    expect(reasonOf(file)).toBe(`Cannot use the database ${file}: it is not a regular file.`);
  });

  it('says in a sentence that a file is in the place of the directory', () => {
    const directory = join(makeTemporaryDirectory(), 'data');
    writeFileSync(directory, '');
    expect(reasonOf(join(directory, 'a.db'))).toBe(
      `Cannot use the folder ${directory}: a file is in its place, or on the way to it.`,
    );
  });

  it('says in a sentence that the directory may not be written', () => {
    const directory = join(makeTemporaryDirectory(), 'data');
    mkdirSync(directory);
    chmodSync(directory, 0o555);
    chmodSync(join(directory, '..'), 0o755);
    const child = [join(import.meta.dirname, 'openInChild.ts'), join(directory, 'a.db')];
    expect(execFileSync(process.execPath, child, { encoding: 'utf8' }).trim()).toBe(
      `UnusableDatabase: Cannot use the folder ${directory}: this user may not write there.`,
    );
  });
});

describe('migrations', () => {
  it('run once each, in order, from the schema the file has', () => {
    const file = join(makeTemporaryDirectory(), 'a.db');
    openDatabase({ file, migrations: [first] }).close();
    for (let times = 0; times < 2; times++) {
      const db = openDatabase({ file, migrations: [first, second] });
      expect(db.prepare('SELECT * FROM a').all()).toEqual([{ x: 1, y: 2 }]);
      expect(db.pragma('user_version', { simple: true })).toBe(2);
      db.close();
    }
  });

  it('leave the file as it was when one fails', () => {
    const file = join(makeTemporaryDirectory(), 'a.db');
    const broken = 'CREATE TABLE b (x INTEGER); INSERT INTO nowhere VALUES (1)';
    expect(() => openDatabase({ file, migrations: [first, broken] })).toThrow(UnusableDatabase);
    const db = openDatabase({ file, migrations: [first] });
    expect(db.prepare('SELECT name FROM sqlite_schema').pluck().all()).toEqual(['a']);
    db.close();
  });

  it('refuse a file of a newer schema', () => {
    const file = join(makeTemporaryDirectory(), 'a.db');
    openDatabase({ file, migrations: [first, second] }).close();
    expect(reasonOf(file)).toBe(
      `Cannot use the database ${file}: it was written by a newer version of this program (schema 2, this one knows 1).`,
    );
  });
});
