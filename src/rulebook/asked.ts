export const FORMATS = ['text', 'md'] as const;
export type Format = (typeof FORMATS)[number];

/** Widths that can be asked for, in cells. */
export const WIDTHS = { least: 40, most: 200 } as const;

/** Longer lines are harder to read, however wide the window is. */
const WIDEST_FITTED = 96;
const NARROWEST_FITTED = 20;

export const parseFormat = (text: string): Format | null => FORMATS.find((format) => format === text) ?? null;

/** A width as somebody types it; null when it is none that there is. */
export function parseWidth(text: string): number | null {
  const width = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return width >= WIDTHS.least && width <= WIDTHS.most ? width : null;
}

/** The width of lines in a window of so many columns, where none is asked for. */
export const fittedWidth = (columns: number): number =>
  Math.max(NARROWEST_FITTED, Math.min(columns, WIDEST_FITTED));
