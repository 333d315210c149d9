import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many terminal cells a text takes. */
export const cellWidth = (text: string): number => stringWidth(text);

/** The characters of a text as a person counts them. */
export const characters = (text: string): string[] =>
  Array.from(graphemes.segment(text), (part) => part.segment);

/** The text cut to at most `width` cells, its end marked with `ellipsis` where something was cut. */
export function clip(text: string, width: number, ellipsis = '…'): string {
  if (cellWidth(text) <= width) return text;
  const room = width - cellWidth(ellipsis);
  if (room < 0) return '';
  let kept = '';
  let used = 0;
  for (const character of characters(text)) {
    used += cellWidth(character);
    if (used > room) break;
    kept += character;
  }
  return kept + ellipsis;
}

/** The text in exactly `width` cells: cut, or filled with spaces at the end (or at the start). */
export function column(
  text: string,
  width: number,
  align: 'left' | 'right' = 'left',
  ellipsis = '…',
): string {
  const shown = clip(text, width, ellipsis);
  const space = ' '.repeat(Math.max(0, width - cellWidth(shown)));
  return align === 'left' ? shown + space : space + shown;
}
