import type { Clock } from './clock.ts';
import type { PoolClock } from './clockState.ts';

/**
 * Pool (RULES.md section 6): a personal reserve that runs only in the seat's own turns and carries over.
 * Nothing refills it; the running turn is charged however it ends.
 */
export function poolClock(state: PoolClock): Clock {
  const { running } = state;

  const leftMs = (seat: number, at: number): number => {
    const before = state.leftMs[seat] ?? 0;
    if (running?.seat !== seat) return before;
    return Math.min(before, Math.max(0, before - (at - running.openedAt)));
  };

  return {
    turnDeadlineAt: running === null ? null : running.openedAt + leftMs(running.seat, running.openedAt),
    matchDeadlineAt: null,
    runOut: 'outOfTime',
    leftMs,
    openTurn: (seat, at) => ({ ...state, running: { seat, openedAt: at } }),
    accept: () => state,
    endTurn: (at) =>
      running === null
        ? state
        : { ...state, leftMs: { ...state.leftMs, [running.seat]: leftMs(running.seat, at) }, running: null },
    resume: () => state,
    beginOvertime: () => state,
  };
}
