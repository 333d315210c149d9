import type { Key, Params } from '../i18n/catalogue.ts';
import type { Records } from '../records/openRecords.ts';
import type { SessionServices } from '../session/makeSession.ts';
import type { Self } from '../session/self.ts';
import type { Words } from '../words/words.ts';

/** What all commands of a server share. */
export interface ExecServices {
  readonly session: SessionServices;
  readonly records: Pick<Records, 'caughtUp' | 'upTo' | 'player' | 'top' | 'eventsOf'>;
  readonly version: string;
}

/** The line-by-line end of a connection: what a command may do with it. */
export interface ExecRequest {
  /** Hostile. */
  readonly command: string;
  /** Whether the other end can show more than plain ASCII signs. */
  readonly terminal: { readonly unicode: boolean };
  /** Writes text; \n ends a line. */
  write(text: string): void;
  /** Ends the connection; with an exit code other than 0 the message is a complaint. */
  end(message: string, exitCode: number): void;
  onClosed(listener: () => void): void;
  /** How wide text may be, in cells; 80 where nothing says so. */
  size?(): { readonly columns: number };
}

/** Text for the person, without the last line's end. */
export interface Answer {
  readonly text: string;
  readonly code: number;
}

/** One run of a command. */
export interface Call {
  readonly words: Words;
  readonly args: readonly string[];
  readonly flags: Flags;
  readonly self: Self;
  /** False for a guest without a resume code, who is nobody yet. */
  readonly isKnown: boolean;
  readonly services: ExecServices;
  readonly request: Pick<ExecRequest, 'write' | 'onClosed' | 'size'>;
}

/** The options that were given: their value, or true for one without. */
export type Flags = Readonly<Record<string, string | true>>;

export interface Option {
  readonly name: string;
  /** What its value is called in the usage; null for an option without one. */
  readonly value: string | null;
  readonly about: Key;
  readonly params?: Params;
}

/** How a command opens the game: line by line, or with something done first. `table` is a name or a code. */
export type Opening =
  | { readonly kind: 'plain' }
  | { readonly kind: 'play' }
  | { readonly kind: 'join' | 'watch'; readonly table: string };

/** One command of `ssh HOST COMMAND`. */
export interface Command {
  readonly name: string;
  readonly about: Key;
  /** How its arguments are called in the usage; '' when it takes none. */
  readonly usage: string;
  /** Fewest and most arguments. */
  readonly count: readonly [number, number];
  readonly options: readonly Option[];
  /** Behind `ssh HOST `, or `ssh -t HOST ` where the game needs a person. */
  readonly examples: readonly string[];
  /** Of a command that opens the game itself. */
  readonly opening?: (args: readonly string[]) => Opening;
  /** The game is opened on a terminal only; without one the command runs. */
  readonly needsTerminal?: true;
  run(call: Call): Answer | Promise<Answer>;
}

export const JSON_OPTION: Option = { name: 'json', value: null, about: 'exec.optionJson' };

export const done = (text: string): Answer => ({ text, code: 0 });
/** The command was understood, but cannot be done. */
export const refused = (text: string): Answer => ({ text, code: 1 });
/** What was typed is wrong. */
export const misused = (text: string): Answer => ({ text, code: 2 });

export const json = (value: unknown): Answer => done(JSON.stringify(value));
