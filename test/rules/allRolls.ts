import type { Dice, Face } from '../../src/rules/dice.ts';

const FACES: Dice = [1, 2, 3, 4, 5, 6];

const ofSize = (size: number, least: Face = 1): readonly Dice[] =>
  size === 0
    ? [[]]
    : FACES.filter((face) => face >= least).flatMap((face) =>
        ofSize(size - 1, face).map((others) => [face, ...others]),
      );

const ALL = FACES.flatMap((size) => ofSize(size));

/** Every set of one to six dice, each in rising order: 923 of them. */
export const multisets = (): readonly Dice[] => ALL;

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** In how many ordered rolls these dice can fall. */
export const orderings = (dice: Dice): number =>
  FACES.reduce<number>(
    (ways, face) => ways / factorial(dice.filter((die) => die === face).length),
    factorial(dice.length),
  );
