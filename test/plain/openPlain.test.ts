import { describe, expect, it } from 'vitest';
import { openPlain } from '../../src/plain/openPlain.ts';
import type { Session } from '../../src/session/session.ts';
import { atTable, server } from '../session/sessions.ts';
import { setup } from '../tables/tables.ts';

/** A session told in lines, without a connection. */
function told(session: Session) {
  let hear: (line: string | null) => void = () => {};
  let text = '';
  const lines = {
    onLine: (listener: typeof hear) => {
      hear = listener;
      return () => {};
    },
    write: (more: string) => {
      text += more;
    },
    onClosed() {},
  };
  void openPlain(session, lines, { unicode: true, takeErrand: () => null });
  return { type: (line: string | null) => hear(line), heard: () => text };
}

describe('line by line without a connection', () => {
  it('the last one with time ends a pool match, when they say yes', async () => {
    const { enter, clock } = await server();
    const [ann, bo] = [await enter('Ann'), await enter('Bo')];
    await ann.send({ type: 'openTable', setup: setup({ time: { mode: 'pool', poolMs: 10_000 } }) });
    await bo.send({ type: 'play', tableId: atTable(ann).view.tableId });
    await ann.send({ type: 'table', command: { type: 'Start' } });
    const plain = told(bo);
    await clock.advance(10_000);
    plain.type('finish');
    await clock.advance(0);
    expect(plain.heard()).toContain('End the match now? The points banked so far decide. Type yes or no.');
    expect(atTable(bo).view.phase).toBe('playing');
    plain.type('yes');
    await clock.advance(0);
    expect(atTable(bo).view.match?.result).toMatchObject({ reason: 'finishedEarly' });
    expect(plain.heard()).toContain('which the last player with time has ended');
  });

  it('who leaves hears it once and as themselves, and how to check a match that ended with it', async () => {
    const { enter, clock } = await server();
    const ann = await enter('Ann');
    await ann.send({ type: 'quickPlay' });
    const { match } = atTable(ann).view;
    const plain = told(ann);
    plain.type('leave');
    await clock.advance(0);
    plain.type('yes');
    await clock.advance(0);
    const heard = plain.heard();
    expect(heard.match(/You leave the match/g)).toHaveLength(1);
    expect(heard).not.toMatch(/Ann (leaves|stands)|stand up/);
    expect(heard.match(/verify /g)).toHaveLength(1);
    expect(heard).toContain(`The match is over. Check its dice: ssh HOST verify ${match?.matchId}`);
  });

  it('who is removed for not playing hears it once, as themselves, and a wait of theirs ends', async () => {
    const { enter, clock } = await server();
    const [ann, bo, cy] = [await enter('Ann'), await enter('Bo'), await enter('Cy')];
    await ann.send({ type: 'openTable', setup: setup({ time: { mode: 'classic', idleMs: 30_000 } }) });
    const { tableId } = atTable(ann).view;
    for (const other of [bo, cy]) await other.send({ type: 'play', tableId });
    await ann.send({ type: 'table', command: { type: 'Start' } });
    const [removed, other] = [told(ann), told(bo)];
    await clock.advance(30_000);
    removed.type('wait');
    removed.type('time');
    await clock.advance(0);
    expect(removed.heard().match(/out of the match|time ran out|Seat 1 is free/g)).toHaveLength(1);
    expect(removed.heard()).toContain('You did not play in time and are out of the match.');
    expect(removed.heard()).toMatch(/left\.\n$/);
    expect(other.heard().match(/out of the match|ran out|Seat 1 is free/g)).toHaveLength(1);
  });

  it('a wait before the start ends for whoever goes, and with the input', async () => {
    const { enter, clock } = await server();
    const [ann, bo] = [await enter('Ann'), await enter('Bo')];
    await ann.send({ type: 'openTable', setup: setup() });
    await bo.send({ type: 'play', tableId: atTable(ann).view.tableId });
    const [first, second] = [told(ann), told(bo)];
    first.type('wait');
    second.type('wait');
    await clock.advance(0);
    first.type('quit');
    second.type(null);
    await clock.advance(0);
    expect(ann.view().ending).toBe('quit');
    expect(bo.view().ending).toBe('quit');
  });

  it('a rematch tells what was promised anew, and who waits for whom; changed options are named', async () => {
    const { enter, clock } = await server();
    const [ann, bo] = [await enter('Ann'), await enter('Bo')];
    await ann.send({ type: 'openTable', setup: setup({ time: { mode: 'pool', poolMs: 10_000 } }) });
    await bo.send({ type: 'play', tableId: atTable(ann).view.tableId });
    await ann.send({ type: 'table', command: { type: 'Start' } });
    const [host, other] = [told(ann), told(bo)];
    await clock.advance(20_000);
    host.type('hold 1');
    await clock.advance(0);
    expect(host.heard()).toMatch(/The match is over\.\n$/);
    host.type('rematch');
    await clock.advance(0);
    const { nextMatchId, nextCommitment, options, settings } = atTable(ann).view;
    const promise = `Match ${nextMatchId}, SHA-256: ${nextCommitment}\n`;
    expect(host.heard()).toContain(`${promise}Ready: type start to begin the match.\n`);
    expect(other.heard()).toContain(`${promise}Waiting for Ann to start the match.\n`);
    expect(other.heard()).not.toContain('share of luck to the dice');
    const changed = { ...options, target: 5_000 };
    await ann.send({ type: 'table', command: { type: 'ChangeOptions', options: changed, settings } });
    expect(other.heard()).toMatch(/The host has changed the options\..*\nTarget is now: 5,000\.\n$/);
  });

  it('answers to a setup that is refused are there for the next try', async () => {
    const { enter, clock } = await server();
    const bo = await enter('Bo');
    const plain = told(bo);
    const type = async (...lines: string[]) => {
      for (const line of lines) {
        plain.type(line);
        await clock.advance(0);
      }
    };
    await type('new', 'Oak', '7', 'back', 'back');
    // Meanwhile the same player sits down from another window.
    const elsewhere = await enter('Bo');
    await elsewhere.send({ type: 'openTable', setup: setup() });
    await type('done');
    expect(plain.heard()).toContain('Your answers are kept: type new to go on with them.');
    await elsewhere.send({ type: 'table', command: { type: 'Leave' } });
    await type('new', 'done');
    expect(atTable(bo).view).toMatchObject({ name: 'Oak', settings: { seats: 7 } });
  });

  it('a spectator of a locked table is not told to sit down', async () => {
    const { enter, clock } = await server();
    const [ann, bo] = [await enter('Ann'), await enter('Bo')];
    await ann.send({ type: 'openTable', setup: setup({}, { seats: 2 }) });
    await ann.send({ type: 'table', command: { type: 'Lock', locked: true } });
    await bo.send({ type: 'watch', tableId: atTable(ann).view.tableId });
    const plain = told(bo);
    plain.type('status');
    await clock.advance(0);
    const afterSeats = () => plain.heard().split('Seat 2: free seat.\n').at(-1);
    expect(afterSeats()).toBe('Locked: nobody else can sit down.\n');
    await ann.send({ type: 'table', command: { type: 'Lock', locked: false } });
    await ann.send({ type: 'table', command: { type: 'AddBot' } });
    plain.type('status');
    await clock.advance(0);
    expect(plain.heard()).toMatch(/Every seat at this table is taken\.\n$/);
    expect(plain.heard()).not.toContain('Sit down to play');
  });

  it('a solo table has one seat, and it is taken', async () => {
    const { enter, clock } = await server();
    const [ann, bo] = [await enter('Ann'), await enter('Bo')];
    await ann.send({ type: 'openTable', setup: setup({}, { seats: 1 }) });
    await clock.advance(500);
    const plain = told(bo);
    plain.type('tables');
    await clock.advance(0);
    expect(plain.heard()).toContain('1 of 1 seats taken, full.');
  });

  it('a word behind a command that takes none is said, and nothing is done', async () => {
    const { enter, clock } = await server();
    const bo = await enter('Bo');
    const plain = told(bo);
    plain.type('quit nonsense');
    await clock.advance(0);
    expect(plain.heard()).toMatch(/Nothing is done: quit is typed without anything behind it\.\n$/);
    expect(bo.view().ending).toBeNull();
    plain.type(' quit ');
    await clock.advance(0);
    expect(bo.view().ending).toBe('quit');
  });

  it('a row of a rule table has no word for "and" in it', async () => {
    const { enter, clock } = await server();
    const bo = await enter('Bo');
    await bo.send({ type: 'saveSettings', settings: { language: 'pl' } });
    const plain = told(bo);
    plain.type('rules classic');
    await clock.advance(0);
    expect(plain.heard()).toMatch(/trzy pary, .*750, .*: /);
    expect(plain.heard()).not.toMatch(/750 i /);
  });
});
