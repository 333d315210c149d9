import type { Clock } from './clock.ts';
import type { ClassicClock } from './clockState.ts';

/**
 * Classic (RULES.md section 6): an idle limit for each decision, renewed by each accepted command; running out
 * removes the player. A stop of the server begins it again: nobody is removed for the server's absence.
 */
export function classicClock(state: ClassicClock): Clock {
  const renewed = (at: number): ClassicClock => ({ ...state, turnDeadlineAt: at + state.idleMs });
  return {
    turnDeadlineAt: state.turnDeadlineAt,
    matchDeadlineAt: null,
    runOut: 'removed',
    leftMs: () => null,
    openTurn: (_seat, at) => renewed(at),
    accept: renewed,
    endTurn: () => ({ ...state, turnDeadlineAt: null }),
    resume: (at) => (state.turnDeadlineAt === null ? state : renewed(at)),
    beginOvertime: () => state,
  };
}
