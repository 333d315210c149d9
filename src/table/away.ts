import type { TableEvent } from './events.ts';
import { people, seatOf } from './seats.ts';
import type { PlayerSeat, TableState } from './state.ts';

/** A seat away this long is emptied, a host away this long hands over (RULES.md section 7). */
export const SEAT_AWAY_MS = 120_000;
export const HOST_AWAY_MS = 60_000;

/** The results of a match stand this long at least, also where nobody sits any more: all may see its secret. */
const RESULTS_MS = 60_000;

/** Something that happens at a table by itself, at a moment (epoch ms); `emptied`: the empty table is put away. */
export interface Due {
  readonly at: number;
  readonly event: TableEvent | 'emptied';
}

/** What happens next because nobody is there, or somebody is away; null in a match, which takes no seats away. */
export function nextDue(state: TableState): Due | null {
  if (state.phase !== 'lobby' && state.phase !== 'over') return null;
  if (people(state).length === 0) return emptyDue(state);
  const dues = people(state).flatMap((seat) => seatDue(state, seat));
  return [...hostDue(state), ...dues].reduce<Due | null>(
    (first, due) => (first === null || due.at < first.at ? due : first),
    null,
  );
}

function emptyDue({ phase, match }: TableState): Due | null {
  if (phase !== 'over' || match === null || match.result === null) return null;
  return { at: match.result.at + RESULTS_MS, event: 'emptied' };
}

/** The lowest connected seat takes over as host; nobody when all are away. */
export function successor(state: TableState): PlayerSeat | null {
  return people(state).find(({ awaySince }) => awaySince === null) ?? null;
}

/** Who was away when the match ended has the whole time to come and see the results. */
function awayFrom(state: TableState, awaySince: number): number {
  return Math.max(awaySince, state.match?.result?.at ?? awaySince);
}

function seatDue(state: TableState, { seat, awaySince, player }: PlayerSeat): readonly Due[] {
  if (awaySince === null) return [];
  const at = awayFrom(state, awaySince) + SEAT_AWAY_MS;
  return [{ at, event: { type: 'SeatEmptied', at, seat, name: player.name, reason: 'away' } }];
}

function hostDue(state: TableState): readonly Due[] {
  const host = state.hostId === null ? null : seatOf(state, state.hostId);
  const next = successor(state);
  if (host === null || host.awaySince === null || next === null) return [];
  const at = awayFrom(state, host.awaySince) + HOST_AWAY_MS;
  return [{ at, event: { type: 'HostChanged', at, playerId: next.player.id, name: next.player.name } }];
}
