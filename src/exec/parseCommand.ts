import { parseArgs } from 'node:util';
import type { Key, Params } from '../i18n/catalogue.ts';
import { cleanText } from '../i18n/cleanText.ts';
import { findLanguage, LANGUAGES, type Language } from '../i18n/languages.ts';
import type { Command, Flags, Opening, Option } from './command.ts';
import { findCommand } from './commands.ts';
import { splitWords } from './splitWords.ts';

const SHOWN_CELLS = 40;
const UNKNOWN = 127;
const MISUSED = 2;

/** Options of every command. */
export const COMMON_OPTIONS: readonly Option[] = [
  { name: 'lang', value: 'LANGUAGE', about: 'exec.optionLang', params: { languages: LANGUAGES.join(', ') } },
  { name: 'help', value: null, about: 'exec.optionHelp' },
];

export type Wanted =
  | {
      readonly kind: 'run';
      readonly command: Command;
      readonly args: readonly string[];
      readonly flags: Flags;
    }
  /** Null: the list of all commands. */
  | { readonly kind: 'help'; readonly command: Command | null }
  | { readonly kind: 'problem'; readonly key: Key; readonly params: Params; readonly code: number };

export interface ParsedCommand {
  readonly wanted: Wanted;
  /** From `--lang`; null when it was not given, or is no language that there is. */
  readonly language: Language | null;
}

/** Takes apart what came after `ssh HOST`. Anything may be in it. */
export function parseCommand(text: string): ParsedCommand {
  const words = splitWords(text);
  if (words === null) return { wanted: problem('exec.unreadable'), language: null };
  return { wanted: wantedBy(words), language: languageIn(words) };
}

export interface Opened extends Pick<ParsedCommand, 'language'> {
  readonly opening: Opening;
}

/** How the command opens the game; null when it is answered, as it is where there is no terminal for a game that needs one. */
export function openingOf(text: string, hasTerminal: boolean): Opened | null {
  const { wanted, language } = parseCommand(text);
  if (wanted.kind !== 'run') return null;
  const { opening, needsTerminal } = wanted.command;
  return opening === undefined || (needsTerminal && !hasTerminal)
    ? null
    : { opening: opening(wanted.args), language };
}

function wantedBy([name = 'help', ...rest]: readonly string[]): Wanted {
  if (name === '--help' || name === '-h') return helpFor(rest);
  if (name === 'help') return helpFor(rest);
  const command = findCommand(name === '--version' ? 'version' : name);
  return command === null ? unknown(name) : optionsOf(command, rest);
}

const HELP: Takes = { name: 'help', count: [0, 1], options: [] };

function helpFor(words: readonly string[]): Wanted {
  const read = readOptions(HELP, words);
  if ('kind' in read) return read;
  const [name] = read.args;
  if (name === undefined || name === 'help') return { kind: 'help', command: null };
  const command = findCommand(name);
  return command === null ? unknown(name) : { kind: 'help', command };
}

const problem = (key: Key, params: Params = {}, code = MISUSED): ProblemFound => ({
  kind: 'problem',
  key,
  params,
  code,
});

/** What was typed goes back to a terminal. */
const shown = (word: string): string => cleanText(word, SHOWN_CELLS);

const unknown = (name: string): Wanted => problem('exec.unknownCommand', { name: shown(name) }, UNKNOWN);

function optionsOf(command: Command, words: readonly string[]): Wanted {
  const read = readOptions(command, words);
  if ('kind' in read) return read;
  return read.flags.help ? { kind: 'help', command } : { kind: 'run', command, ...read };
}

type Takes = Pick<Command, 'name' | 'count' | 'options'>;
type Read = { readonly args: readonly string[]; readonly flags: Flags };
type ProblemFound = Extract<Wanted, { kind: 'problem' }>;

/** What stands behind the word of a command, or what is wrong with it. Whoever asks for help need not be right. */
function readOptions(command: Takes, words: readonly string[]): Read | ProblemFound {
  const options = [...command.options, ...COMMON_OPTIONS];
  const { tokens } = parseArgs({
    args: [...words],
    options: {
      ...Object.fromEntries(
        options.map(({ name, value }) => [name, { type: value === null ? 'boolean' : 'string' }] as const),
      ),
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const args: string[] = [];
  const flags: Record<string, string | true> = {};
  for (const token of tokens) {
    if (token.kind === 'positional' && token.value !== '') args.push(token.value);
    if (token.kind !== 'option') continue;
    const option = options.find(({ name }) => name === token.name);
    const said = { command: command.name, option: shown(token.rawName) };
    if (option === undefined) return problem('exec.unknownOption', said);
    if (option.value === null && token.value !== undefined) return problem('exec.noValue', said);
    if (option.value !== null && (token.value ?? '') === '') return problem('exec.needsValue', said);
    flags[option.name] = token.value ?? true;
  }
  if (typeof flags.lang === 'string' && findLanguage(flags.lang) === null) {
    return problem('exec.badLanguage', { languages: LANGUAGES.join(', ') });
  }
  if (flags.help) return { args, flags };
  const [least, most] = command.count;
  if (args.length < least) return problem('exec.tooFew', { command: command.name });
  if (args.length > most) return problem('exec.tooMany', { command: command.name });
  return { args, flags };
}

/** The language asked for, wherever in the command: what is wrong with the rest is told in it. */
function languageIn(words: readonly string[]): Language | null {
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const typed = words[at]?.split('=')[1] ?? words[at + 1];
  return at < 0 || typed === undefined ? null : findLanguage(typed);
}
