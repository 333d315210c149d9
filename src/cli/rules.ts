import { findLanguage, LANGUAGES } from '../i18n/languages.ts';
import { FORMATS, fittedWidth, WIDTHS } from '../rulebook/asked.ts';
import { pageIds, rulebookText } from '../rulebook/rulebookText.ts';
import { makeWords } from '../words/words.ts';
import { choiceFlag, wholeFlag } from './flags.ts';
import { isProblem } from './parsed.ts';
import type { Io } from './program.ts';

export interface RulesFlags {
  readonly format: string;
  readonly width?: string;
  readonly lang: string;
}

const USUAL_COLUMNS = 80;

/** The width of the terminal that is written to; the usual one for a pipe or a file. */
const columnsOf = (out: Io['out']): number =>
  'columns' in out && typeof out.columns === 'number' ? out.columns : USUAL_COLUMNS;

/** Prints the rulebook, or one page of it; returns the exit code. */
export function runRules(page: string | null, flags: RulesFlags, io: Io): number {
  const format = choiceFlag('--format', flags.format, FORMATS);
  if (isProblem(format)) return refuse(io, format.problem);
  const width =
    flags.width === undefined
      ? { value: fittedWidth(columnsOf(io.out)) }
      : wholeFlag('--width', flags.width, WIDTHS.least, WIDTHS.most);
  if (isProblem(width)) return refuse(io, width.problem);
  const language = findLanguage(flags.lang);
  if (language === null) {
    return refuse(io, `--lang is one of ${LANGUAGES.join(', ')}, not ${JSON.stringify(flags.lang)}.`);
  }
  const reading = { words: makeWords(language), table: null };
  const text = rulebookText({ ...reading, page, width: width.value, format: format.value });
  if (text === null) {
    return refuse(io, `the page is one of ${pageIds(reading).join(', ')}, not ${JSON.stringify(page)}.`);
  }
  io.out.write(`${text}\n`);
  return 0;
}

function refuse(io: Io, problem: string): number {
  io.err.write(`farkle rules: ${problem}\n`);
  return 2;
}
