import { readFileSync } from 'node:fs';
import { cleanText } from '../i18n/cleanText.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { slugOf } from '../tables/tableCode.ts';
import type { TableSetup } from '../tables/tableManager.ts';
import { isProblem, type Parsed } from './parsed.ts';
import { parseTable } from './parseTable.ts';
import { parseDuration, parseWhole } from './parseValues.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What `farkle serve` runs with. */
export interface ServerConfig {
  /** Address to listen on; null: all addresses, IPv6 and IPv4. */
  readonly host: string | null;
  /** 0: any free port. */
  readonly port: number;
  readonly dataDir: string;
  readonly hostKeysDir: string;
  /** Tables that stand from the start, with fixed options. */
  readonly tables: readonly TableSetup[];
  /** Shown to everyone who comes in; empty: nothing. */
  readonly motd: string;
  readonly maxSessions: number;
  /** How long a bot seems to think before each move, in milliseconds. */
  readonly botDelayMs: number;
  readonly logLevel: LogLevel;
  /** Makes every roll predictable, for tests and demonstrations; null: fair dice. */
  readonly seed: number | null;
  /** Language of people whose own is unknown. */
  readonly language: Language;
}

/** The flags of `farkle serve` as text, before anything is believed; `table` holds one text a table. */
export interface ServeFlags {
  readonly host?: string;
  readonly port: string;
  readonly data: string;
  readonly hostKeys: string;
  readonly table: readonly string[];
  readonly motd?: string;
  readonly maxSessions: string;
  readonly botDelay: string;
  readonly logLevel: string;
  readonly seed?: string;
  readonly lang: string;
}

const MOTD_CELLS = 200;
const BOT_DELAY_LIMIT_MS = 10_000;
const MOTD_LIMIT = 4_000;

/** Makes the configuration of the flags; the problem is one sentence that names the flag and what it may be. */
export function readServerConfig(flags: ServeFlags): Parsed<ServerConfig> {
  const port = wholeFlag('--port', flags.port, 0, 65_535);
  if (isProblem(port)) return port;
  const maxSessions = wholeFlag('--max-sessions', flags.maxSessions, 1, 10_000);
  if (isProblem(maxSessions)) return maxSessions;
  const seed: Parsed<number | null> =
    flags.seed === undefined ? { value: null } : wholeFlag('--seed', flags.seed, 0, 999_999_999);
  if (isProblem(seed)) return seed;
  const botDelayMs = parseDuration(flags.botDelay);
  if (botDelayMs === null || botDelayMs > BOT_DELAY_LIMIT_MS) {
    return { problem: `--bot-delay is a time from 0s to 10s, not ${JSON.stringify(flags.botDelay)}.` };
  }
  const logLevel = choiceFlag('--log-level', flags.logLevel, LOG_LEVELS);
  if (isProblem(logLevel)) return logLevel;
  const language = choiceFlag('--lang', flags.lang, LANGUAGES);
  if (isProblem(language)) return language;
  const tables = readTables(flags.table);
  if (isProblem(tables)) return tables;
  const motd = flags.motd === undefined ? { value: '' } : readMotd(flags.motd);
  if (isProblem(motd)) return motd;
  return {
    value: {
      host: flags.host ?? null,
      port: port.value,
      dataDir: flags.data,
      hostKeysDir: flags.hostKeys,
      tables: tables.value,
      motd: motd.value,
      maxSessions: maxSessions.value,
      botDelayMs,
      logLevel: logLevel.value,
      seed: seed.value,
      language: language.value,
    },
  };
}

function wholeFlag(flag: string, text: string, least: number, most: number): Parsed<number> {
  const value = parseWhole(text);
  if (value !== null && value >= least && value <= most) return { value };
  return { problem: `${flag} is a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.` };
}

function choiceFlag<T extends string>(flag: string, text: string, choices: readonly T[]): Parsed<T> {
  const value = choices.find((choice) => choice === text);
  if (value !== undefined) return { value };
  return { problem: `${flag} is one of ${choices.join(', ')}, not ${JSON.stringify(text)}.` };
}

function readTables(texts: readonly string[]): Parsed<readonly TableSetup[]> {
  const tables: TableSetup[] = [];
  for (const text of texts) {
    const table = parseTable(text);
    if (isProblem(table)) return { problem: `--table ${JSON.stringify(text)}: ${table.problem}` };
    const { name } = table.value;
    if (tables.some((other) => slugOf(other.name) === slugOf(name))) {
      return { problem: `--table: two tables are named ${JSON.stringify(name)}, or nearly so.` };
    }
    tables.push(table.value);
  }
  return { value: tables };
}

function readMotd(file: string): Parsed<string> {
  try {
    const text = readFileSync(file, 'utf8');
    if (text.length <= MOTD_LIMIT) return { value: cleanLines(text) };
    return { problem: `--motd: ${file} has more than ${MOTD_LIMIT} characters.` };
  } catch (error) {
    return { problem: `--motd: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).` };
  }
}

const cleanLines = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => cleanText(line, MOTD_CELLS))
    .join('\n');
