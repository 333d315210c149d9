import type { Key } from '../../i18n/catalogue.ts';
import type { TableRow } from '../../tables/tableManager.ts';
import { presetName, shortPresetName } from '../../words/presetName.ts';
import { stateText, timeText } from '../../words/tableRow.ts';
import type { Words } from '../../words/words.ts';
import { cellWidth, column } from '../cells.ts';

interface Field {
  readonly head: Key;
  readonly align: 'left' | 'right';
  readonly cell: (row: TableRow, words: Words) => string;
}

/** A column of the list: its head and the cells of all rows, as wide as the longest of them. */
interface Column {
  readonly texts: readonly string[];
  readonly align: 'left' | 'right';
  readonly width: number;
}

const NAME: Field = { head: 'lobby.colTable', align: 'left', cell: ({ name }) => name };
const PRESET: Field = {
  head: 'lobby.colPreset',
  align: 'left',
  cell: ({ options }, { t }) => presetName(t, options.preset),
};
const SHORT_PRESET: Field = {
  ...PRESET,
  cell: ({ options }, { t }) => shortPresetName(t, options.preset),
};
const TARGET: Field = {
  head: 'lobby.colTarget',
  align: 'right',
  cell: ({ options }, { t, n }) => (options.target === null ? t('common.none') : n(options.target)),
};
const SEATS: Field = {
  head: 'lobby.colSeats',
  align: 'right',
  cell: ({ taken, settings }) => `${taken}/${settings.seats}`,
};
const TIME: Field = {
  head: 'lobby.colTime',
  align: 'left',
  cell: (row, words) => timeText(words, row.options.time),
};
const STATE: Field = { head: 'lobby.colState', align: 'left', cell: (row, words) => stateText(words, row) };
const WATCHING: Field = {
  head: 'lobby.colWatching',
  align: 'right',
  cell: (row, { n }) => n(row.spectators),
};

/** What stands beside the name, the most telling choice first: the first that leaves the name room is taken. */
const CHOICES: readonly (readonly Field[])[] = [
  [PRESET, TARGET, SEATS, TIME, STATE, WATCHING],
  [SHORT_PRESET, TARGET, SEATS, TIME, STATE, WATCHING],
  [SHORT_PRESET, TARGET, SEATS, TIME, STATE],
  [TARGET, SEATS, TIME, STATE],
  [TARGET, SEATS, STATE],
  [SEATS, STATE],
];

const GAP = '  ';
const LEAST_NAME = 16;
const MOST_NAME = 32;

/** The head of the list and its rows as lines of at most `width` cells; the facts that have no room are left out. */
export function listText(
  rows: readonly TableRow[],
  width: number,
  words: Words,
  ellipsis: string,
): { readonly head: string; readonly lines: readonly string[] } {
  const columnOf = ({ head, align, cell }: Field): Column => {
    const texts = [words.t(head), ...rows.map((row) => cell(row, words))];
    return { texts, align, width: Math.max(...texts.map(cellWidth)) };
  };
  const room = (columns: readonly Column[]) =>
    width - columns.reduce((sum, each) => sum + each.width + GAP.length, 0);
  const choices = CHOICES.map((fields) => fields.map(columnOf));
  const facts = choices.find((columns) => room(columns) >= LEAST_NAME) ?? choices.at(-1)!;
  const name = { ...columnOf(NAME), width: Math.min(MOST_NAME, Math.max(1, room(facts))) };
  const line = (at: number) =>
    [name, ...facts].map((each) => column(each.texts[at] ?? '', each.width, each.align, ellipsis)).join(GAP);
  return { head: line(0), lines: rows.map((_, at) => line(at + 1)) };
}
