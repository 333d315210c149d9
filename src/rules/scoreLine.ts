import type { Dice } from './dice.ts';
import type { Scorer } from './scorer.ts';

/** What `farkle score --json` says of one roll, field by field in this order. */
export interface ScoreLine {
  /** The faces as they were given, without separators. */
  readonly dice: string;
  /** Most points that one selection can score; 0 is a farkle. */
  readonly best: number;
  /** Dice in that selection, the most among the best. */
  readonly uses: number;
  /** Points of all the dice together, or null where that is not a legal selection. */
  readonly all: number | null;
}

export function scoreLine(scorer: Scorer, dice: Dice): ScoreLine {
  const { points, uses } = scorer.best(dice);
  return { dice: dice.join(''), best: points, uses, all: scorer.value(dice) };
}
