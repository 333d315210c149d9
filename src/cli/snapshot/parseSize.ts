import { clampSize } from '../../ssh/environment.ts';
import type { Size } from '../../ssh/request.ts';
import type { Parsed } from '../parsed.ts';

/** `80x24` to columns and rows, within what the server takes a terminal to have. */
export function parseSize(text: string): Parsed<Size> {
  const [, columns, rows] = /^(\d{1,4})x(\d{1,4})$/.exec(text) ?? [];
  const size = clampSize(Number(columns), Number(rows));
  if (size.columns === Number(columns) && size.rows === Number(rows)) return { value: size };
  return { problem: `is columns x rows from 20x5 to 400x150, such as 80x24, not ${JSON.stringify(text)}.` };
}
