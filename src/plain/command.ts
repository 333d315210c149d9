import type { Key } from '../i18n/catalogue.ts';
import type { Plain } from './plain.ts';

/** Where a command has something to do; the help lists those of the place where one is. */
export type Where = 'anywhere' | 'lobby' | 'table' | 'match';

/** One command. Names are the same in every language, as the keys are; the help is not. */
export interface Command {
  /** The word and its short forms. */
  readonly names: readonly [string, ...string[]];
  /** What may stand behind the word, as the help shows it. */
  readonly usage: string;
  readonly where: Where;
  readonly about: Key;
  /** More for `help COMMAND`. */
  readonly more?: Key;
  /** `args` is what stands behind the word, trimmed. */
  run(plain: Plain, args: string): void | Promise<void>;
}
