import type { Dice } from '../rules/dice.ts';

/**
 * What a seat may ask of a running match. `hold` lists positions in the current roll, from 1; empty means none.
 * `dice` stands only in written matches (REFEREE.md): what the roll shows, instead of the fair stream.
 */
export type MatchCommand =
  | { readonly type: 'Roll'; readonly seat: number; readonly hold: readonly number[]; readonly dice?: Dice }
  | { readonly type: 'Bank'; readonly seat: number; readonly hold: readonly number[] }
  | { readonly type: 'Leave'; readonly seat: number }
  /** Pool mode: the last seat with time ends the match. Without a seat: the seat to act. */
  | { readonly type: 'Finish'; readonly seat: number | null };
