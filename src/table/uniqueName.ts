import stringWidth from 'string-width';
import { cleanText } from '../i18n/cleanText.ts';

/** Terminal cells of a name at a table. */
const NAME_CELLS = 16;

/** The same in every language: upper and lower case do not count, accents do. */
const { compare } = new Intl.Collator('en', { sensitivity: 'accent' });

/** The name as it is, or with the lowest number that makes it unlike every taken one: `ann 2`, in so many cells. */
export function uniqueName(name: string, taken: readonly string[], cells = NAME_CELLS): string {
  const isTaken = (wanted: string) => taken.some((other) => compare(wanted, other) === 0);
  for (let n = 1; ; n += 1) {
    const ending = n === 1 ? '' : ` ${n}`;
    const wanted = ending === '' ? name : cleanText(name, cells - stringWidth(ending)) + ending;
    if (!isTaken(wanted)) return wanted;
  }
}
