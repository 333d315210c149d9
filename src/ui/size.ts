import { createContext, useContext } from 'react';

export const LEAST = { columns: 60, rows: 20 } as const;

/** The widest that a screen grows, its margins counted: a very large window gets wider margins, not longer lines. */
const WIDEST = 120;

interface Window {
  readonly columns: number;
  readonly rows: number;
}

export interface Size {
  /** What a screen is laid out for: never less than `LEAST`, so that no screen has to lose anything. */
  readonly columns: number;
  readonly rows: number;
  /** Cells for the content of a screen: a cell at each side stays empty. */
  readonly width: number;
  /** Room enough for a second column of content. */
  readonly wide: boolean;
  /** The window, when it is smaller than `LEAST`: the screen is not shown then, but stays as it is. */
  readonly tooSmall: Window | null;
}

/** The room for screens in a window of so many cells. */
export function makeSize(columns: number, rows: number): Size {
  const isSmall = columns < LEAST.columns || rows < LEAST.rows;
  return {
    columns: Math.max(columns, LEAST.columns),
    rows: Math.max(rows, LEAST.rows),
    width: Math.min(Math.max(columns, LEAST.columns), WIDEST) - 2,
    wide: columns >= 100,
    tooSmall: isSmall ? { columns, rows } : null,
  };
}

export const SizeContext = createContext<Size>(makeSize(80, 24));

/** The room for screens now, in cells; a component that uses it is drawn again after a resize. */
export const useSize = (): Size => useContext(SizeContext);
