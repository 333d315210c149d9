import type { Words } from '../words/words.ts';
import type { NumberField } from './field.ts';
import { isNoneWord } from './noneWord.ts';
import { parseDuration } from './parseDuration.ts';
import { parseWhole } from './parseWhole.ts';

export type Problem = 'notANumber' | 'notWhole' | 'notATime' | 'tooLow' | 'tooHigh' | 'notAStep';
export type Entry = { readonly value: number | null } | { readonly problem: Problem };

/** What was typed into a number's field: a value that the option allows, or what is wrong with it. */
export function parseEntry(words: Words, field: NumberField, text: string): Entry {
  const typed = text.trim();
  const isNone = typed === '' || /^0+$/.test(typed) || isNoneWord(words, typed, field.none);
  if (field.none !== undefined && isNone) return { value: null };
  const value = field.unit === 'ms' ? parseDuration(typed) : parseWhole(typed);
  if (value === null) return { problem: field.unit === 'ms' ? timeProblem(typed) : numberProblem(typed) };
  if (value < field.least) return { problem: 'tooLow' };
  if (value > field.most) return { problem: 'tooHigh' };
  if (value % field.step !== 0) return { problem: 'notAStep' };
  return { value };
}

/** No field takes a negative value, or one of more than nine digits. */
function numberProblem(typed: string): Problem {
  if (/^\d{10,}$/.test(typed)) return 'tooHigh';
  if (/^[-−]\d+([.,]\d+)?$/.test(typed)) return 'tooLow';
  return /^\d+[.,]\d+$/.test(typed) ? 'notWhole' : 'notANumber';
}

function timeProblem(typed: string): Problem {
  return /^[-−]\d/.test(typed) && parseDuration(typed.slice(1)) !== null ? 'tooLow' : 'notATime';
}
