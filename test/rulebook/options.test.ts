import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../src/rulebook/pages.ts';
import { AWAY, at } from './reading.ts';

const textOf = (id: string, reading = AWAY): string =>
  JSON.stringify(
    pagesOf(reading)
      .find((page) => page.id === id)
      ?.blocks(),
  );

describe('the options (RULES.md section 4)', () => {
  it.each([
    ['Scoring preset (default: Classic (farkle.games))', 'House rules: '],
    ['Target (default: 10,000)', 'From 500 to 100,000, in steps of 50.'],
    ['Number of seats (default: 4)', 'From 1 to 8.'],
    ['Time mode (default: classic (idle limit))', 'shared match clock: '],
    ['Farkle penalty (default: farkles in a row)', 'every so many farkles: '],
    ['Number of farkles (default: 3)', 'From 1 to 10.'],
    ['Points lost (default: 1,000)', 'From 50 to 10,000, in steps of 50.'],
    ['Opening threshold (default: no threshold)', 'From 50 to 2,000, in steps of 50. Or: no threshold.'],
    ['Hot dice: must roll (default: off)', ''],
    ['Four + pair = three pairs (default: off)', ''],
    ['First player (default: seat 1)', 'roll-off: '],
    ['Instant win (default: off)', ''],
    ['End of match (default: final round)', 'first to target wins: '],
    ['Negative scores (default: allowed)', ''],
    ['Privacy (default: open in the lobby)', 'by join code: '],
    ['Spectators (default: yes)', ''],
    ['Chat (default: yes)', ''],
  ])('tell of %s', (option, choice) => {
    const text = textOf('options');
    expect(text).toContain(option);
    expect(text).toContain(choice);
  });

  it.each([
    ['time-classic', 'Idle limit (default: 1 min)', 'From 10 sec to 10 min.'],
    ['time-pool', 'Time for each player (default: 5 min)', 'From 10 sec to 2 hr.'],
    ['time-match', 'Length of the match (default: 10 min)', 'From 30 sec to 24 hr.'],
    ['time-match', 'Turn time limit (default: 30 sec)', 'From 10 sec to 10 min. Or: no limit.'],
    ['time-match', 'When time is up (default: stop now)', 'finish the lap: '],
    ['time-turn', 'Time for each turn (default: 30 sec)', 'From 10 sec to 10 min.'],
  ])('of %s tell of %s', (page, option, choice) => {
    expect(textOf(page)).toContain(option);
    expect(textOf(page)).toContain(choice);
  });

  it('at a table are those of the table', () => {
    const here = at({ preset: 'kcd', target: 4_000, end: 'firstToTarget', penalty: { kind: 'off' } });
    const text = textOf('options', here);
    for (const row of [
      '["Target","4,000"]',
      '["Farkle penalty","no penalty"]',
      'Kingdom Come: Deliverance',
    ]) {
      expect(text).toContain(row);
    }
    expect(text).toContain('Whoever first has 4,000 points banked wins at once.');
    expect(text).not.toContain('default');
  });

  it('at a table include what is public of its fair dice', () => {
    const fair = { commitment: 'c0ffee', entropies: ['abc', 'xyz'] };
    expect(textOf('fair', at({}, fair))).toContain('c0ffee');
    expect(textOf('fair', at({}, fair))).toContain('abc, xyz');
    expect(textOf('fair')).not.toContain('Fingerprint:');
  });
});
