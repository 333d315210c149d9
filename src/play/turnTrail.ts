import type { Dice, Face } from '../rules/dice.ts';
import type { PublicTableEvent } from '../table/events.ts';
import type { LoggedEvent } from '../table/view.ts';

/** What the log tells of the running turn beyond the view. */
export interface TurnTrail {
  /** Dice set aside in this turn and not rolled again, in the order in which they were held. */
  readonly setAside: Dice;
  /** The last roll of the match, this turn's or the one before. */
  readonly lastDice: Dice | null;
  /** What happened last that is worth a sentence under the dice: a hold of this turn, or how the one before ended. */
  readonly last: LoggedEvent | null;
}

const WORTH_SAYING = new Set<PublicTableEvent['type']>([
  'DiceHeld',
  'Farkled',
  'PenaltyTaken',
  'TurnBanked',
  'TurnTimedOut',
  'SeatOutOfTime',
  'SeatGone',
]);

/** The faces at the positions of a hold; positions count from 1. */
export const facesAt = (dice: Dice, positions: readonly number[]): Face[] =>
  positions.flatMap((position) => dice[position - 1] ?? []);

/** Follows the newest match through the log (RULES.md section 2): where its turn stands and how it came there. */
export function turnTrail(log: readonly LoggedEvent[]): TurnTrail {
  let [lastDice, last]: [Dice | null, LoggedEvent | null] = [null, null];
  let setAside: Dice = [];
  for (const logged of log) {
    const { event } = logged;
    if (event.type === 'MatchStarted') [lastDice, last] = [null, null];
    if (event.type === 'MatchStarted' || event.type === 'TurnOpened') setAside = [];
    if (event.type === 'DiceRolled') lastDice = event.dice;
    if (event.type === 'DiceHeld') {
      setAside = event.hotDice ? [] : [...setAside, ...facesAt(lastDice ?? [], event.positions)];
    }
    if (WORTH_SAYING.has(event.type)) last = logged;
  }
  return { setAside, lastDice, last };
}
