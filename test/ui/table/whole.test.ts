import { describe, expect, it } from 'vitest';
import { makeFakeSession } from '../fakeSession.ts';
import { SCENES as SCREENS } from '../scenes.ts';
import { showScreen } from '../showScreen.tsx';
import { SCENES, type SceneName } from './scenes.ts';
import { showScene } from './showScene.ts';
import { aTable } from './tableFixture.ts';

const SMALL = [
  [60, 20],
  [80, 24],
] as const;

/** What stands with an ellipsis on purpose: fingerprints, and names that are too long for any window. */
const cutOnPurpose = (line: string) => line.replace(/[0-9a-f]{8}…[0-9a-f]{8}/g, '');
const LONG_NAME = /Kühle Nächte|骰子|60 players here/;

/** A table with every option that has a word of its own. */
const everything = {
  preset: 'kcd',
  target: 4_000,
  time: { mode: 'match', matchMs: 90_000, turnMs: 30_000, atEnd: 'finishLap' },
  openingThreshold: 500,
  mustRollOnHotDice: true,
  fourAndTwo: true,
};

describe('nothing is cut at 60×20 and 80×24', () => {
  for (const [columns, rows] of SMALL) {
    it.each(Object.keys(SCENES) as SceneName[])(`%s at ${columns}×${rows}`, async (name) => {
      const { shown } = await showScene(SCENES[name](), { columns, rows });
      for (const line of await shown.lines()) expect(cutOnPurpose(line)).not.toContain('…');
      shown.close();
    });

    it.each(SCREENS)(`$name at ${columns}×${rows}`, async ({ view, keys = [] }) => {
      const shown = await showScreen(makeFakeSession(view), { columns, rows });
      await shown.press(...keys);
      const lines = (await shown.lines()).filter((line) => !LONG_NAME.test(line));
      for (const line of lines) expect(line).not.toContain('…');
      shown.close();
    });

    it.each([1, 4, 8])(`the lobby of %i seats with many options at ${columns}×${rows}`, async (seats) => {
      const fixture = aTable({
        start: false,
        people: Math.min(seats, 2),
        options: everything,
        settings: { seats, access: 'code' },
      });
      const { shown } = await showScene({ fixture, viewer: 1 }, { columns, rows });
      const text = await shown.text();
      for (const line of text.split('\n')) expect(cutOnPurpose(line)).not.toContain('…');
      for (const said of [
        'Kingdom Come: Deliverance',
        '4,000',
        '1 min 30 sec for the match',
        '3 farkles in a row',
      ]) {
        expect(text).toContain(said);
      }
      expect(text).toContain('Join code: t1');
      expect(text).toMatch(seats === 1 ? /Ready/ : /Ready|A match needs two/);
      expect(text).toContain('[Esc] lobby');
      shown.close();
    });
  }

  it('a long refusal is told whole', async () => {
    const { session, shown } = await showScene(SCENES.lobby(), { columns: 60, rows: 20 });
    session.answerWith('startWaits');
    await shown.press('s');
    const text = (await shown.text()).replaceAll('\n', ' ');
    expect(text).toContain('The start waits five seconds so that everyone can look.');
    shown.close();
  });

  it('a fixed table says that its options are', async () => {
    for (const [columns, rows] of SMALL) {
      const { session, shown } = await showScene(SCENES.lobby(), { columns, rows });
      expect(await shown.text()).not.toContain('are fixed');
      const { place } = session.view();
      if (place.at !== 'table') throw new Error('not at the table');
      session.update({ place: { ...place, view: { ...place.view, fixed: true } } });
      expect((await shown.text()).replace(/\s+/g, ' ')).toMatch(/The options of this table .*are fixed\./);
      shown.close();
    }
  });
});
