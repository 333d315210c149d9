import type { PlayerRecord } from '../records/players.ts';
import type { Words } from '../words/words.ts';
import { type Align, alignColumns } from './alignColumns.ts';
import { type Call, type Command, done, JSON_OPTION, json, misused } from './command.ts';

const USUAL = 10;
const MOST = 100;

/** The best players of this server, from the matches that ended. */
export const top: Command = {
  name: 'top',
  about: 'exec.aboutTop',
  usage: '',
  count: [0, 0],
  options: [
    { name: 'limit', value: 'N', about: 'exec.optionLimit', params: { most: MOST, usual: USUAL } },
    JSON_OPTION,
  ],
  examples: ['top', 'top --limit 3', 'top --json'],
  async run({ words, flags, services }) {
    const limit = limitOf(flags.limit);
    if (limit === null) return misused(words.t('exec.badLimit', { most: MOST }));
    await services.records.caughtUp;
    const players = services.records.top(limit);
    if (flags.json) return json(players.map((player, index) => ({ rank: index + 1, ...player })));
    return done(players.length === 0 ? words.t('exec.topEmpty') : listText(words, players));
  },
};

function limitOf(typed: Call['flags'][string] | undefined): number | null {
  if (typed === undefined) return USUAL;
  const limit = /^\d{1,3}$/.test(String(typed)) ? Number(typed) : 0;
  return limit >= 1 && limit <= MOST ? limit : null;
}

const ALIGNS: readonly Align[] = ['right', 'left', 'right', 'right', 'right', 'right'];

function listText({ t, n }: Words, players: readonly PlayerRecord[]): string {
  const head = [
    '#',
    t('exec.colPlayer'),
    t('exec.won'),
    t('exec.matches'),
    t('exec.bestScore'),
    t('exec.bestTurn'),
  ];
  const lines = players.map(({ name, won, matches, bestScore, bestTurn }, index) => [
    n(index + 1),
    name,
    n(won),
    n(matches),
    n(bestScore),
    n(bestTurn),
  ]);
  return alignColumns([head, ...lines], ALIGNS);
}
