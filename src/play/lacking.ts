import type { MatchView } from '../match/view.ts';

export interface Lacking {
  readonly to: 'target' | 'leader';
  readonly points: number;
}

/**
 * What the seat to act lacks with `total` unbanked points counted: to the target, or, where a final round or a
 * clock decides, to the best other seat in play.
 */
export function lackingIn(match: MatchView, total: number): Lacking | null {
  const actor = match.seats.find(({ seat }) => seat === match.turn?.seat);
  if (actor === undefined) return null;
  const { target } = match.options;
  const own = actor.banked + total;
  if (target !== null && match.finalRound === null && !match.overtime)
    return { to: 'target', points: target - own };
  const others = match.seats.filter(({ seat, status }) => seat !== actor.seat && status !== 'gone');
  return { to: 'leader', points: Math.max(...others.map(({ banked }) => banked)) - own };
}
