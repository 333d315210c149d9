import { describe, expect, it } from 'vitest';
import { parseRoll } from '../../src/rules/parseRoll.ts';
import { PRESET_IDS, PRESETS } from '../../src/rules/presets.ts';
import { scoreLine } from '../../src/rules/scoreLine.ts';
import { makeScorer, scorerFor } from '../../src/rules/scorer.ts';
import probabilities from '../cases/probabilities.json' with { type: 'json' };
import scoring from '../cases/scoring.json' with { type: 'json' };
import { multisets, orderings } from './allRolls.ts';
import { roll } from './arbitraries.ts';
import { exhaustiveScore } from './exhaustiveScorer.ts';

const figures = <T>({ _about, ...presets }: { _about: string } & Record<string, unknown>) =>
  Object.entries(presets) as [keyof typeof PRESETS, Record<string, T>][];

describe('RULES.md section 3: the seven presets', () => {
  it('has 923 sets of one to six dice to look at', () => {
    expect(multisets().length).toBe(923);
  });

  for (const preset of PRESET_IDS) {
    for (const fourAndTwo of [false, true]) {
      it(`agrees with plain trying on every set of dice: ${preset}${fourAndTwo ? ', four and two' : ''}`, () => {
        const scorer = makeScorer(PRESETS[preset], fourAndTwo);
        const wrong = multisets().flatMap((dice) => {
          const expected = exhaustiveScore(preset, fourAndTwo, dice);
          const line = scoreLine(scorer, dice);
          return JSON.stringify(line) === JSON.stringify(expected) ? [] : [{ line, expected }];
        });
        expect(wrong).toEqual([]);
      });
    }
  }
});

describe('worked-out cases', () => {
  for (const [preset, cases] of figures<{ best: number; uses: number; all: number | null }>(scoring)) {
    it(`scores the given rolls of ${preset}`, () => {
      const scorer = makeScorer(PRESETS[preset], false);
      expect(Object.keys(cases).length).toBeGreaterThan(40);
      for (const [dice, expected] of Object.entries(cases)) {
        expect(scoreLine(scorer, roll(dice))).toEqual({ dice, ...expected });
      }
    });
  }

  for (const [preset, byDice] of figures<{ farkle: number; of: number; hotDice: number }>(probabilities)) {
    it(`farkles and hot dice are as frequent as they should be at ${preset}`, () => {
      const scorer = makeScorer(PRESETS[preset], false);
      const counted = Object.fromEntries(
        Object.keys(byDice).map((n) => [n, { farkle: 0, of: 0, hotDice: 0 }]),
      );
      for (const dice of multisets()) {
        const sum = counted[dice.length]!;
        const ways = orderings(dice);
        sum.of += ways;
        if (scorer.bestHold(dice) === null) sum.farkle += ways;
        if (scorer.value(dice) !== null) sum.hotDice += ways;
      }
      expect(counted).toEqual(byDice);
    });
  }
});

describe('RULES.md section 3: splits', () => {
  const kinds = (preset: (typeof PRESET_IDS)[number], dice: string, fourAndTwo = false) =>
    makeScorer(PRESETS[preset], fourAndTwo)
      .split(roll(dice))
      ?.map(({ kind, points }) => `${kind} ${points}`) ?? null;

  it('names the combinations of the best split', () => {
    expect(kinds('classic', '155666')).toEqual(['triple 600', 'one 100', 'five 50', 'five 50']);
    expect(kinds('kcd', '112345')).toEqual(['straight15 500', 'one 100']);
    expect(kinds('boxed', '222333')).toEqual(['twoTriples 2500']);
    expect(kinds('boxed', '444433')).toEqual(['fourPair 1500']);
  });

  it('takes the better of two splits: folk values four 1s as three and one', () => {
    expect(kinds('folk', '1111')).toEqual(['triple 1000', 'one 100']);
  });

  it('keeps to the simplest of equal splits: the three 1s of the boxed game', () => {
    expect(kinds('boxed', '111')).toEqual(['triple 300']);
  });

  it('has no split for a dead die, nor for no dice', () => {
    expect(kinds('smartbox', '4444')).toBeNull();
    expect(kinds('classic', '')).toBeNull();
    expect(makeScorer(PRESETS.classic, false).value([])).toBeNull();
    expect(makeScorer(PRESETS.classic, false).best([])).toEqual({ points: 0, uses: 0 });
  });
});

describe('RULES.md section 4: four and two as three pairs', () => {
  const scorer = makeScorer(PRESETS.classic, true);

  it('can hold 5-5-5-5-6-6 whole, or four 5s', () => {
    expect(scorer.split(roll('555566'))?.map(({ kind }) => kind)).toEqual(['fourAndTwo']);
    expect(scorer.value(roll('555566'))).toBe(750);
    expect(scorer.value(roll('5555'))).toBe(1000);
    expect(scorer.bestHold(roll('555656'))).toEqual({ positions: [1, 2, 3, 5], points: 1000 });
  });

  it('competes with other splits of the same dice', () => {
    expect(scorer.value(roll('111155'))).toBe(2100);
    expect(scorer.value(roll('333355'))).toBe(750);
  });

  it('does nothing where three pairs do not exist', () => {
    for (const preset of ['kcd', 'parlour'] as const) {
      const [off, on] = [false, true].map((option) => makeScorer(PRESETS[preset], option));
      for (const dice of multisets()) expect(on!.value(dice)).toBe(off!.value(dice));
    }
  });
});

describe('RULES.md section 2: holds', () => {
  const scorer = makeScorer(PRESETS.classic, false);

  it('lists every legal selection once, most points first, then most dice', () => {
    expect(scorer.holds(roll('123356'))).toEqual([
      { positions: [1, 5], points: 150 },
      { positions: [1], points: 100 },
      { positions: [5], points: 50 },
    ]);
    expect(makeScorer(PRESETS.boxed, false).holds(roll('1555')).slice(0, 2)).toEqual([
      { positions: [1, 2, 3, 4], points: 600 },
      { positions: [2, 3, 4], points: 500 },
    ]);
    expect(scorer.holds(roll('2346'))).toEqual([]);
    expect(scorer.bestHold(roll('2346'))).toBeNull();
  });

  it('knows the points of RULES.md section 9', () => {
    expect(scorer.value(roll('222'))).toBe(200);
    expect(scorer.value(roll('115666'))).toBe(850);
    expect(scorer.bestHold(roll('23366'))).toBeNull();
    expect(scorer.value(roll('5'))! + scorer.value(roll('55'))!).toBe(150);
  });
});

describe('scorerFor', () => {
  it('answers the same scorer for the same options, another for others', () => {
    const house = { base: 'parlour', one: 150 } as const;
    const classic = { preset: 'classic', house: null, fourAndTwo: false } as const;
    expect(scorerFor(classic)).toBe(scorerFor({ ...classic }));
    expect(scorerFor(classic)).not.toBe(scorerFor({ ...classic, fourAndTwo: true }));
    expect(scorerFor({ preset: 'house', house, fourAndTwo: false }).value([1])).toBe(150);
    expect(scorerFor({ preset: 'house', house, fourAndTwo: false })).toBe(
      scorerFor({ preset: 'house', house, fourAndTwo: false }),
    );
  });
});

it('reads a roll as the cases write it', () => {
  expect(parseRoll('123455')).toEqual([1, 2, 3, 4, 5, 5]);
});
