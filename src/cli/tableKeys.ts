import { PRESET_IDS } from '../rules/presets.ts';
import { parseDuration } from '../setup/parseDuration.ts';
import { parseWhole } from '../setup/parseWhole.ts';
import { parseSwitch } from './parseSwitch.ts';

/*
 * The keys of one table written on the command line, and how each is read: to the raw shape of REFEREE.md, which the
 * schema of rules/options.ts then judges. `undefined` means that the text cannot be read at all.
 */

export interface TableKey {
  /** What may stand behind `=`, for the sentence that refuses something else and for the help. */
  readonly allowed: string;
  readonly read: (text: string) => unknown;
}

const readWhole = (text: string) => parseWhole(text) ?? undefined;
const readDuration = (text: string) => parseDuration(text) ?? undefined;
const readText = (text: string) => text;
const orWord = (word: string, value: unknown, read: TableKey['read']): TableKey['read'] => {
  return (text) => (text === word ? value : read(text));
};

const onOff: TableKey = { allowed: 'on or off', read: (text) => parseSwitch(text) ?? undefined };
const oneOf = (...words: readonly string[]): TableKey => ({
  allowed: `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
  read: readText,
});

/** `classic`, `pool:5m`, `match:10m`, `turn:30s`. */
function readTime(text: string): unknown {
  const [mode = '', limit, ...rest] = text.split(':');
  if (rest.length > 0) return undefined;
  const limitName = { classic: 'idleMs', pool: 'poolMs', match: 'matchMs', turn: 'turnMs' }[mode];
  if (limitName === undefined) return undefined;
  if (limit === undefined) return { mode };
  const limitMs = parseDuration(limit);
  return limitMs === null ? undefined : { mode, [limitName]: limitMs };
}

/** `off`, `row:3:1000`, `every:3:500`; count and amount may be left out. */
function readPenalty(text: string): unknown {
  const [kind, count, amount, ...rest] = text.split(':');
  if (rest.length > 0) return undefined;
  return {
    kind,
    ...(count === undefined ? {} : { count: parseWhole(count) }),
    ...(amount === undefined ? {} : { amount: parseWhole(amount) }),
  };
}

/** `x2` (times the triple), a number of points, or `off`. */
function readKind(text: string): unknown {
  if (/^x\d{1,2}$/.test(text)) return { times: Number(text.slice(1)) };
  const fixed = parseWhole(text);
  return fixed === null ? undefined : { fixed };
}

const POINTS = '50 to 20000 in fifties, or off';
const points: TableKey = { allowed: POINTS, read: orWord('off', null, readWhole) };
const kindPoints: TableKey = {
  allowed: `x1 to x20 (times the triple), ${POINTS}`,
  read: orWord('off', null, readKind),
};

/** Keys of the match's options (RULES.md section 4). */
export const OPTION_KEYS: Readonly<Record<string, TableKey>> = {
  preset: oneOf(...PRESET_IDS, 'house'),
  target: {
    allowed: '500 to 100000 in fifties, or none with time=pool or time=match',
    read: orWord('none', null, readWhole),
  },
  time: {
    allowed: 'classic:10s to 10m, pool:10s to 2h, match:30s to 24h, or turn:10s to 10m (like pool:5m)',
    read: readTime,
  },
  penalty: {
    allowed: 'off, row:N:POINTS or every:N:POINTS with N 1 to 10 and POINTS 50 to 10000 in fifties',
    read: readPenalty,
  },
  openingThreshold: {
    allowed: 'none, or 50 to 2000 in fifties',
    read: orWord('none', 0, readWhole),
  },
  mustRollOnHotDice: onOff,
  fourAndTwo: onOff,
  instantWin: onOff,
  firstPlayer: oneOf('seat1', 'rollOff', 'random'),
  end: oneOf('finalRound', 'firstToTarget'),
  negative: oneOf('allowed', 'floor0'),
};

/** Keys that complete `time`: `idle` for classic, `turn` and `atEnd` for the match clock. */
export const TIME_KEYS: Readonly<Record<string, TableKey>> = {
  idle: { allowed: '10s to 10m, with time=classic or without time', read: readDuration },
  turn: { allowed: '10s to 10m, or off, with time=match', read: orWord('off', null, readDuration) },
  atEnd: { allowed: 'stop or finishLap, with time=match', read: readText },
};

/** Keys of the table itself. */
export const SETTING_KEYS: Readonly<Record<string, TableKey>> = {
  seats: { allowed: '2 to 8 (1 for a solo table with bots)', read: readWhole },
  access: oneOf('open', 'code'),
  spectators: onOff,
  chat: onOff,
};

/** Keys of a house table: a base and what differs from it; only with preset=house. */
export const HOUSE_KEYS: Readonly<Record<string, TableKey>> = {
  base: oneOf(...PRESET_IDS),
  one: points,
  five: points,
  triples: {
    allowed: `six values, for 1s to 6s, with "/" between: each ${POINTS}`,
    read: (text) => text.split('/').map(points.read),
  },
  four: kindPoints,
  fiveKind: kindPoints,
  six: kindPoints,
  threePairs: points,
  fourPair: points,
  twoTriples: points,
  straight15: points,
  straight26: points,
  straight16: points,
};
