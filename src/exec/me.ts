import type { PlayerRecord } from '../records/players.ts';
import type { Words } from '../words/words.ts';
import { alignColumns } from './alignColumns.ts';
import { type Command, done, JSON_OPTION, json, refused } from './command.ts';

const NOTHING = { matches: 0, won: 0, bestScore: 0, bestTurn: 0, farkles: 0, hotDice: 0 };

/** What is recorded of the one who asks. */
export const me: Command = {
  name: 'me',
  about: 'exec.aboutMe',
  usage: '',
  count: [0, 0],
  options: [JSON_OPTION],
  examples: ['me', 'me --json'],
  async run({ words, flags, self, isKnown, services }) {
    if (!isKnown) return refused(words.t('exec.meUnknown'));
    const { tables } = services.session;
    const tableId = tables.tableOf(self.playerId);
    await services.records.caughtUp;
    // Who asks at the end of a match asks for its result.
    if (tableId !== null) await services.records.upTo(tableId);
    const record = services.records.player(self.playerId) ?? NOTHING;
    const seat = tableId === null ? null : tables.nameOf(tableId);
    // The name of today, which may be newer than the one of the last match.
    if (flags.json) return json({ ...record, name: self.name, seat });
    return done(recordText(words, self.name ?? '', record, seat));
  },
};

function recordText(
  { t, n }: Words,
  name: string,
  record: Omit<PlayerRecord, 'name'>,
  seat: string | null,
): string {
  const lines = [
    [t('exec.matches'), n(record.matches)],
    [t('exec.won'), n(record.won)],
    [t('exec.bestScore'), n(record.bestScore)],
    [t('exec.bestTurn'), n(record.bestTurn)],
    [t('exec.farkles'), n(record.farkles)],
    [t('exec.hotDice'), n(record.hotDice)],
  ];
  const kept = seat === null ? [] : [t('exec.seatAt', { table: seat })];
  return [name, alignColumns(lines, ['left', 'right']), ...kept].filter((line) => line !== '').join('\n');
}
