import type { NumberField } from './field.ts';

export type Problem = 'notANumber' | 'notATime' | 'tooLow' | 'tooHigh' | 'notAStep';
export type Entry = { readonly value: number | null } | { readonly problem: Problem };

/** Spaces of every kind, dots, commas and apostrophes only group: 10.000 is ten thousand in Turkish and Romanian. */
const GROUPING = /[\s\u00a0\u202f.,'’]/g;

function parseWhole(text: string): number | null {
  const bare = text.replace(GROUPING, '');
  return /^\d{1,9}$/.test(bare) ? Number(bare) : null;
}

/** Units by how they begin, in the languages of the game; in Turkish `saat` is an hour and `saniye` a second. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(h|g|sa(?!n)|o)/, 3_600_000],
  [/^(m|d)/, 60_000],
  [/^s/, 1_000],
];

const unitMs = (word: string): number | null =>
  word === '' ? 1_000 : (UNITS.find(([begins]) => begins.test(word))?.[1] ?? null);

/** A duration as people type it, in milliseconds: `90`, `90 s`, `5 min`, `1 h 30 min`, `1:30`. Null: none of these. */
export function parseDuration(text: string): number | null {
  const typed = text.trim().toLowerCase();
  const clock = /^(\d{1,4}):([0-5]\d)$/.exec(typed);
  if (clock) return (Number(clock[1]) * 60 + Number(clock[2])) * 1_000;
  // A number that goes on is no two numbers: else a long row of digits could be cut in more ways than there is time for.
  if (typed.length > 40 || !/^(\d{1,6}(?!\d)\s*\p{L}*\.?\s*)+$/u.test(typed)) return null;
  let total = 0;
  for (const [, count, word] of typed.matchAll(/(\d{1,6})\s*(\p{L}*)/gu)) {
    const size = unitMs(word ?? '');
    if (size === null) return null;
    total += Number(count) * size;
  }
  return total;
}

/** What was typed into a number's field: a value that the option allows, or what is wrong with it. */
export function parseEntry(field: NumberField, text: string): Entry {
  const isTime = field.unit === 'ms';
  if (text.trim() === '' || /^0+$/.test(text.trim())) {
    if (field.none !== undefined) return { value: null };
  }
  const value = isTime ? parseDuration(text) : parseWhole(text);
  if (value === null) return { problem: isTime ? 'notATime' : 'notANumber' };
  if (value < field.least) return { problem: 'tooLow' };
  if (value > field.most) return { problem: 'tooHigh' };
  if (value % field.step !== 0) return { problem: 'notAStep' };
  return { value };
}
