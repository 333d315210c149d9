import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStep } from '../../src/play/nextStep.ts';
import { bestSelection, deadFaces, preview, scoringPositions, toggled } from '../../src/play/selection.ts';
import type { Dice, Face } from '../../src/rules/dice.ts';
import { matchOptionsSchema } from '../../src/rules/options.ts';
import { scorerFor } from '../../src/rules/scorer.ts';

const OPTIONS = matchOptionsSchema.parse({});
const scorer = scorerFor(OPTIONS);
const face = fc.integer({ min: 1, max: 6 }) as fc.Arbitrary<Face>;
const someDice = fc.array(face, { minLength: 1, maxLength: 6 });

const look = (
  dice: Dice | null,
  selection: readonly number[],
  { options = {}, total = 0, banked = 0, opened = true } = {},
) =>
  preview(
    { options: matchOptionsSchema.parse(options), turn: { dice, total }, seat: { banked, opened } },
    selection,
  );

describe('selection', () => {
  it('toggles, in order, only dice that are there', () => {
    expect(toggled([], 3, [1, 2, 3])).toEqual([3]);
    expect(toggled([3], 1, [1, 2, 3])).toEqual([1, 3]);
    expect(toggled([1, 3], 3, [1, 2, 3])).toEqual([1]);
    expect(toggled([1], 4, [1, 2, 3])).toEqual([1]);
    expect(toggled([], 1, null)).toEqual([]);
  });

  it('marks every die that is part of some legal hold, and no other', () => {
    fc.assert(
      fc.property(someDice, (dice) => {
        const marked = scoringPositions(scorer, dice);
        dice.forEach((own, index) => {
          const scores = scorer.holds(dice).some((hold) => hold.positions.some((at) => dice[at - 1] === own));
          expect(marked.has(index + 1)).toBe(scores);
        });
      }),
    );
    expect([...scoringPositions(scorer, [1, 2, 3, 3, 5, 6])]).toEqual([1, 5]);
  });

  it('selects the hold with most points, and nothing in a farkle', () => {
    expect(bestSelection(scorer, [1, 5, 5, 2, 5, 6])).toEqual([1, 2, 3, 5]);
    expect(bestSelection(scorer, [2, 3, 4, 6])).toEqual([]);
  });

  it('names the dice that are in the way', () => {
    expect(deadFaces(scorer, [1, 2, 4])).toEqual([2, 4]);
    expect(deadFaces(scorer, [1, 5])).toEqual([]);
    expect(deadFaces(scorer, [])).toEqual([]);
  });
});

describe('preview of a selection', () => {
  it('section 2: nothing to hold before the roll, at least one die after it, no dead die', () => {
    expect(look(null, [])).toMatchObject({ roll: null, bank: 'mustRollFirst', nextDice: 6 });
    expect(look([1, 2, 3], [])).toMatchObject({ roll: 'mustHold', bank: 'mustHold', points: null });
    expect(look([1, 2, 3], [1, 2])).toMatchObject({ roll: 'deadHold', bank: 'deadHold' });
  });

  it('section 9: 1 and 5 of 1-2-3-3-5-6 are 150 and four dice roll', () => {
    expect(look([1, 2, 3, 3, 5, 6], [1, 5], { banked: 400 })).toMatchObject({
      points: 150,
      total: 150,
      nextDice: 4,
      banked: 550,
      roll: null,
      bank: null,
      hotDice: false,
    });
  });

  it('section 2: all dice of a roll are hot dice, and six come next', () => {
    expect(look([5], [1], { total: 300 })).toMatchObject({
      hotDice: true,
      nextDice: 6,
      total: 350,
      bank: null,
    });
    const must = look([5], [1], { options: { mustRollOnHotDice: true } });
    expect(must).toMatchObject({ roll: null, bank: 'mustRollHotDice' });
  });

  it('section 4: below the opening threshold only the first bank is refused', () => {
    const options = { openingThreshold: 500 };
    expect(look([1, 2, 3], [1], { options, total: 350, opened: false }).bank).toBe('belowThreshold');
    expect(look([1, 2, 3], [1], { options, total: 400, opened: false }).bank).toBe(null);
    expect(look([1, 2, 3], [1], { options, opened: true }).bank).toBe(null);
  });

  it('section 5: six of a kind held whole wins at once, before any other refusal', () => {
    const options = { instantWin: true, mustRollOnHotDice: true, openingThreshold: 2_000 };
    expect(look([2, 2, 2, 2, 2, 2], [1, 2, 3, 4, 5, 6], { options, opened: false })).toMatchObject({
      instantWin: true,
      bank: null,
    });
  });
});

describe('the marked step', () => {
  const step = (
    dice: Dice | null,
    selection: readonly number[],
    more = {},
    preferred: 'roll' | 'bank' | null = null,
  ) => nextStep(look(dice, selection, more), 10_000, preferred);

  it('leads through a turn', () => {
    expect(step(null, [])).toBe('roll');
    expect(step([1, 2, 3, 3, 5, 6], [])).toBe('selectBest');
    expect(step([1, 2, 3, 3, 5, 6], [1, 2])).toBe('selectBest');
    expect(step([1, 2, 3, 3, 5, 6], [1])).toBe('roll');
    expect(step([1, 2, 3], [1])).toBe('bank');
  });

  it('banks what reaches the target', () => {
    expect(step([1, 2, 3, 3, 5, 6], [1], { banked: 9_900 })).toBe('bank');
  });

  it('is the player’s own choice where both are possible', () => {
    expect(step([1, 2, 3], [1], {}, 'roll')).toBe('roll');
    expect(step([1, 2, 3, 3, 5, 6], [1], {}, 'bank')).toBe('bank');
    const refused = { options: { openingThreshold: 500 }, opened: false };
    expect(step([1, 2, 3, 3, 5, 6], [1], refused, 'bank')).toBe('roll');
  });
});
