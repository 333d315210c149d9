import { readSmallFile } from '../files/readSmallFile.ts';
import { cleanText } from '../i18n/cleanText.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import type { TableSetup } from '../tables/tableManager.ts';
import { choiceFlag, tablesFlag, timeFlag, wholeFlag } from './flags.ts';
import { isProblem, type Parsed } from './parsed.ts';

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

/** In seconds. */
export const MOST_BOT_DELAY_S = 10;
export const MOST_SEED = 999_999_999;

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
const MOTD_LIMIT = 4_000;
/** Enough for as many characters in any script. */
const MOTD_BYTES = 16_000;

/** Makes the configuration of the flags; the problem is one sentence that names the flag and what it may be. */
export function readServerConfig(flags: ServeFlags): Parsed<ServerConfig> {
  const texts = {
    '--host': flags.host,
    '--data': flags.data,
    '--host-keys': flags.hostKeys,
    '--motd': flags.motd,
  };
  const empty = Object.entries(texts).find(([, text]) => text?.trim() === '');
  if (empty) return { problem: `${empty[0]} is empty.` };
  const port = wholeFlag('--port', flags.port, 0, 65_535);
  if (isProblem(port)) return port;
  const maxSessions = wholeFlag('--max-sessions', flags.maxSessions, 1, 10_000);
  if (isProblem(maxSessions)) return maxSessions;
  const seed: Parsed<number | null> =
    flags.seed === undefined ? { value: null } : wholeFlag('--seed', flags.seed, 0, MOST_SEED);
  if (isProblem(seed)) return seed;
  const botDelayMs = timeFlag('--bot-delay', flags.botDelay, MOST_BOT_DELAY_S);
  if (isProblem(botDelayMs)) return botDelayMs;
  const logLevel = choiceFlag('--log-level', flags.logLevel, LOG_LEVELS);
  if (isProblem(logLevel)) return logLevel;
  const language = choiceFlag('--lang', flags.lang, LANGUAGES);
  if (isProblem(language)) return language;
  const tables = tablesFlag(flags.table);
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
      botDelayMs: botDelayMs.value,
      logLevel: logLevel.value,
      seed: seed.value,
      language: language.value,
    },
  };
}

function readMotd(file: string): Parsed<string> {
  try {
    const read = readSmallFile(file, MOTD_BYTES);
    if (typeof read === 'string') return { problem: `--motd: ${file} ${read}.` };
    if (read.text.length <= MOTD_LIMIT) return { value: cleanLines(read.text) };
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
