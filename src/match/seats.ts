import type { MatchSeat, MatchState } from './state.ts';

/** Neither left nor removed (RULES.md section 5). */
export const isInPlay = (seat: MatchSeat): boolean => seat.status !== 'gone';

/** In play and with time: gets turns. */
export const mayPlay = (seat: MatchSeat): boolean => seat.status === 'playing';

export const seatOf = (state: MatchState, seat: number): MatchSeat | undefined =>
  state.seats.find((candidate) => candidate.seat === seat);

/** All seats in seat order, beginning after the given one and going round. */
export function seatsAfter(state: MatchState, seat: number | null): readonly MatchSeat[] {
  const start = state.seats.findIndex((candidate) => candidate.seat > (seat ?? 0));
  return start <= 0 ? state.seats : [...state.seats.slice(start), ...state.seats.slice(0, start)];
}

/**
 * Seats that are certain of a turn before the match can end, in turn order, the running one left out: those owed a last turn in a
 * final round, else in overtime those that have not yet played in this lap. Null where turns simply go round.
 */
export function owedTurns(state: MatchState): readonly number[] | null {
  if (state.finalRound !== null) return state.finalRound.owed;
  if (!state.overtime) return null;
  return unplayedInLap(state);
}

export const unplayedInLap = (state: MatchState): readonly number[] =>
  seatsAfter(state, state.lastSeat)
    .filter((seat) => mayPlay(seat) && !seat.hadTurn)
    .map((seat) => seat.seat);

/** The seat whose turn comes next, or null when nobody may play. */
export function nextSeat(state: MatchState): number | null {
  const owed = owedTurns(state);
  if (owed !== null) return owed[0] ?? null;
  return seatsAfter(state, state.lastSeat).find(mayPlay)?.seat ?? null;
}
