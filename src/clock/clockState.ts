/*
 * A running clock as plain data, one shape a time mode (RULES.md section 6). Moments are epoch milliseconds,
 * durations milliseconds. Nothing here ticks: a deadline is a stored moment.
 */

export interface ClassicClock {
  readonly mode: 'classic';
  readonly idleMs: number;
  /** When the seat to act is removed; null between turns. */
  readonly turnDeadlineAt: number | null;
}

export interface PoolClock {
  readonly mode: 'pool';
  /** What each seat had left when its last turn ended, by seat number. */
  readonly leftMs: Readonly<Record<number, number>>;
  readonly running: { readonly seat: number; readonly openedAt: number } | null;
}

export interface MatchClock {
  readonly mode: 'match';
  readonly turnMs: number | null;
  readonly atEnd: 'stop' | 'finishLap';
  readonly matchDeadlineAt: number;
  /** Null until overtime begins. */
  readonly overtimeEndsAt: number | null;
  readonly turnDeadlineAt: number | null;
}

export interface TurnClock {
  readonly mode: 'turn';
  readonly turnMs: number;
  readonly turnDeadlineAt: number | null;
}

export type ClockState = ClassicClock | PoolClock | MatchClock | TurnClock;
