import type { MatchOptions, TableSettings } from '../rules/options.ts';
import type { Words } from '../words/words.ts';

export type Align = 'left' | 'right';

export interface Item {
  readonly text: string;
  readonly items?: readonly string[];
}

export interface TableBlock {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly aligns: readonly Align[];
  readonly rows: readonly (readonly string[])[];
}

/** A piece of a page, before anybody knows how wide it will be or how it is written. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | TableBlock;

export interface Page {
  /** What it is called in a command; the same in every language. */
  readonly id: string;
  readonly title: string;
  /** The options that a table takes from this page. */
  readonly sets: Pick<MatchOptions, 'preset'> | Pick<MatchOptions, 'time'> | null;
  /** Its contents; worked out only when somebody reads it. */
  readonly blocks: () => readonly Block[];
}

/** The table at which somebody reads, with what is public of the fair dice of its match. */
export interface TableRead {
  readonly options: MatchOptions;
  readonly settings: TableSettings;
  readonly fair: { readonly commitment: string; readonly entropies: readonly string[] } | null;
}

/** Who reads, and where. */
export interface Reading {
  readonly words: Words;
  /** Null away from any table. */
  readonly table: TableRead | null;
}

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraphs = (...texts: readonly string[]): Block[] =>
  texts.map((text) => ({ kind: 'paragraph', text }));
export const list = (...texts: readonly string[]): Block => ({
  kind: 'list',
  items: texts.map((text) => ({ text })),
});
