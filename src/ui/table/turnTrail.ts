import type { Dice, Face } from '../../rules/dice.ts';
import type { LoggedEvent } from '../../table/view.ts';

/** What the log tells of the running turn beyond the view. */
export interface TurnTrail {
  /** Dice set aside in this turn and not rolled again, in the order in which they were held. */
  readonly setAside: Dice;
}

const NOTHING: TurnTrail = { setAside: [] };

/** Follows the running turn through the log, back from its end: the dice that lie aside (RULES.md section 2). */
export function turnTrail(log: readonly LoggedEvent[]): TurnTrail {
  const from = log.findLastIndex(({ event }) => event.type === 'TurnOpened');
  if (from < 0) return NOTHING;
  let [rolled, aside]: [Dice, Dice] = [[], []];
  for (const { event } of log.slice(from)) {
    if (event.type === 'DiceRolled') rolled = event.dice;
    if (event.type === 'DiceHeld') {
      const held = event.positions.map((position): Face | undefined => rolled[position - 1]);
      aside = event.hotDice ? [] : [...aside, ...held.filter((face) => face !== undefined)];
    }
  }
  return { setAside: aside };
}
