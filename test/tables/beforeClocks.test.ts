import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NONE, type Version } from '../../src/log/eventLog.ts';
import { openSqliteLog } from '../../src/log/sqliteLog.ts';
import { type TableEvent, tableEventSchema } from '../../src/table/events.ts';
import { makeManualClock } from '../../src/tables/manualClock.ts';
import { makeTemporaryDirectory } from '../db/temporaryDirectory.ts';
import { opened, tables } from './tables.ts';

/** A table in mid-turn as it was stored before time modes existed: no option names a time. */
const OPTIONS = { preset: 'classic', target: 10_000 };
const SETTINGS = { seats: 4, access: 'open', spectators: true, chat: true };
const STORED: readonly (readonly object[])[] = [
  [
    {
      type: 'TableOpened',
      at: 1_000,
      tableId: 'OLD234',
      name: 'Old',
      options: OPTIONS,
      settings: SETTINGS,
      fixed: false,
    },
    { type: 'MatchPrepared', at: 1_000, matchId: 'old-1', secret: 'ab'.repeat(32) },
    { type: 'SeatTaken', at: 1_000, seat: 1, player: { id: 'id-ann', name: 'Ann' }, entropy: 'a' },
    { type: 'HostChanged', at: 1_000, playerId: 'id-ann', name: 'Ann' },
  ],
  [{ type: 'SeatTaken', at: 2_000, seat: 2, player: { id: 'id-bo', name: 'Bo' }, entropy: 'b' }],
  [
    {
      type: 'MatchStarted',
      at: 3_000,
      matchId: 'old-1',
      options: OPTIONS,
      seats: [
        { seat: 1, name: 'Ann' },
        { seat: 2, name: 'Bo' },
      ],
      entropies: ['a', 'b'],
      secret: 'ab'.repeat(32),
    },
    { type: 'TurnOpened', at: 3_000, seat: 1 },
  ],
  [{ type: 'DiceRolled', at: 4_000, seat: 1, k: 1, dice: [1, 2, 2, 3, 4, 6] }],
];

it('a stored match without time fields is Classic (RULES.md section 6)', async () => {
  const file = join(makeTemporaryDirectory(), 'farkle.db');
  const old = openSqliteLog<object>({ file, parse: (raw) => raw as object });
  let prev: Version = NONE;
  for (const [index, events] of STORED.entries()) {
    const stored = await old.append('table.OLD234', prev, { id: `old-${index}`, events });
    if (stored === 'conflict') throw new Error('a new file has no conflict');
    prev = stored.version;
  }
  await old.close();

  const log = openSqliteLog<TableEvent>({ file, parse: (raw) => tableEventSchema.parse(raw) });
  const clock = makeManualClock(500_000);
  const { manager, faults } = await tables({ log, clock });
  const ann = opened(await manager.play({ id: 'id-ann', name: 'Ann' }, 'OLD234'));
  expect(ann.current().view.match).toMatchObject({
    options: { time: { mode: 'classic', idleMs: 60_000 } },
    turn: { seat: 1, dice: [1, 2, 2, 3, 4, 6] },
    turnDeadlineAt: 560_000,
  });
  expect(await ann.send({ type: 'Bank', hold: [1] })).toBeNull();
  expect(ann.current().view.match?.seats[0]).toMatchObject({ banked: 100 });
  expect(faults).toEqual([]);
  await manager.close();
  await log.close();
});
