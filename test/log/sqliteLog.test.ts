import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { UnusableDatabase } from '../../src/db/unusableDatabase.ts';
import { BadCommit } from '../../src/log/codec.ts';
import { type EventLog, NONE, UnknownOutcome, type Version } from '../../src/log/eventLog.ts';
import { openSqliteLog, type SqliteLogOptions } from '../../src/log/sqliteLog.ts';
import { describeEventLog, type Note } from '../contracts/eventLogContract.ts';
import { makeTemporaryDirectory } from '../db/temporaryDirectory.ts';
import { parseNote } from './note.ts';

describeEventLog('sqlite', () => openSqliteLog({ file: newFile(), parse: parseNote }));

function newFile(): string {
  return join(makeTemporaryDirectory(), 'events.db');
}

function open(file: string, options: Partial<SqliteLogOptions<Note>> = {}): EventLog<Note> {
  const log = openSqliteLog({ file, parse: parseNote, ...options });
  onTestFinished(() => log.close());
  return log;
}

async function add(log: EventLog<Note>, stream: string, prev: Version, text: string): Promise<Version> {
  const result = await log.append(stream, prev, { id: text, events: [{ type: 'Noted', text }] });
  if (result === 'conflict') throw new Error('conflict');
  return result.version;
}

/** Changes the file behind the log's back, as a bad disk would. */
function damage(file: string, sql: string): void {
  const db = new Sqlite(file);
  db.exec(sql);
  db.close();
}

describe('sqlite log over a restart', () => {
  it('has every commit, chain and id, and never gives a position twice', async () => {
    const file = newFile();
    let log = open(file);
    const first = await add(log, 't.a', NONE, '1');
    const second = await add(log, 't.a', first, '2');
    const before = await log.read('t.a');
    await log.close();

    log = open(file);
    expect(await log.read('t.a')).toEqual(before);
    expect(await add(log, 't.a', first, '2')).toBe(second);
    expect(await log.append('t.a', first, { id: 'late', events: [] })).toBe('conflict');
    await log.close();

    damage(file, 'DELETE FROM commits WHERE pos = 2');
    log = open(file);
    expect(await add(log, 't.a', first, '3')).toBe('3');
  });

  it('lets a tail and a follower go on where they were', async () => {
    const file = newFile();
    let log = open(file);
    const first = await add(log, 't.a', NONE, '1');
    const second = await add(log, 't.a', first, '2');
    await log.close();

    log = open(file);
    const tailed: string[] = [];
    const followed: string[] = [];
    log.tail(first, ({ id }) => void tailed.push(id));
    log.follow('t.a', first, ({ id }) => void followed.push(id));
    await log.reached(await add(log, 't.a', second, '3'));
    expect(tailed).toEqual(['2', '3']);
    await vi.waitFor(() => expect(followed).toEqual(['2', '3']));
  });

  it('gives back any text', async () => {
    const log = open(newFile());
    let n = 0;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const stream = `t.${n++}`;
        await log.append(stream, NONE, { id: stream, events: [{ type: 'Noted', text }] });
        expect((await log.read(stream))[0]?.events).toEqual([{ type: 'Noted', text }]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('sqlite log, one server a file', () => {
  it('refuses a second one in a sentence, and lets the next one in when the first has closed', async () => {
    const file = newFile();
    const log = open(file);
    expect(() => open(file)).toThrow(
      new UnusableDatabase(`The database ${file} is in use by another server.`),
    );
    await log.close();
    await add(open(file), 't.a', NONE, '1');
  });

  it('frees the lock when the file cannot be opened', () => {
    const file = newFile();
    mkdirSync(file);
    for (let times = 0; times < 2; times++) expect(() => open(file)).toThrow('it is a directory.');
  });

  it('lets other programs read the file meanwhile', async () => {
    const file = newFile();
    const log = open(file);
    await add(log, 't.a', NONE, '1');
    const reader = new Sqlite(file, { readonly: true });
    expect(reader.prepare('SELECT id FROM commits').pluck().all()).toEqual(['1']);
    await add(log, 't.b', NONE, '2');
    reader.close();
  });

  it('refuses a file that is no database', () => {
    const file = newFile();
    writeFileSync(file, 'x'.repeat(9000));
    expect(() => open(file)).toThrow(UnusableDatabase);
  });

  it('refuses a database that is not a log, and frees it', () => {
    const file = newFile();
    damage(file, 'CREATE TABLE players (name TEXT); PRAGMA user_version = 1');
    for (let times = 0; times < 2; times++) {
      expect(() => open(file)).toThrow(
        new UnusableDatabase(`Cannot use the database ${file}: no such table: commits`),
      );
    }
  });

  it('leaves no side file but the lock when it closes', async () => {
    const file = newFile();
    const log = open(file);
    await add(log, 't.a', NONE, '1');
    await log.close();
    expect(statSync(`${file}-wal`, { throwIfNoEntry: false })).toBeUndefined();
  });
});

describe('sqlite log with a bad commit', () => {
  it('fails reading that stream by its name and position, and harms no other', async () => {
    const file = newFile();
    const log = open(file);
    const first = await add(log, 't.bad', NONE, 'bad1');
    const second = await add(log, 't.bad', first, 'bad2');
    const third = await add(log, 't.bad', second, 'bad3');
    const other = await add(log, 't.good', NONE, 'good1');
    damage(file, `UPDATE commits SET events = '[{"type":"Unheard"}]' WHERE pos IN (${second}, ${third})`);

    await expect(log.read('t.bad')).rejects.toThrow(`The stored commit ${second} (t) cannot be read.`);
    const followErrors: unknown[] = [];
    log.follow(
      't.bad',
      first,
      () => {},
      (error) => followErrors.push(error),
    );
    await vi.waitFor(() => expect(followErrors).toEqual([expect.any(BadCommit)]));

    const told: string[] = [];
    const tailErrors: unknown[] = [];
    log.tail(
      NONE,
      ({ id }) => void told.push(id),
      undefined,
      (error) => tailErrors.push(error),
    );
    await add(log, 't.bad', third, 'bad4');
    await log.reached(await add(log, 't.good', other, 'good2'));
    expect(told).toEqual(['bad1', 'good1', 'good2']);
    expect(tailErrors).toEqual([expect.any(BadCommit)]);
  });
});

describe('sqlite log at the disk', () => {
  it('writes what one turn of the event loop appends in one transaction', async () => {
    const writes: number[] = [];
    const log = open(newFile(), {
      onWrite: (commits, seconds) => {
        writes.push(commits);
        expect(seconds).toBeGreaterThan(0);
      },
    });
    await Promise.all(['a', 'b', 'c'].map((name) => add(log, `t.${name}`, NONE, name)));
    await add(log, 't.d', NONE, 'd');
    await vi.waitFor(() => expect(writes).toEqual([3, 1]));
  });

  it('answers that the outcome is unknown when writing fails, stores none of the group, and goes on', async () => {
    const file = newFile();
    const log = open(file);
    damage(
      file,
      `CREATE TRIGGER full BEFORE INSERT ON commits WHEN NEW.id = 'b' BEGIN SELECT RAISE(FAIL, 'full'); END`,
    );
    const results = await Promise.allSettled(['a', 'b', 'c'].map((id) => add(log, `t.${id}`, NONE, id)));
    expect(results).toEqual(Array(3).fill({ status: 'rejected', reason: expect.any(UnknownOutcome) }));
    expect(await log.streams('t')).toEqual([]);
    damage(file, 'DROP TRIGGER full');
    await Promise.all(['a', 'b', 'c'].map((id) => add(log, `t.${id}`, NONE, id)));
    expect(await log.streams('t')).toEqual(['t.a', 't.b', 't.c']);
  });
});
