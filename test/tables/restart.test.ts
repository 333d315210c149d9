import { describe, expect, it } from 'vitest';
import { NONE } from '../../src/log/eventLog.ts';
import { makeMemoryLog } from '../../src/log/memoryLog.ts';
import type { TableEvent } from '../../src/table/events.ts';
import { openTable } from '../../src/table/openTable.ts';
import { makeManualClock } from '../../src/tables/manualClock.ts';
import { ANN, BO, CY, randomness } from '../table/table.ts';
import { opened, setup, tables } from './tables.ts';

describe('a stop of the server (RULES.md section 6)', () => {
  it('brings a turn back with its dice, total and deadline, for whoever comes back', async () => {
    const log = makeMemoryLog<TableEvent>();
    const clock = makeManualClock();
    const before = await tables({ log, clock });
    const ann = opened(await before.manager.open(ANN, setup({ time: { mode: 'turn', turnMs: 60_000 } })));
    opened(await before.manager.play(BO, ann.tableId));
    await ann.send({ type: 'Start' });
    await ann.send({ type: 'Roll', hold: [] });
    const { match } = ann.current().view;
    // As by kill -9: nobody says goodbye.
    const after = await tables({ log, clock: makeManualClock(clock.now() + 20_000) });
    expect(after.manager.tableOf(ANN.id)).toBe(ann.tableId);
    const again = opened(await after.manager.play(ANN, ann.tableId));
    expect(again.current().view.match).toEqual(match);
    expect(again.current().view.seats[1]?.awaySince).toBe(clock.now() + 20_000);
  });

  it('has run out what was running when its deadline passed; the next turn opens at the start', async () => {
    const log = makeMemoryLog<TableEvent>();
    const clock = makeManualClock();
    const before = await tables({ log, clock });
    const ann = opened(await before.manager.open(ANN, setup({ time: { mode: 'turn', turnMs: 10_000 } })));
    opened(await before.manager.play(BO, ann.tableId));
    await ann.send({ type: 'Start' });
    const startAt = clock.now() + 3_600_000;
    const after = await tables({ log, clock: makeManualClock(startAt) });
    const view = opened(await after.manager.watch(CY, ann.tableId)).current().view;
    expect(view.match?.turn).toMatchObject({ seat: 2, openedAt: startAt });
  });

  it('wakes no retired table, and lets its bots play on', async () => {
    const log = makeMemoryLog<TableEvent>();
    const before = await tables({ log });
    const ann = opened(await before.manager.open(ANN, setup()));
    await ann.send({ type: 'Leave' });
    const bo = opened(await before.manager.open(BO, setup()));
    await bo.send({ type: 'AddBot' });
    await bo.send({ type: 'Start' });
    await before.manager.close();
    const after = await tables({ log });
    expect(after.manager.rows().map(({ tableId }) => tableId)).toEqual([bo.tableId]);
  });

  it('answers nobody after it has closed', async () => {
    const { manager, clock } = await tables();
    const ann = opened(await manager.open(ANN, setup()));
    const under = ann.send({ type: 'AddBot' });
    await manager.close();
    expect(await under).toBeNull();
    expect(await ann.send({ type: 'AddBot' })).toBe('notSaved');
    expect(await manager.open(BO, setup())).toBe('tableGone');
    expect(clock.pending()).toBe(0);
  });
});

describe('tables from the command line (RULES.md section 7)', () => {
  it('stand from the start, and are found again with what the command line says now', async () => {
    const log = makeMemoryLog<TableEvent>();
    const tavern = setup({ target: 4_000 }, {}, 'The Old Tavern');
    const before = await tables({ log, fixedTables: [tavern] });
    expect(before.manager.rows()).toMatchObject([{ name: 'The Old Tavern', taken: 0 }]);
    const ann = opened(await before.manager.play(ANN, before.manager.findByName('the old tavern')!));
    expect(ann.current().view).toMatchObject({ fixed: true, youAreHost: true });
    await ann.send({ type: 'Leave' });

    const longer = setup({ target: 6_000 }, {}, 'The Old Tavern');
    const after = await tables({ log, fixedTables: [longer, setup({}, {}, 'Świt')] });
    expect(after.manager.rows().map(({ name, options }) => [name, options.target])).toEqual([
      ['The Old Tavern', 6_000],
      ['Świt', 10_000],
    ]);
    const without = await tables({ log });
    expect(without.manager.rows()).toEqual([]);
  });

  it('have a random join code, found again by their name at the next start', async () => {
    const log = makeMemoryLog<TableEvent>();
    const secret = setup({}, { access: 'code' }, 'Secret');
    const before = await tables({ log, fixedTables: [secret] });
    const [fixed] = before.manager.fixedCodes();
    expect(fixed?.code).toMatch(/^[A-Z2-9]{6}$/);
    expect(before.manager.findByCode('Secret')).toBeNull();
    expect(before.manager.findByCode(fixed!.code)).toBe(fixed!.code);

    const again = setup({ target: 6_000 }, { access: 'code' }, 'SECRET');
    const after = await tables({ log, fixedTables: [again] });
    expect(after.manager.fixedCodes()).toMatchObject([{ code: fixed!.code }]);
    expect(await log.streams('table')).toHaveLength(1);
    const opened = await tables({ log, fixedTables: [setup({}, {}, 'Secret')] });
    expect(opened.manager.rows()[0]?.tableId).not.toBe(fixed!.code);
  });

  it('by join code are never those whose id can be guessed', async () => {
    const log = makeMemoryLog<TableEvent>();
    const secret = setup({}, { access: 'code' }, 'Secret');
    const events = openTable({ ...secret, at: 0, tableId: 'secret', host: null }, randomness());
    await log.append('table.secret', NONE, { id: 'first', events });
    const { manager } = await tables({ log, fixedTables: [secret] });
    expect(manager.fixedCodes()[0]?.code).toMatch(/^[A-Z2-9]{6}$/);
  });

  it('keep their options while somebody sits there', async () => {
    const log = makeMemoryLog<TableEvent>();
    const before = await tables({ log, fixedTables: [setup({ target: 4_000 })] });
    opened(await before.manager.play(ANN, before.manager.findByName('Corner')!));
    const after = await tables({ log, fixedTables: [setup({ target: 6_000 })] });
    expect(after.manager.rows()[0]?.options.target).toBe(4_000);
  });
});

describe('many tables at once', () => {
  it('play side by side, each to its end', async () => {
    const { manager, clock, faults } = await tables();
    const players = Array.from({ length: 50 }, (_, n) => ({ id: `id-${n}`, name: `Player ${n}` }));
    const links = (
      await Promise.all(players.map((player) => manager.open(player, setup({ target: 500 }))))
    ).map(opened);
    for (const link of links) {
      await link.send({ type: 'AddBot' });
      await link.send({ type: 'Start' });
    }
    // Nobody moves: each player is removed at the idle limit, and the tables of bots end.
    await clock.advance(600_000);
    expect(links.map((link) => link.ended())).toEqual(players.map(() => 'retired'));
    expect(manager.rows()).toEqual([]);
    expect(clock.pending()).toBe(0);
    expect(faults).toEqual([]);
  });
});
