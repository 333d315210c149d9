import type { Clock } from './clock.ts';
import type { MatchClock } from './clockState.ts';

/** Overtime of *finish the lap*, in all, from the official deadline. */
const OVERTIME_MS = 90_000;

const sooner = (a: number | null, b: number): number => (a === null ? b : Math.min(a, b));

/**
 * Match clock (RULES.md section 6): one deadline for all, and a limit a turn that may be off. In overtime each
 * turn has an equal share of what is left of the 90 s, or its limit if that ends sooner.
 */
export function matchClock(state: MatchClock): Clock {
  const shareEndsAt = (at: number, overtimeEndsAt: number, turnsToCome: number): number =>
    at + Math.floor((overtimeEndsAt - at) / turnsToCome);

  return {
    turnDeadlineAt: state.turnDeadlineAt,
    matchDeadlineAt: state.overtimeEndsAt ?? state.matchDeadlineAt,
    runOut: 'waits',
    leftMs: () => null,
    openTurn: (_seat, at, turnsToCome) => {
      const limitAt = state.turnMs === null ? null : at + state.turnMs;
      const { overtimeEndsAt } = state;
      if (overtimeEndsAt === null) return { ...state, turnDeadlineAt: limitAt };
      return { ...state, turnDeadlineAt: sooner(limitAt, shareEndsAt(at, overtimeEndsAt, turnsToCome)) };
    },
    accept: () => state,
    endTurn: () => ({ ...state, turnDeadlineAt: null }),
    resume: () => state,
    beginOvertime: (turnsToCome, running) => {
      const overtimeEndsAt = state.matchDeadlineAt + OVERTIME_MS;
      if (!running) return { ...state, overtimeEndsAt };
      const shareAt = shareEndsAt(state.matchDeadlineAt, overtimeEndsAt, turnsToCome);
      return { ...state, overtimeEndsAt, turnDeadlineAt: sooner(state.turnDeadlineAt, shareAt) };
    },
  };
}
