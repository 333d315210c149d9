import { type Draft, emit } from './draft.ts';
import type { MatchEnded } from './events.ts';
import { rankSeats } from './ranking.ts';
import { isInPlay, mayPlay, nextSeat, owedTurns, seatOf } from './seats.ts';

/** After so many laps in a row that nobody played the match ends as abandoned (RULES.md section 6). */
const QUIET_LAPS = 3;

/** A turn ended at `at`: ends the match if that was its last, else opens the next turn. */
export function passTurn(draft: Draft, at: number): void {
  if (!endIfDecided(draft, at)) openNextTurn(draft, at);
}

/**
 * Ends the match at `at` if nothing is left to play for (RULES.md sections 5 and 6): nobody or one seat in play, nobody
 * with time, no last turn owed in the final round or in overtime. Says whether the match is over.
 */
export function endIfDecided(draft: Draft, at: number): boolean {
  const { state } = draft;
  if (state.result !== null) return true;
  const inPlay = state.seats.filter(isInPlay);
  const betweenTurns = state.turn === null;
  if (!inPlay.some((seat) => !seat.bot)) abandonMatch(draft, at, 'nobodyInPlay');
  else if (inPlay.length === 1) finishMatch(draft, at, 'lastInPlay', inPlay[0]!.seat);
  else if (!inPlay.some(mayPlay)) finishMatch(draft, at, 'noTimeLeft');
  else if (betweenTurns && owedTurns(state)?.length === 0) {
    finishMatch(draft, at, state.finalRound !== null ? 'finalRound' : 'matchClock');
  }
  return draft.state.result !== null;
}

/** Opens the turn of the next seat, and a new lap where that seat has had its turn in this one. */
export function openNextTurn(draft: Draft, at: number): void {
  const seat = nextSeat(draft.state);
  if (seat === null) throw new Error('no seat may play and the match is not over');
  if (seatOf(draft.state, seat)?.hadTurn) {
    emit(draft, { type: 'LapBegan', at, lap: draft.state.lap + 1 });
    if (draft.state.quietLaps >= QUIET_LAPS) {
      abandonMatch(draft, at, 'nobodyPlays');
      return;
    }
  }
  emit(draft, { type: 'TurnOpened', at, seat });
}

/** Ends the match; without a `winner` the ranking's first wins. */
export function finishMatch(
  draft: Draft,
  at: number,
  reason: MatchEnded['reason'],
  winner: number | null = null,
): void {
  const ranking = rankSeats(draft.state, winner);
  emit(draft, {
    type: 'MatchEnded',
    at,
    status: 'finished',
    reason,
    winner: ranking[0]!,
    ranking: [...ranking],
  });
}

function abandonMatch(draft: Draft, at: number, reason: MatchEnded['reason']): void {
  const ranking = [...rankSeats(draft.state, null)];
  emit(draft, { type: 'MatchEnded', at, status: 'abandoned', reason, winner: null, ranking });
}
