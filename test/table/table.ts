import {
  DEFAULT_OPTIONS,
  DEFAULT_SETTINGS,
  type MatchOptions,
  type TableSettings,
} from '../../src/rules/options.ts';
import type { PlayerRef, Randomness, Sender, TableCommand } from '../../src/table/commands.ts';
import { decideTable, type TableDecision } from '../../src/table/decideTable.ts';
import type { TableEvent } from '../../src/table/events.ts';
import { evolveTable } from '../../src/table/evolveTable.ts';
import { openTable, type TableOpening } from '../../src/table/openTable.ts';
import type { TableState } from '../../src/table/state.ts';

export const ANN: PlayerRef = { id: 'id-ann', name: 'Ann' };
export const BO: PlayerRef = { id: 'id-bo', name: 'Bo' };
export const CY: PlayerRef = { id: 'id-cy', name: 'Cy' };
export const SERVER: Sender = { kind: 'server' };

export const by = (player: PlayerRef): Sender => ({ kind: 'player', player });

let made = 0;
/** Randomness that differs from call to call, and is the same in every run of a file. */
export function randomness(): Randomness {
  made += 1;
  const secret = made.toString(16).padStart(64, 'a');
  return {
    seed: { matchId: `match-${made}`, secret },
    entropies: Array.from({ length: 8 }, (_, index) => `entropy-${made}-${index + 1}`),
  };
}

export const fold = (events: readonly TableEvent[], from: TableState | null = null): TableState =>
  events.reduce(evolveTable, from)!;

/** A table under test: every command folds what was decided and keeps the last decision. */
export interface Table {
  state: TableState;
  readonly events: TableEvent[];
  last: TableDecision;
  send(sender: Sender | PlayerRef, command: TableCommand, now?: number): TableDecision['refusal'];
  /** Types of the events of the last command. */
  types(): string[];
}

export interface Opening extends Partial<Omit<TableOpening, 'options' | 'settings'>> {
  readonly options?: Partial<MatchOptions>;
  readonly settings?: Partial<TableSettings>;
}

/** A table opened at 0 by Ann, unless it is said otherwise. Time stands still where a command names no moment. */
export function tableOf(opening: Opening = {}): Table {
  const events = [
    ...openTable(
      {
        at: 0,
        tableId: 'ABC234',
        name: 'Corner',
        host: ANN,
        ...opening,
        options: { ...DEFAULT_OPTIONS, ...opening.options },
        settings: { ...DEFAULT_SETTINGS, ...opening.settings },
      },
      randomness(),
    ),
  ];
  let clock = 0;
  const table: Table = {
    state: fold(events),
    events,
    last: { events: [], refusal: null },
    send(sender, command, now = clock) {
      clock = now;
      const who = 'kind' in sender ? sender : by(sender);
      table.last = decideTable(table.state, who, command, randomness(), now);
      events.push(...table.last.events);
      table.state = fold(table.last.events, table.state);
      return table.last.refusal;
    },
    types: () => table.last.events.map(({ type }) => type),
  };
  return table;
}

/** Every hold of up to six dice, the fullest first. */
const HOLDS = Array.from({ length: 63 }, (_, mask) =>
  [1, 2, 3, 4, 5, 6].filter((position) => (mask + 1) & (1 << (position - 1))),
).sort((a, b) => b.length - a.length);

/** Everyone who has the turn rolls once and banks what there is, until the match is over. */
export function playOut(table: Table): void {
  for (let steps = 0; table.state.phase === 'playing' && steps < 10_000; steps += 1) {
    const { turn } = table.state.match!;
    const seat = table.state.seats.find((taken) => taken.seat === turn!.seat)!;
    const sender: Sender = seat.kind === 'bot' ? { kind: 'bot', seat: seat.seat } : by(seat.player);
    if (turn!.dice === null) table.send(sender, { type: 'Roll', hold: [] });
    else HOLDS.some((hold) => table.send(sender, { type: 'Bank', hold }) === null);
  }
}
