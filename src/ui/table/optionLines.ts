import type { TableView } from '../../table/view.ts';
import { optionRows } from '../../words/optionRows.ts';
import type { Words } from '../../words/words.ts';
import { wrapLines } from '../../words/wrapLines.ts';
import { cellWidth } from '../cells.ts';

export interface OptionLine {
  /** Empty where a value goes on from the line before. */
  readonly name: string;
  readonly value: string;
}

/** Cells for the names of the options, the space before the values counted. */
export const optionNameWidth = (lines: readonly OptionLine[]): number =>
  Math.max(...lines.map(({ name }) => cellWidth(name))) + 2;

/** What is played at this table in lines of at most `width` cells, nothing cut; and that it is fixed, where it is. */
export function optionLines(words: Words, view: TableView, width: number): readonly OptionLine[] {
  const rows = optionRows(words, view.options);
  const room = width - optionNameWidth(rows);
  const lines = rows.flatMap(({ name, value }) =>
    wrapLines(value, room).map((text, at) => ({ name: at === 0 ? name : '', value: text })),
  );
  if (!view.fixed) return lines;
  return [
    ...lines,
    ...wrapLines(words.t('refusals.fixedOptions'), room).map((value) => ({ name: '', value })),
  ];
}
