import { describe, expect, it } from 'vitest';
import { awayText, nextAwayChangeAt } from '../../src/words/awayText.ts';
import { wordsFor } from '../../src/words/words.ts';

const words = wordsFor('en', false);
const MINUTE = 60_000;

describe('since when somebody is away', () => {
  it.each([
    [0, 'away'],
    [59_999, 'away'],
    [MINUTE, 'away 1 min'],
    [2 * MINUTE + 59_999, 'away 2 min'],
    [59 * MINUTE, 'away 59 min'],
    [90 * MINUTE, 'away 1 hr'],
    [-5, 'away'],
  ])('%i ms: %s', (ms, said) => {
    expect(awayText(words, 1_000, 1_000 + ms)).toBe(said);
  });

  it('changes at the next whole minute of whoever is nearest to it, later by the hour', () => {
    expect(nextAwayChangeAt([], 0)).toBeNull();
    expect(nextAwayChangeAt([0, 30_000], 70_000)).toBe(90_000);
    expect(nextAwayChangeAt([0], 61 * MINUTE)).toBe(120 * MINUTE);
  });

  it('is told anew at each of those moments and at no other', () => {
    let now = 0;
    const seen: string[] = [];
    while (now < 3 * MINUTE) {
      seen.push(awayText(words, 0, now));
      const next: number = nextAwayChangeAt([0], now)!;
      expect(awayText(words, 0, next - 1)).toBe(seen.at(-1));
      now = next;
    }
    expect(seen).toEqual(['away', 'away 1 min', 'away 2 min']);
  });
});
