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
