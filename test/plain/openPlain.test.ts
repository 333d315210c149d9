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
  return { type: (line: string) => hear(line), heard: () => text };
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
