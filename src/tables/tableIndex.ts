import { isSolo, people, seatOf } from '../table/seats.ts';
import type { TableState } from '../table/state.ts';
import type { Clock } from './clock.ts';
import type { TableActor } from './tableActor.ts';
import type { TableRow } from './tableManager.ts';

/** Changes of the lobby's list reach those who look at it at most this often. */
const ROWS_EVERY_MS = 100;

/** The tables that are awake, who sits where, and the lobby's list, kept up change by change. */
export interface TableIndex {
  all(): Iterable<TableActor>;
  get(tableId: string): TableActor | null;
  /** Takes in a table or its newest change; a retired one is forgotten. */
  update(actor: TableActor): void;
  tableOf(playerId: string): string | null;
  rows(): readonly TableRow[];
  onRows(listener: () => void): () => void;
  stop(): void;
}

export function makeTableIndex(clock: Clock): TableIndex {
  const actors = new Map<string, TableActor>();
  const rowOf = new Map<string, TableRow>();
  const seated = new Map<string, string>();
  const seatedAt = new Map<string, readonly string[]>();
  const listeners = new Set<() => void>();
  let rows: readonly TableRow[] | null = null;
  let cancelTelling: (() => void) | null = null;

  const tell = (): void => {
    cancelTelling = null;
    for (const listener of listeners) listener();
  };

  const rowsChanged = (): void => {
    rows = null;
    cancelTelling ??= clock.callAt(clock.now() + ROWS_EVERY_MS, tell);
  };

  const updateSeats = (state: TableState): void => {
    const { tableId } = state;
    const before = seatedAt.get(tableId) ?? [];
    for (const playerId of before) {
      if (seatOf(state, playerId) === null && seated.get(playerId) === tableId) seated.delete(playerId);
    }
    const players = state.phase === 'retired' ? [] : people(state).map(({ player }) => player.id);
    for (const playerId of players) seated.set(playerId, tableId);
    if (players.length > 0) seatedAt.set(tableId, players);
    else seatedAt.delete(tableId);
    // Who has a seat at an unlisted table must learn of its loss too.
    if (before.join() !== players.join()) rowsChanged();
  };

  const updateRow = (actor: TableActor, state: TableState): void => {
    const listed = state.phase !== 'retired' && state.settings.access === 'open';
    const fresh = listed ? tableRow(state, actor.spectators()) : null;
    const known = rowOf.get(actor.tableId) ?? null;
    if (fresh === null ? known === null : known !== null && sameRow(fresh, known)) return;
    if (fresh === null) rowOf.delete(actor.tableId);
    else rowOf.set(actor.tableId, fresh);
    rowsChanged();
  };

  return {
    all: () => actors.values(),
    get: (tableId) => actors.get(tableId) ?? null,
    update(actor) {
      const state = actor.state();
      if (state.phase === 'retired') actors.delete(actor.tableId);
      else actors.set(actor.tableId, actor);
      updateSeats(state);
      updateRow(actor, state);
    },
    tableOf: (playerId) => seated.get(playerId) ?? null,
    rows() {
      rows ??= [...rowOf.values()];
      return rows;
    },
    onRows(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      cancelTelling?.();
      listeners.clear();
    },
  };
}

function tableRow(state: TableState, spectators: number): TableRow {
  const { tableId, name, phase, options, settings, locked, seats, hostId } = state;
  const away = people(state).filter(({ awaySince }) => awaySince !== null).length;
  const hostName = hostId === null ? null : (seatOf(state, hostId)?.player.name ?? null);
  return {
    tableId,
    name,
    phase,
    options,
    settings,
    locked,
    taken: isSolo(settings) ? people(state).length : seats.length,
    away,
    spectators,
    hostName,
  };
}

function sameRow(a: TableRow, b: TableRow): boolean {
  return (Object.keys(a) as (keyof TableRow)[]).every((key) => a[key] === b[key]);
}
