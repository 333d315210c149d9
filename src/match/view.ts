import type { Dice } from '../rules/dice.ts';
import type { MatchOptions } from '../rules/options.ts';
import type { MatchEnded } from './events.ts';
import type { SeatStatus } from './state.ts';

export interface MatchSeatView {
  readonly seat: number;
  readonly name: string;
  readonly bot: boolean;
  readonly status: SeatStatus;
  readonly banked: number;
  readonly opened: boolean;
  readonly streak: number;
  /** Pool mode: what is left, in milliseconds, when the running turn (if it is this seat's) opened. */
  readonly leftMs: number | null;
}

export interface TurnView {
  readonly seat: number;
  readonly openedAt: number;
  readonly total: number;
  readonly dice: Dice | null;
  /** Dice held from earlier rolls of this turn and not in play; empty again after hot dice. */
  readonly setAside: Dice;
  readonly afterHotDice: boolean;
}

/** A match as anyone may see it: no secret before the end (RULES.md section 8). */
export interface MatchView {
  readonly matchId: string;
  readonly options: MatchOptions;
  /** SHA-256 of the secret, hex; null in a written match without one. */
  readonly commitment: string | null;
  readonly entropies: readonly string[];
  /** The secret, once the match is over. */
  readonly secret: string | null;
  readonly startedAt: number;
  readonly seats: readonly MatchSeatView[];
  readonly turn: TurnView | null;
  /** Number of the last roll; changes exactly when dice are rolled. */
  readonly k: number;
  readonly lap: number;
  readonly finalRound: { readonly by: number; readonly owed: readonly number[] } | null;
  readonly overtime: boolean;
  /** When the running turn runs out, whoever's clock that is; null where nothing limits it. */
  readonly turnDeadlineAt: number | null;
  /** Match clock: its deadline, in overtime the end of overtime; null in the other modes. */
  readonly matchDeadlineAt: number | null;
  readonly result: Pick<MatchEnded, 'status' | 'reason' | 'winner' | 'ranking' | 'at'> | null;
}
