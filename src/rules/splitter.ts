import type { Combination } from './combinations.ts';
import { type Dice, FACES } from './dice.ts';

/** How many dice show each face, from 1 to 6: dice without an order. */
export type Counts = readonly number[];

/** Dice split into combinations without a rest. */
export interface Split {
  readonly points: number;
  readonly combinations: readonly Combination[];
}

const NOTHING: Split = { points: 0, combinations: [] };

export const countsOf = (dice: Dice): Counts =>
  FACES.map((face) => dice.filter((die) => die === face).length);

const fits = (part: Counts, whole: Counts) => part.every((count, face) => count <= whole[face]!);
const without = (whole: Counts, part: Counts) => whole.map((count, face) => count - part[face]!);

/**
 * Finds the split worth most, or null where some die is left over (RULES.md section 2.3). Each set of dice is worked
 * out once. Of equal splits the one with the largest combination stays: `combinations` come with most dice first.
 */
export function makeSplitter(combinations: readonly Combination[]): (counts: Counts) => Split | null {
  const parts = combinations.map((combination) => ({ combination, counts: countsOf(combination.dice) }));
  const known = new Map<string, Split | null>([[countsOf([]).join(), NOTHING]]);

  function bestSplit(counts: Counts): Split | null {
    let best: Split | null = null;
    for (const part of parts) {
      const rest = fits(part.counts, counts) ? splitOf(without(counts, part.counts)) : null;
      if (rest === null) continue;
      const points = part.combination.points + rest.points;
      if (best === null || points > best.points) {
        best = { points, combinations: [part.combination, ...rest.combinations] };
      }
    }
    return best;
  }

  function splitOf(counts: Counts): Split | null {
    const key = counts.join();
    let split = known.get(key);
    if (split === undefined) {
      split = bestSplit(counts);
      known.set(key, split);
    }
    return split;
  }

  return splitOf;
}
