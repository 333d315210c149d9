import type { TimeMode } from '../rules/options.ts';
import { classicClock } from './classic.ts';
import type { ClockState } from './clockState.ts';
import { matchClock } from './match.ts';
import { poolClock } from './pool.ts';
import { turnClock } from './turn.ts';

/** What becomes of a seat whose turn ran out: it leaves the table, watches the rest, or waits for its next turn. */
export type RunOut = 'removed' | 'outOfTime' | 'waits';

/**
 * A time mode as a value (RULES.md section 6): what the running clock says, and the clock after what happened.
 * Moments are epoch milliseconds, durations milliseconds.
 */
export interface Clock {
  /** When the running turn runs out; null between turns and where nothing limits it. */
  readonly turnDeadlineAt: number | null;
  /** Match clock: when it runs out, or its overtime once that runs. Null in the other modes. */
  readonly matchDeadlineAt: number | null;
  readonly runOut: RunOut;
  /** What the seat has left of its own time at a moment, the running turn counted; null where seats have no such time. */
  leftMs(seat: number, at: number): number | null;
  /** A turn opens; `turnsToCome` counts it and those after it, and matters in overtime. */
  openTurn(seat: number, at: number, turnsToCome: number): ClockState;
  /** The seat to act had a command accepted. */
  accept(at: number): ClockState;
  endTurn(at: number): ClockState;
  /** The server came back after a stop. */
  resume(at: number): ClockState;
  /** The match clock ran out with turns to come; `turnsToCome` counts the running turn, `running` whether there is one. */
  beginOvertime(turnsToCome: number, running: boolean): ClockState;
}

/** The clock of a match that starts at `at` with these seats. */
export function startClock(time: TimeMode, seats: readonly number[], at: number): ClockState {
  switch (time.mode) {
    case 'classic':
      return { mode: 'classic', idleMs: time.idleMs, turnDeadlineAt: null };
    case 'pool':
      return {
        mode: 'pool',
        leftMs: Object.fromEntries(seats.map((seat) => [seat, time.poolMs])),
        running: null,
      };
    case 'match':
      return {
        mode: 'match',
        turnMs: time.turnMs,
        atEnd: time.atEnd,
        matchDeadlineAt: at + time.matchMs,
        overtimeEndsAt: null,
        turnDeadlineAt: null,
      };
    case 'turn':
      return { mode: 'turn', turnMs: time.turnMs, turnDeadlineAt: null };
    default:
      return time satisfies never;
  }
}

export function clockOf(state: ClockState): Clock {
  switch (state.mode) {
    case 'classic':
      return classicClock(state);
    case 'pool':
      return poolClock(state);
    case 'match':
      return matchClock(state);
    case 'turn':
      return turnClock(state);
    default:
      return state satisfies never;
  }
}
