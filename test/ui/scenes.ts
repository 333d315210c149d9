import { DEFAULT_OPTIONS, DEFAULT_SETTINGS } from '../../src/rules/options.ts';
import type { SessionView } from '../../src/session/session.ts';
import { aRow } from './fakeSession.ts';

const LONG = 'Kühle Nächte am großen See mit sehr langem Namen';

const rows = [
  aRow(),
  aRow({
    tableId: 't2',
    name: LONG,
    phase: 'playing',
    taken: 4,
    spectators: 12,
    options: { ...DEFAULT_OPTIONS, preset: 'kcd', target: null, time: { mode: 'pool', poolMs: 300_000 } },
  }),
  aRow({
    tableId: 't3',
    name: '骰子大会骰子大会骰子大会',
    locked: true,
    away: 1,
    settings: { ...DEFAULT_SETTINGS, spectators: false, chat: false },
    options: { ...DEFAULT_OPTIONS, preset: 'depot', time: { mode: 'turn', turnMs: 30_000 } },
  }),
  ...Array.from({ length: 40 }, (_, at) => aRow({ tableId: `m${at}`, name: `Table ${at}`, taken: 4 })),
];

const people = Array.from({ length: 60 }, (_, at) => ({
  name: at === 0 ? LONG.slice(0, 20) : `Player ${at}`,
  tableName: at % 2 === 0 ? null : LONG,
}));

export interface Scene {
  readonly name: string;
  readonly view: Partial<SessionView>;
  readonly keys?: readonly string[];
}

const busy = { rows, people, seatedAt: { tableId: 't2', name: LONG } };
const downs = (count: number) => Array<string>(count).fill('down');

/** Screens as they are at their fullest and at their emptiest. */
export const SCENES: readonly Scene[] = [
  { name: 'welcome', view: { place: { at: 'welcome' } } },
  {
    name: 'welcome-guest',
    view: {
      place: { at: 'welcome' },
      name: null,
      resumeCode: 'K7QM-2F9X-WWPL',
      predictableDice: true,
      motd: 'Tournament on Sunday at eight. Bring friends, bring luck, and bring a terminal that is wide enough.',
    },
  },
  { name: 'lobby-empty', view: { people: people.slice(1, 3) } },
  { name: 'lobby-busy', view: busy },
  { name: 'lobby-scrolled', view: busy, keys: downs(30) },
  { name: 'lobby-code', view: busy, keys: ['c'] },
  { name: 'settings', view: {}, keys: ['s'] },
  { name: 'setup', view: {}, keys: ['n'] },
  { name: 'setup-typing', view: {}, keys: ['n', ...downs(6), '7', '7', 'enter'] },
  { name: 'setup-house', view: {}, keys: ['n', ...downs(5), 'left', ...downs(20)] },
  { name: 'setup-match-clock', view: {}, keys: ['n', ...downs(9), 'right', 'right', ...downs(3)] },
  { name: 'setup-defaults', view: {}, keys: ['n', 'd'] },
  { name: 'help', view: busy, keys: ['?'] },
  { name: 'goodbye', view: { ending: 'replaced' } },
];

export const SIZES = [
  [80, 24],
  [60, 20],
  [120, 40],
  [200, 60],
] as const;
