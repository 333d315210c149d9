import { type Dice, FACES, type Face } from '../rules/dice.ts';
import type { Scorer } from '../rules/scorer.ts';

/** Of all ordered rolls of so many dice, the shares that score nothing and that score with every die; 0 to 1. */
export interface Odds {
  readonly farkle: number;
  readonly allScore: number;
}

/** Every set of so many dice, in rising order. */
const sets = (count: number, least: Face = 1): readonly Dice[] =>
  count === 0
    ? [[]]
    : FACES.filter((face) => face >= least).flatMap((face) =>
        sets(count - 1, face).map((others) => [face, ...others]),
      );

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** In how many orders these dice can fall. */
const orders = (dice: Dice): number =>
  FACES.reduce<number>(
    (ways, face) => ways / factorial(dice.filter((die) => die === face).length),
    factorial(dice.length),
  );

function count(scorer: Scorer, dice: number): Odds {
  const share = (counts: (roll: Dice) => boolean) =>
    sets(dice).reduce((sum, roll) => sum + (counts(roll) ? orders(roll) : 0), 0) / FACES.length ** dice;
  return {
    farkle: share((roll) => scorer.bestHold(roll) === null),
    allScore: share((roll) => scorer.value(roll) !== null),
  };
}

const known = new WeakMap<Scorer, Map<number, Odds>>();

/** The odds of a roll of one to six dice; counted once for each scorer. */
export function oddsOf(scorer: Scorer, dice: number): Odds {
  const ofScorer = known.get(scorer) ?? new Map<number, Odds>();
  known.set(scorer, ofScorer);
  const odds = ofScorer.get(dice) ?? count(scorer, dice);
  ofScorer.set(dice, odds);
  return odds;
}
