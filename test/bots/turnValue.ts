import { PRESETS, type PresetId } from '../../src/rules/presets.ts';
import { makeScorer } from '../../src/rules/scorer.ts';
import { multisets, orderings } from '../rules/allRolls.ts';

const STEP = 50;

/** So high a turn total that banking is certainly best. */
const CERTAIN = 20_000;

/** A roll that scores: how likely it is among rolls of as many dice, and what each hold gives and leaves. */
interface Roll {
  readonly chance: number;
  readonly holds: readonly { readonly points: number; readonly left: number }[];
}

function rollsOf(preset: PresetId): readonly (readonly Roll[])[] {
  const scorer = makeScorer(PRESETS[preset], false);
  return [0, 1, 2, 3, 4, 5, 6].map((count) =>
    multisets()
      .filter((dice) => dice.length === count)
      .map((dice) => ({
        chance: orderings(dice) / 6 ** count,
        holds: scorer
          .holds(dice)
          .map((hold) => ({ points: hold.points, left: count - hold.positions.length || 6 })),
      })),
  );
}

/**
 * The best that one turn alone can do, worked out from the highest turn total down: what it is worth on average, and
 * for each number of dice the lowest total at which banking is at least as good as rolling.
 */
export function turnValue(preset: PresetId) {
  const rolls = rollsOf(preset);
  const rolling: number[][] = rolls.map(() => []);
  const bankAtOrAbove: Record<string, number> = {};
  /** What so many dice to roll and a turn total are worth. */
  const best = (dice: number, total: number) =>
    total >= CERTAIN ? total : Math.max(total, rolling[dice]![total / STEP]!);

  for (let total = CERTAIN - STEP; total >= 0; total -= STEP) {
    for (let dice = 1; dice <= 6; dice++) {
      const value = rolls[dice]!.reduce((sum, { chance, holds }) => {
        const outcomes = holds.map(({ points, left }) => best(left, total + points));
        return sum + chance * Math.max(0, ...outcomes);
      }, 0);
      rolling[dice]![total / STEP] = value;
      if (value <= total) bankAtOrAbove[dice] = total;
    }
  }
  return { expected: rolling[6]![0]!, bankAtOrAbove, worth: best };
}
