import stringWidth from 'string-width';
import { cleanText } from '../i18n/cleanText.ts';

/** Terminal cells of a player's name. */
export const NAME_CELLS = 16;

/** A name as it is shown: clean, 1–16 cells, with a letter or digit in it; null when what was typed is no such name. */
export function parseName(typed: string): string | null {
  const name = cleanText(typed, NAME_CELLS + 2);
  return stringWidth(name) <= NAME_CELLS && /[\p{L}\p{N}]/u.test(name) ? name : null;
}
