import type { ClockState } from '../clock/clockState.ts';
import type { Dice } from '../rules/dice.ts';
import type { MatchOptions } from '../rules/options.ts';
import type { MatchEnded } from './events.ts';

/** In play: playing or outOfTime (ranks, gets no turns). Gone: left or removed (RULES.md section 5). */
export type SeatStatus = 'playing' | 'outOfTime' | 'gone';

export interface MatchSeat {
  readonly seat: number;
  readonly name: string;
  readonly bot: boolean;
  readonly status: SeatStatus;
  readonly banked: number;
  /** Has banked at least once, whatever the threshold: a fact of its own, not "score is 0". */
  readonly opened: boolean;
  /** Farkles in a row. */
  readonly streak: number;
  /** Farkles over the whole match, for the penalty of every Nth. */
  readonly farkles: number;
  /** Has had (or is having) its turn in the running lap. */
  readonly hadTurn: boolean;
}

export interface Turn {
  readonly seat: number;
  readonly openedAt: number;
  /** Unbanked points. */
  readonly total: number;
  /** The roll on the table, or null before the turn's first roll. */
  readonly dice: Dice | null;
  /** Dice held from earlier rolls of this turn and not in play; empty again after hot dice. */
  readonly setAside: Dice;
  /** The roll on the table is the six fresh dice after hot dice. */
  readonly afterHotDice: boolean;
}

/** A match as it stands: what its events add up to. The secret is here and in no view (RULES.md section 8). */
export interface MatchState {
  readonly matchId: string;
  readonly options: MatchOptions;
  readonly secret: string | null;
  readonly entropies: readonly string[];
  readonly startedAt: number;
  /** The moment of the last event: a clock that is set back does not turn a match back. */
  readonly at: number;
  /** In seat order; numbers may have gaps. */
  readonly seats: readonly MatchSeat[];
  readonly clock: ClockState;
  /** Null between turns and when the match is over. */
  readonly turn: Turn | null;
  /** The seat whose turn was the last to open: the next seat is looked for after it. */
  readonly lastSeat: number | null;
  /** Number of the last roll of the fair stream; 0 before the first. */
  readonly k: number;
  readonly lap: number;
  /** Laps in a row in which every turn ran out and nobody's command was accepted. */
  readonly quietLaps: number;
  /** So far nothing was accepted in this lap. */
  readonly lapQuiet: boolean;
  /** The final round: who began it and who is still owed a last turn, in turn order. */
  readonly finalRound: { readonly by: number; readonly owed: readonly number[] } | null;
  readonly overtime: boolean;
  readonly result: Pick<MatchEnded, 'status' | 'reason' | 'winner' | 'ranking' | 'at'> | null;
}
