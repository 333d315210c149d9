import type { Combination } from './combinations.ts';
import type { Dice } from './dice.ts';
import { type ScoreLine, scoreLine } from './scoreLine.ts';
import type { Scorer } from './scorer.ts';

/** What a roll is worth, with the selection that scores most and how it splits; both empty for a farkle. */
export interface RollWorth extends ScoreLine {
  readonly held: Dice;
  readonly split: readonly Combination[];
}

export function rollWorth(scorer: Scorer, dice: Dice): RollWorth {
  const held = scorer.bestHold(dice)?.positions.flatMap((position) => dice[position - 1] ?? []) ?? [];
  return { ...scoreLine(scorer, dice), held, split: scorer.split(held) ?? [] };
}
