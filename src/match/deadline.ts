import { clockOf } from '../clock/clock.ts';
import type { MatchState } from './state.ts';

/** The next moment (epoch ms) at which the match changes by itself; null when it is over or nothing limits it. */
export function deadline(state: MatchState): number | null {
  if (state.result !== null) return null;
  const { turnDeadlineAt, matchDeadlineAt } = clockOf(state.clock);
  if (turnDeadlineAt === null || matchDeadlineAt === null) return turnDeadlineAt ?? matchDeadlineAt;
  return Math.min(turnDeadlineAt, matchDeadlineAt);
}
