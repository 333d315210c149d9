import type { TableRow } from '../tables/tableManager.ts';
import { presetName } from '../words/presetName.ts';
import { rowState, stateText, timeText } from '../words/tableRow.ts';
import type { Words } from '../words/words.ts';
import { type Align, alignColumns } from './alignColumns.ts';
import { type Command, done, JSON_OPTION, json } from './command.ts';

/** The tables that are open to all; those by join code are for who has the code. */
export const tables: Command = {
  name: 'tables',
  about: 'exec.aboutTables',
  usage: '',
  count: [0, 0],
  options: [JSON_OPTION],
  examples: ['tables', 'tables --json'],
  run({ words, flags, services }) {
    const rows = services.session.tables.rows();
    if (flags.json) return json(rows.map(tableData));
    return done(rows.length === 0 ? words.t('lobby.noTables') : listText(words, rows));
  },
};

const ALIGNS: readonly Align[] = ['left', 'left', 'left', 'right', 'right', 'left', 'left', 'right'];

function listText(words: Words, rows: readonly TableRow[]): string {
  const { t, n } = words;
  const head = [
    t('lobby.colTable'),
    t('exec.colCode'),
    t('lobby.colPreset'),
    t('lobby.colTarget'),
    t('lobby.colSeats'),
    t('lobby.colTime'),
    t('lobby.colState'),
    t('lobby.colWatching'),
  ];
  const lines = rows.map((row) => [
    row.name,
    row.tableId,
    presetName(t, row.options.preset),
    row.options.target === null ? t('common.none') : n(row.options.target),
    `${row.taken}/${row.settings.seats}`,
    timeText(words, row.options.time),
    stateText(words, row),
    row.settings.spectators ? n(row.spectators) : t('common.off'),
  ]);
  return alignColumns([head, ...lines], ALIGNS);
}

const tableData = (row: TableRow) => ({
  name: row.name,
  code: row.tableId,
  state: rowState(row),
  preset: row.options.preset,
  target: row.options.target,
  time: row.options.time,
  seats: row.settings.seats,
  taken: row.taken,
  away: row.away,
  host: row.hostName,
  spectators: row.settings.spectators,
  watching: row.spectators,
});
