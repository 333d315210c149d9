import { expire } from '../match/decide.ts';
import { nextDue, successor } from './away.ts';
import type { Randomness } from './commands.ts';
import { nameOf, people, seatAt, seatOf } from './seats.ts';
import { emit, type TableDraft } from './tableDraft.ts';

/** What has run out by `now` (epoch ms), each thing stamped with its own moment, and all that follows from it. */
export function settleTable(draft: TableDraft, randomness: Randomness, now: number): void {
  const { match, phase } = draft.state;
  if (phase === 'playing' && match !== null) emit(draft, ...expire(match, now));
  settleAround(draft, randomness, now);
}

/** The same for everything but the match, which has settled itself with the command that it decided. */
export function settleAround(draft: TableDraft, randomness: Randomness, now: number): void {
  for (;;) {
    followUp(draft, randomness, draft.events.at(-1)?.at ?? now);
    const due = nextDue(draft.state);
    if (due === null || due.at > now) return;
    // Overdue through what was just decided, as when somebody comes back to whom a host can hand over: then it is now.
    const at = Math.max(due.at, draft.events.at(-1)?.at ?? due.at);
    if (due.event === 'emptied') standEmpty(draft, randomness, at);
    else emit(draft, { ...due.event, at });
  }
}

/** What has to follow at once from the state as it is: seats that the match gave up, the host, an empty table. */
function followUp(draft: TableDraft, randomness: Randomness, at: number): void {
  if (draft.state.phase === 'retired') return;
  for (const { seat, reason } of goneSeats(draft)) {
    const taken = seatAt(draft.state, seat);
    if (taken !== null) emit(draft, { type: 'SeatEmptied', at, seat, name: nameOf(taken), reason });
  }
  passHost(draft, at);
  if (draft.state.phase === 'lobby' && people(draft.state).length === 0) standEmpty(draft, randomness, at);
}

/** Seats still taken at the table that the match has lost. */
function goneSeats({ state, events }: TableDraft): readonly { seat: number; reason: 'left' | 'removed' }[] {
  const gone = state.match?.seats.filter(({ status }) => status === 'gone') ?? [];
  return gone.map(({ seat }) => {
    const idle = events.some(
      (event) => event.type === 'SeatGone' && event.seat === seat && event.reason === 'idle',
    );
    return { seat, reason: idle ? 'removed' : 'left' };
  });
}

function passHost(draft: TableDraft, at: number): void {
  const { state } = draft;
  if (state.hostId !== null && seatOf(state, state.hostId) !== null) return;
  const player = successor(state)?.player ?? null;
  if (player === null && state.hostId === null) return;
  emit(draft, { type: 'HostChanged', at, playerId: player?.id ?? null, name: player?.name ?? null });
}

/** Nobody sits here any more: the table is put away, or a fixed one waits for its next players. */
function standEmpty(draft: TableDraft, randomness: Randomness, at: number): void {
  const { state } = draft;
  if (!state.fixed) {
    emit(draft, { type: 'TableRetired', at });
    return;
  }
  for (const seat of state.seats) {
    emit(draft, { type: 'SeatEmptied', at, seat: seat.seat, name: nameOf(seat), reason: 'left' });
  }
  if (state.locked) emit(draft, { type: 'TableLocked', at, locked: false });
  if (state.phase === 'over') reopenLobby(draft, randomness, at);
}

/** Puts the results away. The next match has a name and a secret of its own before anyone gives entropy for it. */
export function reopenLobby(draft: TableDraft, randomness: Randomness, at: number): void {
  emit(draft, { type: 'LobbyReopened', at }, { type: 'MatchPrepared', at, ...randomness.seed });
}
