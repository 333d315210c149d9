import fc from 'fast-check';
import type { Dice, Face } from '../../src/rules/dice.ts';
import type { HouseTable } from '../../src/rules/house.ts';
import { PRESET_IDS } from '../../src/rules/presets.ts';

/** Dice as the case files write them. */
export const roll = (text: string): Dice => [...text].map((digit) => Number(digit) as Face);

export const someFace = fc.constantFrom<Face>(1, 2, 3, 4, 5, 6);
export const someDice = fc.array(someFace, { minLength: 1, maxLength: 6 });
export const somePreset = fc.constantFrom(...PRESET_IDS);

const somePoints = fc.integer({ min: 1, max: 400 }).map((fifties) => fifties * 50);
const points = fc.option(somePoints);
const kind = fc.option(
  fc.oneof(fc.record({ times: fc.integer({ min: 1, max: 20 }) }), fc.record({ fixed: somePoints })),
);

/** House tables as a host may make them: any base, any of the values changed or switched off. */
export const someHouse: fc.Arbitrary<HouseTable> = fc.record(
  {
    base: somePreset,
    one: points,
    five: points,
    triples: fc.tuple(points, points, points, points, points, points),
    four: kind,
    fiveKind: kind,
    six: kind,
    threePairs: points,
    fourPair: points,
    twoTriples: points,
    straight15: points,
    straight26: points,
    straight16: points,
  },
  { requiredKeys: ['base'] },
);
