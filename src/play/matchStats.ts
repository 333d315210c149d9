import type { LoggedEvent } from '../table/view.ts';

export interface SeatStats {
  readonly banks: number;
  readonly farkles: number;
  /** Most points banked in one turn. */
  readonly best: number;
}

const NONE: SeatStats = { banks: 0, farkles: 0, best: 0 };

/** Each seat's numbers of one match, by seat; null when the log no longer reaches back to its beginning. */
export function matchStats(
  log: readonly LoggedEvent[],
  matchId: string,
): ReadonlyMap<number, SeatStats> | null {
  const from = log.findIndex(({ event }) => event.type === 'MatchStarted' && event.matchId === matchId);
  if (from < 0) return null;
  const stats = new Map<number, SeatStats>();
  for (const { event } of log.slice(from)) {
    if (event.type !== 'TurnBanked' && event.type !== 'Farkled') continue;
    const { banks, farkles, best } = stats.get(event.seat) ?? NONE;
    stats.set(
      event.seat,
      event.type === 'Farkled'
        ? { banks, farkles: farkles + 1, best }
        : { banks: banks + 1, farkles, best: Math.max(best, event.points) },
    );
  }
  return stats;
}
