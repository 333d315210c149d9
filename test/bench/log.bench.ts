import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/db/openDatabase.ts';
import { encodeEvents } from '../../src/log/codec.ts';
import { NONE, type Version } from '../../src/log/eventLog.ts';
import { openSqliteLog } from '../../src/log/sqliteLog.ts';
import { LOG_MIGRATIONS, makeSqliteStore } from '../../src/log/sqliteStore.ts';
import { makeTemporaryDirectory } from '../db/temporaryDirectory.ts';

const TABLES = 50;
const EVENTS = [{ type: 'Rolled', seat: 3, dice: [1, 5, 5, 2, 6, 4], rollNumber: 17, at: 1_790_000_000_000 }];

/** One commit on each of many tables: what a busy server asks for in one turn of the event loop. */
it(`an append on each of ${TABLES} tables`, async ({ bench }) => {
  const directory = makeTemporaryDirectory();
  const tables = Array.from({ length: TABLES }, (_, n) => `table.t${n}`);
  let next = 0;

  const log = openSqliteLog({ file: join(directory, 'grouped.db'), parse: (raw) => raw });
  const groupedAt = new Map<string, Version>();
  const grouped = bench('grouped: one transaction for all tables', async () => {
    await Promise.all(
      tables.map(async (stream) => {
        const result = await log.append(stream, groupedAt.get(stream) ?? NONE, {
          id: `${next++}`,
          events: EVENTS,
        });
        if (result === 'conflict') throw new Error('conflict');
        groupedAt.set(stream, result.version);
      }),
    );
  });

  const db = openDatabase({ file: join(directory, 'single.db'), migrations: LOG_MIGRATIONS });
  const store = makeSqliteStore(db);
  const singleAt = new Map<string, Version>();
  const single = bench('single: one transaction a table', () => {
    for (const stream of tables) {
      const prev = singleAt.get(stream) ?? NONE;
      const [result] = store.append([{ stream, prev, id: `${next++}`, json: encodeEvents(EVENTS) }]);
      if (result === undefined || result === 'conflict' || result instanceof Error)
        throw new Error('not stored');
      singleAt.set(stream, result.version);
    }
  });

  const results = await bench.compare(grouped, single, { time: 2000 });
  await log.close();
  db.close();

  const perSecond = (name: typeof grouped.name | typeof single.name): number =>
    results.get(name).throughput.mean * TABLES;
  const [fast, slow] = [perSecond(grouped.name), perSecond(single.name)];
  console.log(
    `appends/s: grouped ${Math.round(fast)}, single ${Math.round(slow)}, ratio ${(fast / slow).toFixed(1)}`,
  );
  expect(fast).toBeGreaterThan(slow);
});
