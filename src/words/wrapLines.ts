import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits a word that is wider than a line. */
function pieces(word: string, width: number): string[] {
  const parts = [''];
  for (const { segment } of graphemes.segment(word)) {
    if (stringWidth(parts.at(-1)! + segment) > width) parts.push('');
    parts[parts.length - 1] += segment;
  }
  return parts;
}

/** A text as lines of at most `width` cells, broken between words; lines after the first begin with `indent`. */
export function wrapLines(text: string, width: number, indent = ''): string[] {
  const room = Math.max(1, width - stringWidth(indent));
  const words = text.split(' ').flatMap((word) => (stringWidth(word) > room ? pieces(word, room) : [word]));
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1)!;
    const longer = line === '' || line === indent ? line + word : `${line} ${word}`;
    if (stringWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(indent + word);
  }
  return lines;
}
