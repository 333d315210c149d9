import { clockOf } from '../clock/clock.ts';
import { type Draft, emit } from './draft.ts';
import { endIfDecided, finishMatch, openNextTurn } from './passing.ts';

/**
 * Settles what has run out by `now` (RULES.md section 6), each time-out stamped with its own deadline; the next turn
 * opens at `now`. After a stop of the server this is all there is to do: only what was running can have run out.
 */
export function settle(draft: Draft, now: number): void {
  while (settleNext(draft, now)) {
    // each step ends a turn, begins overtime or ends the match
  }
  if (draft.state.result === null && draft.state.turn === null) openNextTurn(draft, now);
}

/** Settles the earliest deadline that has passed; the match clock decides first where two fall together. */
function settleNext(draft: Draft, now: number): boolean {
  if (draft.state.result !== null) return false;
  const { turnDeadlineAt, matchDeadlineAt } = clockOf(draft.state.clock);
  const matchFirst =
    matchDeadlineAt !== null && (turnDeadlineAt === null || matchDeadlineAt <= turnDeadlineAt);
  if (matchFirst && matchDeadlineAt <= now) matchClockRanOut(draft, matchDeadlineAt);
  else if (!matchFirst && turnDeadlineAt !== null && turnDeadlineAt <= now) turnRanOut(draft, turnDeadlineAt);
  else return false;
  return true;
}

function matchClockRanOut(draft: Draft, at: number): void {
  const { clock, overtime } = draft.state;
  if (clock.mode === 'match' && clock.atEnd === 'finishLap' && !overtime) {
    emit(draft, { type: 'OvertimeBegan', at });
    endIfDecided(draft, at);
    return;
  }
  timeOutTurn(draft, at);
  finishMatch(draft, at, 'matchClock');
}

function turnRanOut(draft: Draft, at: number): void {
  const seat = timeOutTurn(draft, at);
  if (seat === null) return;
  const { runOut } = clockOf(draft.state.clock);
  switch (runOut) {
    case 'removed':
      emit(draft, { type: 'SeatGone', at, seat, reason: 'idle', lost: 0 });
      break;
    case 'outOfTime':
      emit(draft, { type: 'SeatOutOfTime', at, seat });
      break;
    case 'waits':
      break;
    default:
      runOut satisfies never;
  }
  endIfDecided(draft, at);
}

/** Takes the running turn away with its unbanked points, and says whose it was. */
function timeOutTurn(draft: Draft, at: number): number | null {
  const { turn } = draft.state;
  if (turn === null) return null;
  emit(draft, { type: 'TurnTimedOut', at, seat: turn.seat, lost: turn.total });
  return turn.seat;
}
