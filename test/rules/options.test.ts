import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, matchOptionsSchema, tableSettingsSchema } from '../../src/rules/options.ts';
import { PRESET_IDS } from '../../src/rules/presets.ts';
import { someOptions } from './arbitraries.ts';

const accepts = (options: unknown) => matchOptionsSchema.safeParse(options).success;

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** An option with the values that stand just within its bounds, and just outside. */
interface Bounds {
  readonly option: string;
  readonly set: (value: unknown) => unknown;
  readonly within: readonly unknown[];
  readonly outside: readonly unknown[];
}

const penalty = (kind: string, field: string) => (value: unknown) => ({ penalty: { kind, [field]: value } });
const time = (mode: string, field: string) => (value: unknown) => ({ time: { mode, [field]: value } });
const house = (field: string) => (value: unknown) => ({ preset: 'house', house: { [field]: value } });

const junk = [null, '1000', Number.NaN, Number.POSITIVE_INFINITY, {}, [], true];
const housePoints = { within: [50, 20_000, null], outside: [0, 49, 75, 20_050, -50, 100.5, '100'] };
const houseKind = {
  within: [null, { times: 1 }, { times: 20 }, { fixed: 50 }, { fixed: 20_000 }],
  outside: [
    { times: 0 },
    { times: 1.5 },
    { times: 21 },
    { fixed: 60 },
    { fixed: null },
    { times: 2, fixed: 50 },
    {},
    800,
  ],
};
const turnLimit = {
  within: [10 * SECOND, 600 * SECOND],
  outside: [10 * SECOND - 1, 600 * SECOND + 1, 15_000.5],
};

const BOUNDS: readonly Bounds[] = [
  {
    option: 'preset',
    set: (preset) => ({ preset }),
    within: PRESET_IDS,
    outside: ['', 'Classic', 'house', 'toString', null, 1],
  },
  {
    option: 'target',
    set: (target) => ({ target }),
    within: [500, 550, 100_000],
    outside: [450, 525, 100_050, -500, 0, ...junk],
  },
  {
    option: 'target with a match clock',
    set: (target) => ({ target, time: { mode: 'match' } }),
    within: [null, 500],
    outside: [450, '500'],
  },
  {
    option: 'target with a pool',
    set: (target) => ({ target, time: { mode: 'pool' } }),
    within: [null, 500],
    outside: [450, '500'],
  },
  {
    option: 'target with a turn clock',
    set: (target) => ({ target, time: { mode: 'turn' } }),
    within: [500],
    outside: [null],
  },
  { option: 'idle limit', set: time('classic', 'idleMs'), ...turnLimit },
  {
    option: 'pool',
    set: time('pool', 'poolMs'),
    within: [10 * SECOND, 2 * HOUR],
    outside: [10 * SECOND - 1, 2 * HOUR + 1, null],
  },
  {
    option: 'match clock',
    set: time('match', 'matchMs'),
    within: [30 * SECOND, 24 * HOUR],
    outside: [30 * SECOND - 1, 24 * HOUR + 1, null],
  },
  {
    option: 'turn limit of a match clock',
    set: time('match', 'turnMs'),
    within: [null, ...turnLimit.within],
    outside: turnLimit.outside,
  },
  {
    option: 'end of a match clock',
    set: time('match', 'atEnd'),
    within: ['stop', 'finishLap'],
    outside: ['lap', null],
  },
  {
    option: 'turn clock',
    set: time('turn', 'turnMs'),
    within: turnLimit.within,
    outside: [...turnLimit.outside, null],
  },
  {
    option: 'another mode’s time',
    set: time('turn', 'poolMs'),
    within: [],
    outside: [60 * SECOND],
  },
  ...['row', 'every'].flatMap((kind): Bounds[] => [
    {
      option: `penalty count, ${kind}`,
      set: penalty(kind, 'count'),
      within: [1, 10],
      outside: [0, 11, 2.5, ...junk],
    },
    {
      option: `penalty amount, ${kind}`,
      set: penalty(kind, 'amount'),
      within: [50, 10_000],
      outside: [0, 49, 75, 10_050, -1_000, ...junk],
    },
  ]),
  {
    option: 'penalty',
    set: (kind) => ({ penalty: { kind } }),
    within: ['off', 'row', 'every'],
    outside: ['never', null],
  },
  {
    option: 'opening threshold',
    set: (openingThreshold) => ({ openingThreshold }),
    within: [0, 50, 2_000],
    outside: [25, 75, 2_050, -50, ...junk],
  },
  ...['mustRollOnHotDice', 'fourAndTwo', 'instantWin'].map(
    (option): Bounds => ({
      option,
      set: (value) => ({ [option]: value }),
      within: [true, false],
      outside: [null, 0, 'true'],
    }),
  ),
  {
    option: 'first player',
    set: (firstPlayer) => ({ firstPlayer }),
    within: ['seat1', 'rollOff', 'random'],
    outside: ['seat2', null],
  },
  {
    option: 'end',
    set: (end) => ({ end }),
    within: ['finalRound', 'firstToTarget'],
    outside: ['never', null],
  },
  {
    option: 'negative',
    set: (negative) => ({ negative }),
    within: ['allowed', 'floor0'],
    outside: [true, null],
  },
  ...['one', 'five', 'threePairs', 'fourPair', 'twoTriples', 'straight15', 'straight26', 'straight16'].map(
    (field): Bounds => ({ option: `house ${field}`, set: house(field), ...housePoints }),
  ),
  ...['four', 'fiveKind', 'six'].map(
    (field): Bounds => ({ option: `house ${field}`, set: house(field), ...houseKind }),
  ),
  {
    option: 'house triples',
    set: house('triples'),
    within: [
      [1000, 200, 300, 400, 500, 600],
      [null, null, null, null, null, 50],
    ],
    outside: [
      null,
      [],
      [100, 100, 100, 100, 100],
      [100, 100, 100, 100, 100, 100, 100],
      [10, 100, 100, 100, 100, 100],
    ],
  },
  { option: 'house base', set: house('base'), within: PRESET_IDS, outside: ['house', null] },
];

describe('RULES.md section 4: bounds of the options', () => {
  for (const { option, set, within, outside } of BOUNDS) {
    it(`keeps to the bounds of: ${option}`, () => {
      expect(within.filter((value) => !accepts(set(value)))).toEqual([]);
      expect(outside.filter((value) => accepts(set(value)))).toEqual([]);
    });
  }

  it('has the defaults of the table', () => {
    expect(DEFAULT_OPTIONS).toEqual({
      preset: 'classic',
      house: null,
      target: 10_000,
      time: { mode: 'classic', idleMs: 60_000 },
      penalty: { kind: 'row', count: 3, amount: 1_000 },
      openingThreshold: 0,
      mustRollOnHotDice: false,
      fourAndTwo: false,
      instantWin: false,
      firstPlayer: 'seat1',
      end: 'finalRound',
      negative: 'allowed',
    });
    const ofMode = (mode: string) => matchOptionsSchema.parse({ time: { mode } }).time;
    expect(ofMode('pool')).toEqual({ mode: 'pool', poolMs: 300_000 });
    expect(ofMode('match')).toEqual({ mode: 'match', matchMs: 600_000, turnMs: 30_000, atEnd: 'stop' });
    expect(ofMode('turn')).toEqual({ mode: 'turn', turnMs: 30_000 });
  });

  it('wants a house table exactly with the preset house', () => {
    expect(accepts({ preset: 'house', house: {} })).toBe(true);
    expect(accepts({ preset: 'house' })).toBe(false);
    expect(accepts({ preset: 'classic', house: {} })).toBe(false);
  });

  it('refuses fields that it does not know, in every part', () => {
    for (const options of [
      { speed: 1 },
      { time: { mode: 'turn', idleMs: 60_000 } },
      { penalty: { kind: 'off', amount: 50 } },
      { preset: 'house', house: { seven: 50 } },
      JSON.parse('{"__proto__":{"target":500}}'),
    ]) {
      expect(accepts(options)).toBe(false);
    }
  });
});

describe('seats and privacy', () => {
  it('keeps to its bounds and has its defaults', () => {
    const seats = (count: unknown) => tableSettingsSchema.safeParse({ seats: count }).success;
    expect([1, 2, 8].every(seats)).toBe(true);
    expect([0, 9, 2.5, '4', null].some(seats)).toBe(false);
    expect(tableSettingsSchema.parse({})).toEqual({ seats: 4, access: 'open', spectators: true, chat: true });
    expect(tableSettingsSchema.safeParse({ access: 'secret' }).success).toBe(false);
  });
});

describe('whatever comes from outside', () => {
  it('keeps options through text and back', () => {
    fc.assert(
      fc.property(someOptions, (options) => {
        expect(matchOptionsSchema.parse(JSON.parse(JSON.stringify(options)))).toEqual(options);
      }),
    );
  });

  it('refuses junk without a throw', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true }), (value) => {
        const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
        const result = matchOptionsSchema.safeParse(value);
        if (!isObject) expect(result.success).toBe(false);
        if (result.success) expect(matchOptionsSchema.parse(result.data)).toEqual(result.data);
      }),
    );
  });

  it('refuses options with one field of junk, or keeps what it is worth', () => {
    const field = fc.constantFrom(...Object.keys(DEFAULT_OPTIONS));
    fc.assert(
      fc.property(someOptions, field, fc.anything(), (options, name, value) => {
        const result = matchOptionsSchema.safeParse({ ...options, [name]: value });
        if (result.success && value !== undefined) expect(result.data).toMatchObject({ [name]: value });
      }),
    );
  });
});
