import type { Dice } from '../rules/dice.ts';
import { type FairStream, fairRoll } from './fairRoll.ts';

/** One roll as the match recorded it; a roll-off is a roll of one die. */
export interface NumberedRoll {
  readonly k: number;
  readonly dice: Dice;
}

/** The first roll that does not follow from the secret. */
export interface RollMismatch {
  readonly shown: NumberedRoll;
  readonly expected: NumberedRoll;
}

/**
 * Recomputes every roll of a finished match, in the order in which they fell (RULES.md section 8). Null: all are right.
 * Numbers must run 1, 2, 3 …: a server that could leave one out could throw unwelcome dice away.
 */
export function verifyRolls(stream: FairStream, rolls: readonly NumberedRoll[]): RollMismatch | null {
  for (const [index, shown] of rolls.entries()) {
    const k = index + 1;
    const expected = { k, dice: fairRoll(stream, k, shown.dice.length) };
    if (shown.k !== k || shown.dice.join() !== expected.dice.join()) return { shown, expected };
  }
  return null;
}
