import type { BoxProps } from 'ink';

export interface Glyphs {
  readonly border: NonNullable<BoxProps['borderStyle']>;
  /** Stands before the chosen line of a list. */
  readonly pointer: string;
  readonly bullet: string;
  readonly check: string;
  readonly cross: string;
  /** One of several is chosen, or not. */
  readonly chosen: string;
  readonly open: string;
  readonly left: string;
  readonly right: string;
  readonly up: string;
  readonly down: string;
  readonly enter: string;
  readonly ellipsis: string;
  readonly dash: string;
  readonly pip: string;
  readonly rule: string;
  readonly bar: string;
  readonly full: string;
  readonly empty: string;
  readonly crown: string;
}

export const UNICODE: Glyphs = {
  border: 'round',
  pointer: '▸',
  bullet: '•',
  check: '✓',
  cross: '✗',
  chosen: '●',
  open: '○',
  left: '←',
  right: '→',
  up: '↑',
  down: '↓',
  enter: '↵',
  ellipsis: '…',
  dash: '–',
  pip: '●',
  rule: '─',
  bar: '│',
  full: '█',
  empty: '░',
  crown: '★',
};

export const ASCII: Glyphs = {
  border: 'classic',
  pointer: '>',
  bullet: '*',
  check: 'v',
  cross: 'x',
  chosen: '*',
  open: 'o',
  left: '<-',
  right: '->',
  up: '^',
  down: 'v',
  enter: 'Enter',
  ellipsis: '...',
  dash: '-',
  pip: 'o',
  rule: '-',
  bar: '|',
  full: '#',
  empty: '.',
  crown: '*',
};
