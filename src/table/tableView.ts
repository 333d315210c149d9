import { matchView } from '../match/matchView.ts';
import { capacity, nameOf, seatAt, seatOf } from './seats.ts';
import type { TableState } from './state.ts';
import type { SeatView, TableView } from './view.ts';

/** The table as one viewer may see it: a player's id, or null for somebody who only watches (RULES.md section 8). */
export function tableView(state: TableState, viewer: string | null): TableView {
  const own = viewer === null ? null : seatOf(state, viewer);
  const host = state.hostId === null ? null : seatOf(state, state.hostId);
  return {
    tableId: state.tableId,
    name: state.name,
    phase: state.phase,
    options: state.options,
    settings: state.settings,
    fixed: state.fixed,
    locked: state.locked,
    joinCode: state.settings.access === 'code' ? state.tableId : null,
    you: own?.seat ?? null,
    youAreHost: own !== null && own === host,
    hostSeat: host?.seat ?? null,
    seats: seatViews(state, own?.seat ?? null, host?.seat ?? null),
    startableAt: state.startableAt,
    nextMatchId: state.prepared.matchId,
    nextCommitment: state.prepared.commitment,
    match: state.match === null ? null : matchView(state.match),
    log: state.log,
  };
}

function seatViews(state: TableState, you: number | null, host: number | null): readonly SeatView[] {
  return Array.from({ length: capacity(state.settings) }, (_, index) => {
    const seat = index + 1;
    const taken = seatAt(state, seat);
    return {
      seat,
      name: taken === null ? null : nameOf(taken),
      bot: taken?.kind === 'bot' ? taken.bot : null,
      awaySince: taken?.kind === 'player' ? taken.awaySince : null,
      isHost: seat === host,
      isYou: seat === you,
      entropy: seat === you || state.match !== null ? (taken?.entropy ?? null) : null,
    };
  });
}
