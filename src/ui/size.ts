import { useWindowSize } from 'ink';

export const LEAST = { columns: 60, rows: 20 } as const;

export interface Size {
  readonly columns: number;
  readonly rows: number;
  /** Room enough for a second column of content. */
  readonly wide: boolean;
  /** Too small to show everything. */
  readonly tooSmall: boolean;
}

/** The window as it is now, in cells; a component that uses it is drawn again after a resize. */
export function useSize(): Size {
  const { columns, rows } = useWindowSize();
  return {
    columns,
    rows,
    wide: columns >= 100,
    tooSmall: columns < LEAST.columns || rows < LEAST.rows,
  };
}
