import type { Face } from '../../rules/dice.ts';

/** Outer measures of a drawn die, in cells. Three rows show a digit, more show pips. */
export interface DieSize {
  readonly columns: number;
  readonly rows: number;
  /** Empty cells between two dice. */
  readonly gap: number;
}

/** Smallest first: what fits is chosen by `tableLayout`. Odd measures, so that the middle pip is in the middle. */
export const DIE_SIZES: readonly DieSize[] = [
  { columns: 5, rows: 3, gap: 1 },
  // Side by side: six of them with their pips fit 60 columns.
  { columns: 9, rows: 5, gap: 0 },
  { columns: 9, rows: 5, gap: 1 },
  { columns: 13, rows: 7, gap: 2 },
];

/** How a die stands out, apart from colour: a held one has a double frame. */
export type DieLook = 'plain' | 'held';

interface Frame {
  readonly across: string;
  readonly down: string;
  /** Corners from the top left, clockwise. */
  readonly corners: readonly [string, string, string, string];
}

const FRAMES: Readonly<Record<DieLook, { readonly unicode: Frame; readonly ascii: Frame }>> = {
  plain: {
    unicode: { across: '─', down: '│', corners: ['╭', '╮', '╯', '╰'] },
    ascii: { across: '-', down: '|', corners: ['.', '.', "'", "'"] },
  },
  held: {
    unicode: { across: '═', down: '║', corners: ['╔', '╗', '╝', '╚'] },
    ascii: { across: '=', down: '#', corners: ['#', '#', '#', '#'] },
  },
};

/** Where the pips of a face lie: row and column in thirds (0 to 2). */
const PIPS: Readonly<Record<Face, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 2],
    [1, 0],
    [1, 2],
    [2, 0],
    [2, 2],
  ],
};

/** The inside of a die, without its frame. `null` is a die that has not been rolled. */
function insides(face: Face | null, columns: number, rows: number, pip: string): string[] {
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ' '));
  const [midRow, midColumn] = [(rows - 1) / 2, (columns - 1) / 2];
  if (rows === 1) {
    if (face !== null) grid[midRow]![midColumn] = String(face);
  } else if (face !== null) {
    const [rowStep, columnStep] = [Math.ceil(rows / 3), Math.floor(columns / 4) + 1];
    for (const [row, column] of PIPS[face]) {
      grid[midRow + (row - 1) * rowStep]![midColumn + (column - 1) * columnStep] = pip;
    }
  }
  return grid.map((cells) => cells.join(''));
}

/** A die as lines of exactly `size.columns` cells; `null` draws it without a face. */
export function dieLines(face: Face | null, look: DieLook, size: DieSize, ascii: boolean): string[] {
  const frame = FRAMES[look][ascii ? 'ascii' : 'unicode'];
  const across = frame.across.repeat(size.columns - 2);
  const [topLeft, topRight, bottomRight, bottomLeft] = frame.corners;
  return [
    topLeft + across + topRight,
    ...insides(face, size.columns - 2, size.rows - 2, ascii ? 'o' : '●').map(
      (line) => frame.down + line + frame.down,
    ),
    bottomLeft + across + bottomRight,
  ];
}

/** Cells that `count` dice of this size take in a row. */
export const diceWidth = (size: DieSize, count: number): number =>
  count * size.columns + (count - 1) * size.gap;
