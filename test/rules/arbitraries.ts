import fc from 'fast-check';
import type { Dice, Face } from '../../src/rules/dice.ts';
import type { HouseTable } from '../../src/rules/house.ts';
import type { MatchOptions, Penalty, TimeMode } from '../../src/rules/options.ts';
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

const fifties = (least: number, most: number) =>
  fc.integer({ min: least / 50, max: most / 50 }).map((count) => count * 50);

const penaltyOf = (kind: 'row' | 'every'): fc.Arbitrary<Penalty> =>
  fc.record({
    kind: fc.constant(kind),
    count: fc.integer({ min: 1, max: 10 }),
    amount: fifties(50, 10_000),
  });

const turnMs = fc.integer({ min: 10_000, max: 600_000 });

const untimed: fc.Arbitrary<TimeMode> = fc.oneof(
  fc.record({ mode: fc.constant('classic'), idleMs: turnMs }),
  fc.record({ mode: fc.constant('turn'), turnMs }),
);

const timed: fc.Arbitrary<TimeMode> = fc.oneof(
  fc.record({ mode: fc.constant('pool'), poolMs: fc.integer({ min: 10_000, max: 7_200_000 }) }),
  fc.record({
    mode: fc.constant('match'),
    matchMs: fc.integer({ min: 30_000, max: 86_400_000 }),
    turnMs: fc.option(turnMs),
    atEnd: fc.constantFrom('stop', 'finishLap'),
  }),
);

const someTarget = fifties(500, 100_000);

const timeAndTarget = fc.oneof(
  fc.record({ time: untimed, target: someTarget }),
  fc.record({ time: timed, target: fc.option(someTarget) }),
);

const scoring = fc.oneof(
  fc.record({ preset: somePreset, house: fc.constant(null) }),
  fc.record({ preset: fc.constant('house'), house: someHouse }),
);

const switches = fc.record({
  penalty: fc.oneof(fc.constant({ kind: 'off' } as const), penaltyOf('row'), penaltyOf('every')),
  openingThreshold: fc.oneof(fc.constant(0), fifties(50, 2_000)),
  mustRollOnHotDice: fc.boolean(),
  fourAndTwo: fc.boolean(),
  instantWin: fc.boolean(),
  firstPlayer: fc.constantFrom('seat1', 'rollOff', 'random'),
  end: fc.constantFrom('finalRound', 'firstToTarget'),
  negative: fc.constantFrom('allowed', 'floor0'),
});

/** Every set of options that a host may choose (RULES.md section 4). */
export const someOptions: fc.Arbitrary<MatchOptions> = fc
  .tuple(scoring, timeAndTarget, switches)
  .map(([table, clock, others]) => ({ ...table, ...clock, ...others }));
