import type { Key } from '../../i18n/catalogue.ts';
import type { TableRow } from '../../tables/tableManager.ts';
import { presetName, shortPresetName } from '../../words/presetName.ts';
import { stateText, timeText } from '../../words/tableRow.ts';
import type { Words } from '../../words/words.ts';
import { column } from '../cells.ts';

interface Column {
  readonly head: Key;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly cell: (row: TableRow, words: Words) => string;
}

const left = (head: Key, width: number, cell: Column['cell']): Column => ({
  head,
  width,
  align: 'left',
  cell,
});
const right = (head: Key, width: number, cell: Column['cell']): Column => ({
  head,
  width,
  align: 'right',
  cell,
});

/** The columns that fit a list of `columns` cells; the name takes what is left over. */
export function columnsFor(columns: number): readonly Column[] {
  const isNarrow = columns < 70;
  const isRoomy = columns >= 100;
  const presetText = isRoomy ? presetName : shortPresetName;
  const fixed = [
    ...(isNarrow
      ? []
      : [left('lobby.colPreset', isRoomy ? 26 : 14, ({ options }, { t }) => presetText(t, options.preset))]),
    right('lobby.colTarget', 7, ({ options }, { t, n }) =>
      options.target === null ? t('common.none') : n(options.target),
    ),
    right('lobby.colSeats', 5, ({ taken, settings }) => `${taken}/${settings.seats}`),
    left('lobby.colTime', isNarrow ? 14 : 16, (row, words) => timeText(words, row.options.time)),
    left('lobby.colState', 8, (row, words) => stateText(words, row)),
    ...(columns < 90 ? [] : [right('lobby.colWatching', 8, (row, { n }) => n(row.spectators))]),
  ];
  const used = fixed.reduce((sum, each) => sum + each.width + GAP.length, 0);
  const nameWidth = Math.min(32, Math.max(8, columns - used));
  return [left('lobby.colTable', nameWidth, (row) => row.name), ...fixed];
}

const GAP = '  ';

export const headText = (columns: readonly Column[], { t }: Words, ellipsis: string): string =>
  columns.map(({ head, width, align }) => column(t(head), width, align, ellipsis)).join(GAP);

export const rowText = (columns: readonly Column[], row: TableRow, words: Words, ellipsis: string): string =>
  columns.map(({ cell, width, align }) => column(cell(row, words), width, align, ellipsis)).join(GAP);
