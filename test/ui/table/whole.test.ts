import { describe, expect, it } from 'vitest';
import { SCENES } from './scenes.ts';
import { showScene } from './showScene.ts';
import { aTable } from './tableFixture.ts';

const SMALL = [
  [60, 20],
  [80, 24],
] as const;

/** A table with every option that has a word of its own. */
const everything = {
  preset: 'kcd',
  target: 4_000,
  time: { mode: 'match', matchMs: 90_000, turnMs: 30_000, atEnd: 'finishLap' },
  openingThreshold: 500,
  mustRollOnHotDice: true,
  fourAndTwo: true,
};

describe('what has to be seen is seen at 60×20 and 80×24', () => {
  for (const [columns, rows] of SMALL) {
    it.each([1, 4, 8])(`the lobby of %i seats with many options at ${columns}×${rows}`, async (seats) => {
      const fixture = aTable({
        start: false,
        people: Math.min(seats, 2),
        options: everything,
        settings: { seats, access: 'code' },
      });
      const { shown } = await showScene({ fixture, viewer: 1 }, { columns, rows });
      const text = (await shown.text()).replace(/\s+/g, ' ');
      const options = [
        'Kingdom Come: Deliverance',
        '4,000',
        '1 min 30 sec for the match',
        '3 farkles in a row',
      ];
      for (const said of options) expect(text).toContain(said);
      const { nextMatchId, nextCommitment } = fixture.place(1).view;
      expect(text.replaceAll(' ', '')).toContain(`Match${nextMatchId},SHA-256:${nextCommitment}`);
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
    const text = (await shown.text()).replace(/\s+/g, ' ');
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
