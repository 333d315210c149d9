import { cellWidth, characters } from './cells.ts';

/** Splits a word that is wider than a line. */
function pieces(word: string, width: number): string[] {
  const parts = [''];
  for (const character of characters(word)) {
    if (cellWidth(parts.at(-1)! + character) > width) parts.push('');
    parts[parts.length - 1] += character;
  }
  return parts;
}

/** A text as lines of at most `width` cells, broken between words; lines after the first begin with `indent`. */
export function wrapLines(text: string, width: number, indent = ''): string[] {
  const room = Math.max(1, width - cellWidth(indent));
  const words = text.split(' ').flatMap((word) => (cellWidth(word) > room ? pieces(word, room) : [word]));
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1)!;
    const longer = line === '' || line === indent ? line + word : `${line} ${word}`;
    if (cellWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(indent + word);
  }
  return lines;
}
