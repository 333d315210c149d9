import type { MatchSeatView, MatchView } from '../match/view.ts';

/** Whether a bank that makes a turn total `total` is allowed: threshold and hot dice (RULES.md section 4). */
export function canBank(match: MatchView, me: MatchSeatView, total: number, hotDice: boolean): boolean {
  const { mustRollOnHotDice, openingThreshold } = match.options;
  if (hotDice && mustRollOnHotDice) return false;
  return me.opened || total >= openingThreshold;
}

export const reachesTarget = (match: MatchView, me: MatchSeatView, total: number): boolean =>
  match.options.target !== null && me.banked + total >= match.options.target;

/** Whether the seat would be first with `total` more: of equal points the lower seat ranks first (RULES.md section 5). */
export function leadsWith(match: MatchView, me: MatchSeatView, total: number): boolean {
  const points = me.banked + total;
  return match.seats
    .filter((other) => other.seat !== me.seat && other.status !== 'gone')
    .every((rival) => points > rival.banked || (points === rival.banked && me.seat < rival.seat));
}

/** Whether this turn is the seat's last: in the final round and in overtime everyone has one. */
export const isLastTurn = (match: MatchView): boolean => match.finalRound !== null || match.overtime;
