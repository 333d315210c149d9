import { commitmentOf } from '../dice/commitment.ts';
import type { MatchEvent } from '../match/events.ts';
import { evolve } from '../match/evolve.ts';
import { CHAT_WINDOW_MS } from './chat.ts';
import { isMatchEvent, type LobbyEvent, type TableEvent } from './events.ts';
import { redact } from './redact.ts';
import type { TableSeat, TableState } from './state.ts';

/** How many events a view carries. */
const LOG_LENGTH = 200;
/** After a change of options the start waits this long (RULES.md section 7). */
export const START_WAIT_MS = 5_000;

type TableOpened = Extract<LobbyEvent, { type: 'TableOpened' }>;

/** The table after an event. Its first event is `TableOpened`, and only that may come without a state. */
export function evolveTable(state: TableState | null, event: TableEvent): TableState {
  const next = isMatchEvent(event) ? matchChanged(existing(state, event), event) : changed(state, event);
  return logged(next, event);
}

function existing(state: TableState | null, event: TableEvent): TableState {
  if (state === null) throw new Error(`a table cannot begin with ${event.type}`);
  return state;
}

function logged(state: TableState, event: TableEvent): TableState {
  const n = state.eventCount + 1;
  const shown = redact(event);
  if (shown === null) return { ...state, eventCount: n };
  return { ...state, eventCount: n, log: [...state.log.slice(1 - LOG_LENGTH), { n, event: shown }] };
}

function matchChanged(state: TableState, event: MatchEvent): TableState {
  const match = evolve(state.match, event);
  const phase = match.result === null ? 'playing' : 'over';
  return { ...state, match, phase };
}

function opened(event: TableOpened): TableState {
  const { tableId, name, options, settings, fixed, at } = event;
  return {
    tableId,
    name,
    options,
    settings,
    fixed,
    phase: 'lobby',
    locked: false,
    seats: [],
    hostId: null,
    barred: [],
    startableAt: at,
    prepared: { matchId: '', secret: '', commitment: '' },
    match: null,
    said: [],
    eventCount: 0,
    log: [],
  };
}

function changed(before: TableState | null, event: LobbyEvent): TableState {
  if (event.type === 'TableOpened') return opened(event);
  const state = existing(before, event);
  switch (event.type) {
    case 'MatchPrepared': {
      const { matchId, secret } = event;
      return { ...state, prepared: { matchId, secret, commitment: commitmentOf(secret) } };
    }
    case 'SeatTaken': {
      const { seat, player, entropy } = event;
      return withSeat(state, { kind: 'player', seat, player, entropy, awaySince: null });
    }
    case 'BotSeated': {
      const { seat, bot, name, entropy } = event;
      return withSeat(state, { kind: 'bot', seat, bot, name, entropy });
    }
    case 'SeatEmptied':
      return { ...state, seats: state.seats.filter(({ seat }) => seat !== event.seat) };
    case 'PlayerBarred':
      return { ...state, barred: [...state.barred, event.playerId] };
    case 'HostChanged':
      return { ...state, hostId: event.playerId };
    case 'OptionsChanged': {
      const { options, settings, at } = event;
      return { ...state, options, settings, startableAt: at + START_WAIT_MS };
    }
    case 'EntropyChosen':
      return editSeat(state, event.seat, (seat) => ({ ...seat, entropy: event.entropy }));
    case 'TableLocked':
      return { ...state, locked: event.locked };
    case 'WentAway':
      return awaySince(state, event.seat, event.at);
    case 'CameBack':
      return awaySince(state, event.seat, null);
    case 'ChatSaid': {
      const recent = state.said.filter(({ at }) => at > event.at - CHAT_WINDOW_MS);
      return { ...state, said: [...recent, { at: event.at, by: event.seat ?? event.name }] };
    }
    case 'LobbyReopened':
      return { ...state, phase: 'lobby', match: null };
    case 'TableRetired':
      return { ...state, phase: 'retired' };
    default:
      return event satisfies never;
  }
}

function withSeat(state: TableState, taken: TableSeat): TableState {
  return { ...state, seats: [...state.seats, taken].sort((a, b) => a.seat - b.seat) };
}

function editSeat(state: TableState, number: number, edit: (seat: TableSeat) => TableSeat): TableState {
  return { ...state, seats: state.seats.map((seat) => (seat.seat === number ? edit(seat) : seat)) };
}

function awaySince(state: TableState, number: number, at: number | null): TableState {
  return editSeat(state, number, (seat) => (seat.kind === 'player' ? { ...seat, awaySince: at } : seat));
}
