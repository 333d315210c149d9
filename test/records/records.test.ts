import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { type EventLog, NONE } from '../../src/log/eventLog.ts';
import { makeMemoryLog } from '../../src/log/memoryLog.ts';
import { openSqliteLog } from '../../src/log/sqliteLog.ts';
import type { MatchRecord } from '../../src/records/matches.ts';
import { openRecords, type Records } from '../../src/records/openRecords.ts';
import type { TableEvent } from '../../src/table/events.ts';
import { ANN, BO, CY, type Opening, playOut, type Table, tableOf } from '../table/table.ts';

const dirs: string[] = [];
const opened: Records[] = [];
afterEach(() => {
  for (const records of opened.splice(0)) records.close();
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true });
});

const newFile = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'farkle-records-'));
  dirs.push(dir);
  return join(dir, 'records.db');
};

const fail = (error: unknown): never => {
  throw error;
};

async function recordsOf(log: EventLog<TableEvent>, file = newFile()): Promise<Records> {
  const records = openRecords({ log, file, onError: fail });
  opened.push(records);
  await records.caughtUp;
  return records;
}

const QUICK: Opening = { options: { target: 500, end: 'firstToTarget', penalty: { kind: 'off' } } };
let streams = 0;

/** Stores the events of a table, three a commit; answers the version of the last one. */
async function store(log: EventLog<TableEvent>, table: Table): Promise<string> {
  const stream = `table.T${streams++}`;
  let version = NONE;
  for (let from = 0; from < table.events.length; from += 3) {
    const commit = { id: `${stream}-${from}`, events: table.events.slice(from, from + 3) };
    const answer = await log.append(stream, version, commit);
    if (answer === 'conflict') throw new Error('conflict');
    version = answer.version;
  }
  return version;
}

function played(opening: Opening = QUICK): Table {
  const table = tableOf({ ...opening, bots: 1 });
  table.send(BO, { type: 'Sit', seat: 4 });
  table.send(ANN, { type: 'Start' });
  playOut(table);
  return table;
}

describe('records', () => {
  it('say of a match what its end said', async () => {
    const log = makeMemoryLog<TableEvent>();
    const table = played();
    await store(log, table);
    const records = await recordsOf(log);
    const match = table.state.match!;
    const found = records.match(match.matchId)!;
    expect(found).toMatchObject({ tableName: 'Corner', status: 'finished', preset: 'classic', target: 500 });
    expect(found.results.map(({ seat }) => seat)).toEqual(match.result!.ranking);
    expect(found.results[0]).toMatchObject({ seat: match.result!.winner, won: true, rank: 1 });
    for (const { seat, banked, bot } of match.seats) {
      expect(found.results.find((result) => result.seat === seat)).toMatchObject({ banked, bot });
    }
    expect(records.match('nothing')).toBeNull();
  });

  it('count for players, rematches too, and never for bots', async () => {
    const log = makeMemoryLog<TableEvent>();
    const table = played();
    table.send(ANN, { type: 'Rematch' });
    table.send(ANN, { type: 'Start' });
    playOut(table);
    await store(log, table);
    const records = await recordsOf(log);
    const farkles = table.events.filter((event) => event.type === 'Farkled' && event.seat === 1).length;
    const won = table.events.filter((event) => event.type === 'MatchEnded' && event.winner === 1).length;
    expect(records.player(ANN.id)).toMatchObject({ name: 'Ann', matches: 2, farkles, won });
    expect(records.player(CY.id)).toBeNull();
    expect(
      records
        .top(10)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Ann', 'Bo']);
    expect(records.ofPlayer(BO.id, 1)).toHaveLength(1);
  });

  it('of an abandoned match: who left has lost, and nobody has won (RULES.md section 5)', async () => {
    const log = makeMemoryLog<TableEvent>();
    const table = tableOf({ bots: 1, start: true });
    table.send(ANN, { type: 'Leave' });
    await store(log, table);
    const records = await recordsOf(log);
    expect(records.player(ANN.id)).toMatchObject({ matches: 1, won: 0 });
    expect(records.recent(5)[0]).toMatchObject({
      status: 'abandoned',
      results: [{ won: false }, { won: false }],
    });
  });

  it('list no match of a table by join code', async () => {
    const log = makeMemoryLog<TableEvent>();
    const table = played({ ...QUICK, settings: { access: 'code' } });
    await store(log, table);
    const records = await recordsOf(log);
    expect(records.recent(5)).toEqual([]);
    expect(records.ofPlayer(ANN.id, 5)).toHaveLength(1);
  });

  it('go on where they stopped, and are the same when made again', async () => {
    const log = makeMemoryLog<TableEvent>();
    const file = newFile();
    await store(log, played());
    const before = await recordsOf(log, file);
    expect(before.player(ANN.id)?.matches).toBe(1);
    before.close();
    opened.pop();
    await store(log, played());
    const after = await recordsOf(log, file);
    expect(after.player(ANN.id)?.matches).toBe(2);
    const again = await recordsOf(log);
    expect(again.recent(10)).toEqual(after.recent(10));
    expect(again.top(10)).toEqual(after.top(10));
  });

  it('take a commit in once, however often it is told', async () => {
    const log = makeMemoryLog<TableEvent>();
    const tail: typeof log.tail = (position, onCommit, ...rest) =>
      log.tail(
        position,
        async (commit, at) => {
          await onCommit(commit, at);
          await onCommit(commit, at);
        },
        ...rest,
      );
    await store(log, played());
    const doubled = await recordsOf({ ...log, tail });
    const once = await recordsOf(log);
    expect(doubled.recent(10)).toEqual(once.recent(10));
    expect(doubled.player(ANN.id)).toEqual(once.player(ANN.id));
  });

  it('are the same over a log in SQLite', async () => {
    const dir = newFile();
    const log = openSqliteLog<TableEvent>({ file: `${dir}.log`, parse: (raw) => raw as TableEvent });
    const memory = makeMemoryLog<TableEvent>();
    const table = played();
    await store(memory, table);
    const records = await recordsOf(log);
    await log.reached(await store(log, table));
    const expected = await recordsOf(memory);
    const withoutStream = (found: readonly MatchRecord[]) => found.map((match) => ({ ...match, stream: '' }));
    expect(withoutStream(records.recent(5))).toEqual(withoutStream(expected.recent(5)));
    expect(records.top(5)).toEqual(expected.top(5));
    await log.close();
  });

  it.each([
    ['is no database', () => Buffer.from('no database at all'.repeat(500))],
    ['was cut', (whole: Buffer) => whole.subarray(0, 5000)],
    ['has a page of rubbish', (whole: Buffer) => Buffer.from(whole).fill(0x5a, whole.length - 4096)],
  ])('are made again when their file %s, and say so', async (_what, damage) => {
    const log = makeMemoryLog<TableEvent>();
    await store(log, played());
    const file = newFile();
    const before = await recordsOf(log, file);
    const expected = [before.recent(5), before.top(5)];
    before.close();
    opened.pop();
    writeFileSync(file, damage(readFileSync(file)));
    const told: string[] = [];
    const after = openRecords({ log, file, onError: fail, onRebuild: ({ message }) => told.push(message) });
    opened.push(after);
    await after.caughtUp;
    expect([after.recent(5), after.top(5)]).toEqual(expected);
    expect(told).toEqual([expect.stringContaining(file)]);
  });

  it('stop, and say so, when their file fails while they run', async () => {
    const log = makeMemoryLog<TableEvent>();
    const file = newFile();
    const told: unknown[] = [];
    const records = openRecords({ log, file, onError: (error) => told.push(error) });
    opened.push(records);
    await records.caughtUp;
    const vandal = new Sqlite(file);
    vandal.exec('DROP TABLE checkpoint');
    vandal.close();
    await log.reached(await store(log, played()));
    expect(told).toHaveLength(1);
    expect(records.recent(5)).toEqual([]);
  });

  it('keep the newest match of an id that a server with predictable dice gave twice', async () => {
    const log = makeMemoryLog<TableEvent>();
    const table = played();
    await store(log, table);
    await store(log, table);
    const records = await recordsOf(log);
    expect(records.recent(5)).toHaveLength(1);
    expect(records.player(ANN.id)?.matches).toBe(1);
  });

  it('follow the log while it grows', async () => {
    const log = makeMemoryLog<TableEvent>();
    const records = await recordsOf(log);
    await store(log, played());
    await records.upTo(`T${streams - 1}`);
    expect(records.recent(5)).toHaveLength(1);
    await records.upTo('nowhere');
  });
});
