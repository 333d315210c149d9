import { z } from 'zod';
import { fifties, whole } from './bounds.ts';
import { houseTableSchema } from './house.ts';
import { PRESET_IDS } from './presets.ts';

/*
 * The options of a match (RULES.md section 4), parsed from outside: flags, the referee's file, the setup screen,
 * stored events. Times are in milliseconds, points in points. Field names are REFEREE.md's.
 */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const timeSchema = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('classic'),
    idleMs: whole(10 * SECOND, 600 * SECOND).default(60 * SECOND),
  }),
  z.strictObject({ mode: z.literal('pool'), poolMs: whole(10 * SECOND, 2 * HOUR).default(5 * MINUTE) }),
  z.strictObject({
    mode: z.literal('match'),
    matchMs: whole(30 * SECOND, 24 * HOUR).default(10 * MINUTE),
    turnMs: whole(10 * SECOND, 600 * SECOND)
      .nullable()
      .default(30 * SECOND),
    atEnd: z.enum(['stop', 'finishLap']).default('stop'),
  }),
  z.strictObject({ mode: z.literal('turn'), turnMs: whole(10 * SECOND, 600 * SECOND).default(30 * SECOND) }),
]);

const penaltySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('off') }),
  z.strictObject({
    kind: z.literal('row'),
    count: whole(1, 10).default(3),
    amount: fifties(50, 10_000).default(1_000),
  }),
  z.strictObject({
    kind: z.literal('every'),
    count: whole(1, 10).default(3),
    amount: fifties(50, 10_000).default(1_000),
  }),
]);

/** Options of a match; what is left out takes the default of RULES.md section 4. */
export const matchOptionsSchema = z
  .strictObject({
    preset: z.enum([...PRESET_IDS, 'house']).default('classic'),
    house: houseTableSchema.nullable().default(null),
    target: fifties(500, 100_000).nullable().default(10_000),
    time: timeSchema.default({ mode: 'classic', idleMs: 60 * SECOND }),
    penalty: penaltySchema.default({ kind: 'row', count: 3, amount: 1_000 }),
    openingThreshold: z.union([z.literal(0), fifties(50, 2_000)]).default(0),
    mustRollOnHotDice: z.boolean().default(false),
    fourAndTwo: z.boolean().default(false),
    instantWin: z.boolean().default(false),
    firstPlayer: z.enum(['seat1', 'rollOff', 'random']).default('seat1'),
    end: z.enum(['finalRound', 'firstToTarget']).default('finalRound'),
    negative: z.enum(['allowed', 'floor0']).default('allowed'),
  })
  .superRefine((options, issues) => {
    const timed = options.time.mode === 'pool' || options.time.mode === 'match';
    if (options.target === null && !timed) {
      issues.addIssue({ code: 'custom', path: ['target'], message: 'targetNeedsClock' });
    }
    if ((options.preset === 'house') !== (options.house !== null)) {
      issues.addIssue({ code: 'custom', path: ['house'], message: 'houseNeedsPreset' });
    }
  });

export type MatchOptions = Readonly<z.infer<typeof matchOptionsSchema>>;
export type TimeMode = MatchOptions['time'];
export type Penalty = MatchOptions['penalty'];

/** The default options of RULES.md section 4. */
export const DEFAULT_OPTIONS: MatchOptions = matchOptionsSchema.parse({});

/** Seats of a table and who may come in (RULES.md section 4, *seats* and *privacy*). One seat: a solo table with bots. */
export const tableSettingsSchema = z.strictObject({
  seats: whole(1, 8).default(4),
  access: z.enum(['open', 'code']).default('open'),
  spectators: z.boolean().default(true),
  chat: z.boolean().default(true),
});

export type TableSettings = Readonly<z.infer<typeof tableSettingsSchema>>;
export const DEFAULT_SETTINGS: TableSettings = tableSettingsSchema.parse({});
