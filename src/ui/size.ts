import { createContext, useContext } from 'react';

export const LEAST = { columns: 60, rows: 20 } as const;

export interface Size {
  readonly columns: number;
  readonly rows: number;
  /** Room enough for a second column of content. */
  readonly wide: boolean;
  /** Too small to show everything. */
  readonly tooSmall: boolean;
}

export const makeSize = (columns: number, rows: number): Size => ({
  columns,
  rows,
  wide: columns >= 100,
  tooSmall: columns < LEAST.columns || rows < LEAST.rows,
});

export const SizeContext = createContext<Size>(makeSize(80, 24));

/** The window as it is now, in cells; a component that uses it is drawn again after a resize. */
export const useSize = (): Size => useContext(SizeContext);
