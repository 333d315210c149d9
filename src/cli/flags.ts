import { parseDuration } from '../setup/parseDuration.ts';
import { parseWhole } from '../setup/parseWhole.ts';
import { nameKey } from '../tables/tableCode.ts';
import type { TableSetup } from '../tables/tableManager.ts';
import { isProblem, type Parsed } from './parsed.ts';
import { parseTable } from './parseTable.ts';

/*
 * Values of flags as text to what they mean; the problem is one sentence that names the flag and what it may be.
 */

/** A whole number within bounds, ends included. */
export function wholeFlag(flag: string, text: string, least: number, most: number): Parsed<number> {
  const value = parseWhole(text);
  if (value !== null && value >= least && value <= most) return { value };
  return { problem: `${flag} is a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.` };
}

/** One of a few words. */
export function choiceFlag<T extends string>(flag: string, text: string, choices: readonly T[]): Parsed<T> {
  const value = choices.find((choice) => choice === text);
  if (value !== undefined) return { value };
  return { problem: `${flag} is one of ${choices.join(', ')}, not ${JSON.stringify(text)}.` };
}

/** A time such as `5s` from none to `mostSeconds`, in milliseconds. */
export function timeFlag(flag: string, text: string, mostSeconds: number): Parsed<number> {
  const durationMs = parseDuration(text);
  if (durationMs !== null && durationMs <= mostSeconds * 1_000) return { value: durationMs };
  return { problem: `${flag} is a time from 0s to ${mostSeconds}s, not ${JSON.stringify(text)}.` };
}

/** The tables of `--table`, given any number of times. */
export function tablesFlag(texts: readonly string[]): Parsed<readonly TableSetup[]> {
  const tables: TableSetup[] = [];
  for (const text of texts) {
    const table = parseTable(text);
    if (isProblem(table)) return { problem: `--table ${JSON.stringify(text)}: ${table.problem}` };
    const { name } = table.value;
    if (tables.some((other) => nameKey(other.name) === nameKey(name))) {
      return { problem: `--table: two tables are named ${JSON.stringify(name)}, or nearly so.` };
    }
    tables.push(table.value);
  }
  return { value: tables };
}
