import { describe, expect, it } from 'vitest';
import { ROLL_MS } from '../../../src/ui/table/roller.ts';
import { showScene } from './showScene.ts';
import { aTable } from './tableFixture.ts';

const diceRows = async (shown: { lines(): Promise<readonly string[]> }) =>
  (await shown.lines()).slice(4, 12).join('\n');

describe('the tumbling of a roll', () => {
  const begin = async (animation: boolean) => {
    const fixture = aTable();
    const drawn = await showScene({ fixture, viewer: 1 }, { settings: { animation } });
    drawn.session.update({ place: fixture.roll(1, [], '155256').place(1) });
    return { fixture, ...drawn };
  };

  it('ends by itself after half a second of the server’s clock', async () => {
    const { session, shown } = await begin(true);
    expect(await shown.text()).not.toContain('can score');
    const first = await diceRows(shown);
    const start = session.now();
    session.advanceTo(start + 100);
    expect(await diceRows(shown)).not.toBe(first);
    for (let ms = 150; ms <= ROLL_MS; ms += 10) session.advanceTo(start + ms);
    expect(await shown.text()).toContain('can score');
    shown.close();
  });

  it('ends with any key, and the key does what it says', async () => {
    const { session, shown } = await begin(true);
    await shown.press('a', 'b');
    expect(session.sent).toEqual([{ type: 'table', command: { type: 'Bank', hold: [1, 2, 3, 5] } }]);
    shown.close();
  });

  it('ends with a newer view', async () => {
    const { fixture, session, shown } = await begin(true);
    session.update({ place: fixture.ask(2, { type: 'Say', text: 'oh' }).place(1) });
    expect(await shown.text()).toContain('can score');
    shown.close();
  });

  it('is not there where it is switched off', async () => {
    const { shown } = await begin(false);
    expect(await shown.text()).toContain('can score');
    shown.close();
  });
});

describe('time on the screen', () => {
  it('counts down by the server’s clock', async () => {
    const fixture = aTable();
    const { session, shown } = await showScene({ fixture, viewer: 1 });
    expect(await shown.text()).toContain('1:00 left');
    session.advanceTo(fixture.now() + 55_000);
    expect(await shown.text()).toContain('! 0:05 left');
    session.advanceTo(fixture.now() + 56_000);
    expect(await shown.text()).toContain('! 0:04 left');
    shown.close();
  });

  it('rings once when it becomes one’s own turn, if wanted', async () => {
    for (const bell of [true, false]) {
      const fixture = aTable().roll(1, [], '155256');
      const { session, shown } = await showScene({ fixture, viewer: 2 }, { settings: { bell } });
      expect(shown.bells()).toBe(0);
      session.update({ place: fixture.bank(1, [1]).place(2) });
      await shown.text();
      session.update({ place: fixture.roll(2, [], '155256').place(2) });
      await shown.text();
      expect(shown.bells()).toBe(bell ? 1 : 0);
      shown.close();
    }
  });
});

describe('who is away (RULES.md section 7)', () => {
  const MINUTE = 60_000;

  it.each([
    ['the lobby of a table', false],
    ['a match', true],
  ])('is told with since when, by the minute, in %s and in a small window', async (_, start) => {
    const fixture = aTable({ start, options: { time: { mode: 'turn', turnMs: 600_000 } } });
    const since = fixture.ask(2, { type: 'GoAway' }).now();
    const { session, shown } = await showScene({ fixture, viewer: 1 }, { columns: 60, rows: 20 });
    expect(await shown.text()).toMatch(/2 Bo .*away$/m);
    session.advanceTo(since + 2 * MINUTE);
    expect(await shown.text()).toMatch(/2 Bo .*away 2 min$/m);
    shown.close();
  });

  it('costs no drawing between two whole minutes', async () => {
    const fixture = aTable({ start: false }).ask(2, { type: 'GoAway' });
    const { session, shown } = await showScene({ fixture, viewer: 1 });
    const since = fixture.now();
    session.advanceTo(since + MINUTE);
    await shown.text();
    const written = shown.written().length;
    for (let second = 1; second < 60; second += 1) session.advanceTo(since + MINUTE + second * 1_000);
    await shown.text();
    expect(shown.written().length).toBe(written);
    shown.close();
  });
});

describe('who plays no more', () => {
  it('is told so when the personal time is used up', async () => {
    const fixture = aTable({ people: 3, options: { time: { mode: 'pool', poolMs: 30_000 } } }).wait(30_000);
    for (const [columns, rows] of [
      [60, 20],
      [80, 24],
    ] as const) {
      const { shown } = await showScene({ fixture, viewer: 1 }, { columns, rows });
      expect(await shown.text()).toContain('You have no time left. Your banked points count.');
      shown.close();
    }
    const { shown } = await showScene({ fixture, viewer: 2 });
    expect(await shown.text()).not.toContain('Your banked points count.');
    shown.close();
  });

  it.each([
    ['while the others play on', 3, 'Bo to roll.'],
    ['in the results', 2, 'Bo wins the match'],
  ])('is told why when the idle limit has run out: %s', async (_, people, also) => {
    const fixture = aTable({ people, options: { time: { mode: 'classic', idleMs: 10_000 } } });
    const { session, shown } = await showScene({ fixture, viewer: 1 }, { columns: 60, rows: 20 });
    fixture.wait(10_000).ask('server', { type: 'Expire' });
    session.update({ place: fixture.place(1, 1) });
    const text = await shown.text();
    expect(text).toContain('You did not play in time, so you are out of the match.');
    expect(text).toContain(also);
    expect(text).toContain('[Esc] lobby');
    shown.close();
    const other = await showScene({ fixture, viewer: null });
    expect(await other.shown.text()).not.toContain('You did not play in time');
    other.shown.close();
  });
});

describe('the clock of the match', () => {
  it('stands in the title line, also in a small window, beside the time of the turn', async () => {
    const time = { mode: 'match', matchMs: 60_000, turnMs: 30_000, atEnd: 'finishLap' };
    const fixture = aTable({ options: { time } });
    const { session, shown } = await showScene({ fixture, viewer: 1 }, { columns: 60, rows: 20 });
    const head = async () => (await shown.lines()).slice(0, 3);
    expect((await head())[0]).toMatch(/match ends in 1:00$/);
    expect((await head())[2]).toMatch(/^ Your turn: roll the dice\. +0:30 left$/);
    session.update({ place: fixture.wait(60_000).place(1) });
    session.advanceTo(fixture.now());
    expect((await head())[0]).toMatch(/overtime ends in 1:30$/);
    expect((await head())[1]).toContain('Overtime: the lap is played to its end.');
    shown.close();
  });
});
