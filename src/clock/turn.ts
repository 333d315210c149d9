import type { Clock } from './clock.ts';
import type { TurnClock } from './clockState.ts';

/** Turn clock (RULES.md section 6): every turn gets the full time when it opens; rolling and holding do not renew it. */
export function turnClock(state: TurnClock): Clock {
  return {
    turnDeadlineAt: state.turnDeadlineAt,
    matchDeadlineAt: null,
    runOut: 'waits',
    leftMs: () => null,
    openTurn: (_seat, at) => ({ ...state, turnDeadlineAt: at + state.turnMs }),
    accept: () => state,
    endTurn: () => ({ ...state, turnDeadlineAt: null }),
    resume: () => state,
    beginOvertime: () => state,
  };
}
