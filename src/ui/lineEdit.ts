import { characters } from './cells.ts';
import type { Key } from './key.ts';

/** A line being typed: its characters as a person counts them, and how many stand before the cursor. */
export interface Line {
  readonly text: readonly string[];
  readonly cursor: number;
}

export const makeLine = (text: string): Line => {
  const split = characters(text);
  return { text: split, cursor: split.length };
};

export const lineText = (line: Line): string => line.text.join('');

function insert(line: Line, typed: string, limit: number): Line {
  const before = line.text.slice(0, line.cursor);
  const after = line.text.slice(line.cursor);
  const room = Math.max(0, limit - line.text.length);
  // Joined and split again: a combining mark belongs to the character before it.
  const start = characters([...before, ...characters(typed).slice(0, room)].join(''));
  return { text: [...start, ...after], cursor: start.length };
}

const cut = (line: Line, from: number, to: number): Line => ({
  text: [...line.text.slice(0, from), ...line.text.slice(to)],
  cursor: from,
});

function wordStart({ text, cursor }: Line): number {
  let at = cursor;
  while (at > 0 && text[at - 1] === ' ') at -= 1;
  while (at > 0 && text[at - 1] !== ' ') at -= 1;
  return at;
}

const withCtrl: Readonly<Record<string, (line: Line) => Line>> = {
  a: (line) => ({ ...line, cursor: 0 }),
  e: (line) => ({ ...line, cursor: line.text.length }),
  u: (line) => cut(line, 0, line.cursor),
  k: (line) => ({ ...cut(line, line.cursor, line.text.length) }),
  w: (line) => cut(line, wordStart(line), line.cursor),
};

/**
 * The line after a key, or null when the key is none of the line's business (Enter, Escape, arrows up and down).
 * `limit` is the most characters it may hold; line breaks in a paste become spaces.
 */
export function editLine(line: Line, key: Key, limit: number): Line | null {
  if (key.type === 'paste') return insert(line, key.text.replace(/\s*\n\s*/g, ' ').trim(), limit);
  if (key.type === 'mouse' || key.alt) return null;
  if (key.ctrl) return key.name === 'char' ? (withCtrl[key.char.toLowerCase()]?.(line) ?? null) : null;
  const { cursor, text } = line;
  switch (key.name) {
    case 'char':
      return insert(line, key.char, limit);
    case 'backspace':
      return cursor === 0 ? line : cut(line, cursor - 1, cursor);
    case 'delete':
      return cut(line, cursor, cursor + 1);
    case 'left':
      return { text, cursor: Math.max(0, cursor - 1) };
    case 'right':
      return { text, cursor: Math.min(text.length, cursor + 1) };
    case 'home':
      return { text, cursor: 0 };
    case 'end':
      return { text, cursor: text.length };
    default:
      return null;
  }
}

/** The part of a line that fits `width` cells, the cursor in it: before, under and after the cursor. */
export function lineWindow(line: Line, width: number, widthOf: (text: string) => number) {
  const under = line.text[line.cursor] ?? ' ';
  let before = '';
  let room = width - widthOf(under);
  for (let at = line.cursor - 1; at >= 0 && widthOf(line.text[at]!) <= room; at -= 1) {
    before = line.text[at]! + before;
    room -= widthOf(line.text[at]!);
  }
  let after = '';
  for (let at = line.cursor + 1; at < line.text.length && widthOf(line.text[at]!) <= room; at += 1) {
    after += line.text[at];
    room -= widthOf(line.text[at]!);
  }
  return { before, under, after };
}
