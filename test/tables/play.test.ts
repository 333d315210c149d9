import { describe, expect, it } from 'vitest';
import { UnknownOutcome } from '../../src/log/eventLog.ts';
import { makeMemoryLog } from '../../src/log/memoryLog.ts';
import type { TableEvent } from '../../src/table/events.ts';
import { settled } from '../../src/tables/manualClock.ts';
import type { Published } from '../../src/tables/tableManager.ts';
import { ANN, BO, CY } from '../table/table.ts';
import { opened, setup, tables } from './tables.ts';

describe('a table alive', () => {
  it('is opened, joined, started and played, and everyone sees the same', async () => {
    const { manager } = await tables();
    const ann = opened(await manager.open(ANN, setup()));
    const bo = opened(await manager.play(BO, ann.tableId));
    const cy = opened(await manager.watch(CY, ann.tableId));
    const seen: Published[] = [];
    cy.subscribe((published) => seen.push(published));
    expect(await ann.send({ type: 'Start' })).toBeNull();
    expect(await bo.send({ type: 'Roll', hold: [] })).toBe('notYourTurn');
    expect(await ann.send({ type: 'Roll', hold: [] })).toBeNull();
    expect(seen.at(-1)?.view.match?.k).toBe(1);
    expect(bo.current().view.match?.turn).toEqual(ann.current().view.match?.turn);
    expect(bo.current().view.you).toBe(2);
    expect(cy.current()).toMatchObject({ spectators: 1, view: { you: null } });
  });

  it('plays its bots until somebody has won', async () => {
    const { manager, clock, log, faults } = await tables();
    const ann = opened(
      await manager.open(ANN, setup({ target: 500, time: { mode: 'turn', turnMs: 10_000 } })),
    );
    await ann.send({ type: 'AddBot' });
    await ann.send({ type: 'Start' });
    for (let turns = 0; ann.current().view.phase === 'playing' && turns < 1_000; turns += 1) {
      await clock.advance(10_000);
    }
    expect(ann.current().view.match?.result).toMatchObject({ status: 'finished', winner: 2 });
    expect(faults).toEqual([]);
    const commits = await log.read(`table.${ann.tableId}`);
    expect(commits.at(-1)?.events.at(-1)?.type).toBe('MatchEnded');
  });

  it('gives a table whose name stands in the list another one', async () => {
    const { manager } = await tables();
    const name = 'The Old Tavern by the Sea';
    const short = [...name].slice(0, 24).join('');
    await manager.open(ANN, { ...setup(), name: short });
    const second = opened(await manager.open(BO, { ...setup(), name: short.toUpperCase() }));
    expect(second.current().view.name).toBe('THE OLD TAVERN BY THE 2');
  });

  it('costs nothing while nobody does anything', async () => {
    const { manager, clock } = await tables();
    await manager.open(ANN, setup());
    await clock.advance(1_000);
    expect(clock.pending()).toBe(0);
  });

  it('lets one of two win the last seat', async () => {
    const { manager } = await tables();
    const ann = opened(await manager.open(ANN, setup({}, { seats: 2 })));
    const entered = await Promise.all([manager.play(BO, ann.tableId), manager.play(CY, ann.tableId)]);
    expect(entered.filter((link) => link === 'tableFull')).toHaveLength(1);
    expect(ann.current().view.seats.filter(({ name }) => name !== null)).toHaveLength(2);
  });

  it('has one clock for a command and the time-out: at the deadline it is too late', async () => {
    const { manager, clock } = await tables();
    const ann = opened(await manager.open(ANN, setup({ time: { mode: 'turn', turnMs: 10_000 } })));
    opened(await manager.play(BO, ann.tableId));
    await ann.send({ type: 'Start' });
    await ann.send({ type: 'Roll', hold: [] });
    // Both are in the mailbox at the same moment.
    const expired = clock.advance(10_000);
    const late = clock.now();
    await expired;
    expect(await ann.send({ type: 'Bank', hold: [1] })).toBe('notYourTurn');
    expect(ann.current().view.match?.turn).toMatchObject({ seat: 2, openedAt: late + 10_000 });
    expect(ann.current().view.match?.seats[0]?.banked).toBe(0);
  });
});

describe('coming and going (RULES.md section 7)', () => {
  it('keeps the seat of a lost connection and gives it back', async () => {
    const { manager, clock } = await tables();
    const ann = opened(await manager.open(ANN, setup()));
    const bo = opened(await manager.play(BO, ann.tableId));
    await ann.send({ type: 'Start' });
    bo.close();
    await clock.advance(1_000);
    expect(ann.current().view.seats[1]?.awaySince).not.toBeNull();
    const again = opened(await manager.play(BO, ann.tableId));
    expect(again.current().view).toMatchObject({ you: 2, phase: 'playing' });
    expect(ann.current().view.seats[1]?.awaySince).toBeNull();
  });

  it('lets the newer connection take over, without the seat ever being away', async () => {
    const { manager, clock, log } = await tables();
    const first = opened(await manager.open(ANN, setup()));
    const second = opened(await manager.play(ANN, first.tableId));
    expect(first.ended()).toBe('replaced');
    expect(await first.send({ type: 'AddBot' })).toBe('tableGone');
    first.close();
    await clock.advance(1_000);
    expect(await second.send({ type: 'AddBot' })).toBeNull();
    const events = (await log.read(`table.${first.tableId}`)).flatMap((commit) => commit.events);
    expect(events.map(({ type }) => type)).not.toContain('WentAway');
  });

  it('is there when the connection was lost and found again in one moment', async () => {
    const { manager } = await tables();
    const ann = opened(await manager.open(ANN, setup()));
    const bo = opened(await manager.play(BO, ann.tableId));
    bo.close();
    opened(await manager.play(BO, ann.tableId));
    expect(ann.current().view.seats[1]).toMatchObject({ name: 'Bo', awaySince: null });
  });

  it('is away when the connection was lost while sitting down', async () => {
    const { manager, clock } = await tables();
    const ann = opened(await manager.open(ANN, setup()));
    const bo = opened(await manager.watch(BO, ann.tableId));
    const sitting = bo.send({ type: 'Sit' });
    bo.close();
    expect(await sitting).toBeNull();
    await settled();
    expect(ann.current().view.seats[1]).toMatchObject({ name: 'Bo', awaySince: clock.now() });
  });

  it('leaves the first connection alone when the second only watches', async () => {
    const { manager } = await tables();
    const playing = opened(await manager.open(ANN, setup()));
    const watching = opened(await manager.watch(ANN, playing.tableId));
    expect(playing.ended()).toBeNull();
    expect(watching.current().view.you).toBeNull();
    expect(await watching.send({ type: 'Leave' })).toBe('notSeated');
    watching.close();
    expect(playing.current().view.seats[0]?.awaySince).toBeNull();
  });

  it('gives one player one seat, whichever door is tried', async () => {
    const { manager } = await tables();
    const ann = opened(await manager.open(ANN, setup()));
    const bo = opened(await manager.open(BO, setup()));
    const watching = opened(await manager.watch(ANN, bo.tableId));
    expect(await manager.play(ANN, bo.tableId)).toBe('atAnotherTable');
    expect(await manager.open(ANN, setup())).toBe('atAnotherTable');
    expect(await manager.quickPlay(ANN)).toBe('atAnotherTable');
    expect(await watching.send({ type: 'Sit' })).toBe('atAnotherTable');
    await ann.send({ type: 'Leave' });
    expect(await watching.send({ type: 'Sit' })).toBeNull();
    expect(watching.current().view.you).toBe(2);
    expect(manager.tableOf(ANN.id)).toBe(bo.tableId);
  });

  it('opens one table for a player who asks twice at once', async () => {
    const { manager } = await tables();
    const entered = await Promise.all([
      manager.quickPlay(ANN),
      manager.quickPlay(ANN),
      manager.open(ANN, setup()),
    ]);
    expect(entered.slice(1)).toEqual(['atAnotherTable', 'atAnotherTable']);
    expect(manager.rows()).toHaveLength(1);
  });

  it('shows a kicked player the door', async () => {
    const { manager } = await tables();
    const ann = opened(await manager.open(ANN, setup()));
    const bo = opened(await manager.play(BO, ann.tableId));
    const ends: string[] = [];
    bo.onEnd((end) => ends.push(end));
    await ann.send({ type: 'Kick', seat: 2 });
    expect(ends).toEqual(['kicked']);
    expect(await manager.play(BO, ann.tableId)).toBe('kickedFromTable');
    expect(await manager.watch(BO, ann.tableId)).toBe('kickedFromTable');
    expect(manager.tableOf(BO.id)).toBeNull();
  });

  it('puts a table away with its last player, and tells those who watch', async () => {
    const { manager } = await tables();
    const ann = opened(await manager.open(ANN, setup()));
    const cy = opened(await manager.watch(CY, ann.tableId));
    await ann.send({ type: 'Leave' });
    expect(cy.ended()).toBe('retired');
    expect(manager.rows()).toEqual([]);
    expect(await manager.play(BO, ann.tableId)).toBe('noSuchTable');
  });
});

describe('quick play (RULES.md section 7)', () => {
  it('sits down in the fullest open lobby with room', async () => {
    const { manager } = await tables();
    opened(await manager.open(ANN, setup()));
    const bo = opened(await manager.open(BO, setup()));
    await bo.send({ type: 'AddBot' });
    const cy = opened(await manager.quickPlay(CY));
    expect(cy.tableId).toBe(bo.tableId);
  });

  it('else plays at once against two bots', async () => {
    const { manager } = await tables();
    opened(await manager.open(ANN, setup({}, { access: 'code' })));
    const locked = opened(await manager.open(BO, setup()));
    await locked.send({ type: 'Lock', locked: true });
    const cy = opened(await manager.quickPlay(CY));
    expect(cy.current().view).toMatchObject({ phase: 'playing', you: 1 });
    expect(cy.current().view.seats.filter(({ bot }) => bot !== null)).toHaveLength(2);
  });
});

describe('finding tables (RULES.md section 4, privacy)', () => {
  it('lists open ones only, and opens the others by their code however it is typed', async () => {
    const { manager } = await tables();
    const ann = opened(await manager.open(ANN, setup({}, { access: 'code' })));
    opened(await manager.open(BO, setup({}, {}, 'By the window')));
    expect(manager.rows().map(({ name }) => name)).toEqual(['By the window']);
    expect(manager.findByName('Corner')).toBeNull();
    expect(manager.findByName(' by the WINDOW')).not.toBeNull();
    const code = ann.current().view.joinCode!;
    expect(manager.findByCode(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`)).toBe(ann.tableId);
    expect(manager.findByCode('nothing')).toBeNull();
  });

  it('refuses to let people watch where the options say so', async () => {
    const { manager } = await tables();
    const ann = opened(await manager.open(ANN, setup({}, { spectators: false })));
    expect(await manager.watch(CY, ann.tableId)).toBe('noSpectators');
  });

  it('tells those who look at the list, once for many changes', async () => {
    const { manager, clock } = await tables();
    let told = 0;
    manager.onRows(() => {
      told += 1;
    });
    const ann = opened(await manager.open(ANN, setup()));
    await ann.send({ type: 'AddBot' });
    await ann.send({ type: 'AddBot' });
    await clock.advance(100);
    expect(told).toBe(1);
    await ann.send({ type: 'Say', text: 'hello' });
    await clock.advance(1_000);
    expect(told).toBe(1);
    expect(manager.rows()[0]).toMatchObject({ taken: 3, away: 0, hostName: 'Ann' });
  });
});

describe('trouble', () => {
  it('a lost answer of the log is looked up, and the command is done once', async () => {
    const log = makeMemoryLog<TableEvent>();
    let lose = false;
    const append: typeof log.append = async (...args) => {
      const answer = await log.append(...args);
      if (lose) {
        lose = false;
        throw new UnknownOutcome();
      }
      return answer;
    };
    const { manager } = await tables({ log: { ...log, append } });
    const ann = opened(await manager.open(ANN, setup()));
    lose = true;
    expect(await ann.send({ type: 'AddBot' })).toBeNull();
    expect(await ann.send({ type: 'AddBot' })).toBeNull();
    expect(ann.current().view.seats.filter(({ bot }) => bot !== null)).toHaveLength(2);
  });

  it('an answer that says nothing was stored is decided again', async () => {
    const log = makeMemoryLog<TableEvent>();
    let fail = 0;
    const append: typeof log.append = (...args) => {
      fail -= 1;
      return fail >= 0 ? Promise.reject(new UnknownOutcome()) : log.append(...args);
    };
    const { manager } = await tables({ log: { ...log, append } });
    const ann = opened(await manager.open(ANN, setup()));
    fail = 2;
    expect(await ann.send({ type: 'AddBot' })).toBeNull();
    expect(ann.current().view.seats.filter(({ bot }) => bot !== null)).toHaveLength(1);
  });

  it('a log that fails refuses the command, changes nothing, and the table goes on', async () => {
    const log = makeMemoryLog<TableEvent>();
    let broken = false;
    const append: typeof log.append = (...args) =>
      broken ? Promise.reject(new Error('disk full')) : log.append(...args);
    const { manager, faults } = await tables({ log: { ...log, append } });
    const ann = opened(await manager.open(ANN, setup()));
    broken = true;
    expect(await ann.send({ type: 'AddBot' })).toBe('notSaved');
    expect(ann.current().view.seats[1]?.name).toBeNull();
    expect(faults).toEqual(['a table failed']);
    broken = false;
    expect(await ann.send({ type: 'AddBot' })).toBeNull();
  });

  it('a log that cannot even be read is waited for', async () => {
    const log = makeMemoryLog<TableEvent>();
    let broken = false;
    const guard =
      <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
      (...args: A): Promise<R> =>
        broken ? Promise.reject(new Error('gone')) : call(...args);
    const { manager, clock } = await tables({
      log: { ...log, append: guard(log.append), read: guard(log.read) },
    });
    const ann = opened(await manager.open(ANN, setup({ time: { mode: 'turn', turnMs: 10_000 } })));
    opened(await manager.play(BO, ann.tableId));
    await ann.send({ type: 'Start' });
    broken = true;
    expect(await ann.send({ type: 'Roll', hold: [] })).toBe('notSaved');
    expect(await manager.open(CY, setup())).toBe('notSaved');
    broken = false;
    await clock.advance(11_000);
    expect(ann.current().view.match?.turn?.seat).toBe(2);
  });

  it('a throw while deciding hurts one command only', async () => {
    let broken = false;
    const { randomness } = await import('../table/table.ts');
    const { manager, faults } = await tables({
      randomness: () => {
        if (broken) throw new Error('no randomness');
        return randomness();
      },
    });
    const ann = opened(await manager.open(ANN, setup()));
    const bo = opened(await manager.open(BO, setup()));
    broken = true;
    expect(await ann.send({ type: 'AddBot' })).toBe('notSaved');
    broken = false;
    expect(await ann.send({ type: 'AddBot' })).toBeNull();
    expect(await bo.send({ type: 'AddBot' })).toBeNull();
    expect(faults).toEqual(['a table failed']);
  });

  it('does not spin when the time-out itself cannot be stored', async () => {
    const log = makeMemoryLog<TableEvent>();
    let tries = -1;
    const append: typeof log.append = (...args) => {
      if (tries < 0) return log.append(...args);
      tries += 1;
      return Promise.reject(new Error('disk full'));
    };
    const { manager, clock } = await tables({ log: { ...log, append } });
    const ann = opened(await manager.open(ANN, setup({ time: { mode: 'turn', turnMs: 10_000 } })));
    opened(await manager.play(BO, ann.tableId));
    await ann.send({ type: 'Start' });
    tries = 0;
    await clock.advance(15_000);
    expect(tries).toBe(6);
    tries = -1;
    await clock.advance(1_000);
    expect(ann.current().view.match?.turn?.seat).toBe(2);
  });

  it('a bot that throws loses its time, and nothing else happens', async () => {
    const { manager, clock, faults } = await tables({
      mindOf: () => ({
        move: () => {
          throw new Error('no idea');
        },
      }),
    });
    const ann = opened(await manager.open(ANN, setup({ time: { mode: 'turn', turnMs: 10_000 } })));
    await ann.send({ type: 'AddBot' });
    await ann.send({ type: 'Start' });
    await clock.advance(20_000);
    expect(faults).toEqual(['a bot could not move']);
    expect(ann.current().view.match).toMatchObject({ lap: 2, turn: { seat: 1 } });
  });
});
