import { isInPlay } from './seats.ts';
import type { MatchSeat, MatchState } from './state.ts';

const byBanked = (a: MatchSeat, b: MatchSeat): number => b.banked - a.banked || a.seat - b.seat;

/**
 * Seats, best first (RULES.md section 5): banked points, equal points by the lower seat number, gone seats below every
 * seat in play and in the same order among themselves. A `winner` that was not decided by points comes first.
 */
export function rankSeats(state: MatchState, winner: number | null): readonly number[] {
  const inPlay = state.seats.filter(isInPlay).toSorted(byBanked);
  const gone = state.seats.filter((seat) => !isInPlay(seat)).toSorted(byBanked);
  const ranking = [...inPlay, ...gone].map((seat) => seat.seat);
  return winner === null ? ranking : [winner, ...ranking.filter((seat) => seat !== winner)];
}
