import stringWidth from 'string-width';
import { wrapLines } from '../words/wrapLines.ts';
import type { TableBlock } from './page.ts';

const GAP = '  ';

interface Column {
  readonly natural: number;
  /** The longest word: narrower than this it would be cut. */
  readonly least: number;
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => stringWidth(text)));

function columnsOf({ head, rows }: TableBlock): readonly Column[] {
  return head.map((title, at) => {
    const cells = [title, ...rows.map((row) => row[at] ?? '')];
    return { natural: widest(cells), least: widest(cells.flatMap((cell) => cell.split(' '))) };
  });
}

const together = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width, 0) + GAP.length * (widths.length - 1);

/** Takes from the widest column that can give, until all fit. */
function shrunk(columns: readonly Column[], width: number): readonly number[] {
  const widths = columns.map(({ natural }) => natural);
  while (together(widths) > width) {
    const spare = widths.map((now, at) => (now > (columns[at]?.least ?? 0) ? now : 0));
    const most = Math.max(...spare);
    // Not even whole words fit: the widest column is cut.
    const at = most > 0 ? spare.indexOf(most) : widths.indexOf(Math.max(...widths));
    if ((widths[at] ?? 0) <= 1) break;
    widths[at] = (widths[at] ?? 0) - 1;
  }
  return widths;
}

/** Which columns stand side by side: all, or in groups that each repeat the first. */
function groupsOf(columns: readonly Column[], width: number): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (const at of columns.keys()) {
    if (at === 0) continue;
    const group = groups.at(-1);
    const wider = [0, ...(group ?? []).filter((other) => other > 0), at].map((of) => columns[of]?.least ?? 0);
    if (group !== undefined && together(wider) <= width) group.push(at);
    else groups.push([0, at]);
  }
  return groups;
}

function rowLines(
  cells: readonly string[],
  widths: readonly number[],
  aligns: TableBlock['aligns'],
): string[] {
  const wrapped = cells.map((cell, at) => wrapLines(cell, widths[at] ?? 1));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    wrapped
      .map((lines, at) => {
        const text = lines[line] ?? '';
        const space = ' '.repeat(Math.max(0, (widths[at] ?? 0) - stringWidth(text)));
        return aligns[at] === 'right' ? space + text : text + space;
      })
      .join(GAP)
      .trimEnd(),
  );
}

export interface LaidTable {
  readonly head: readonly string[];
  readonly rows: readonly string[];
}

/** A table as lines of at most `width` cells; one that is too wide is wrapped, or comes as several. */
export function tableLines(table: TableBlock, width: number): readonly LaidTable[] {
  const columns = columnsOf(table);
  return groupsOf(columns, width).map((group) => {
    const pick = <T>(all: readonly T[]): T[] => group.flatMap((at) => all.slice(at, at + 1));
    const widths = shrunk(pick(columns), width);
    const aligns = pick(table.aligns);
    return {
      head: rowLines(pick(table.head), widths, aligns),
      rows: table.rows.flatMap((row) => rowLines(pick(row), widths, aligns)),
    };
  });
}
