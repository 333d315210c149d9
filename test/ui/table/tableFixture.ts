import type { MatchCommand } from '../../../src/match/commands.ts';
import { decide, expire } from '../../../src/match/decide.ts';
import type { Dice, Face } from '../../../src/rules/dice.ts';
import {
  type MatchOptions,
  matchOptionsSchema,
  type TableSettings,
  tableSettingsSchema,
} from '../../../src/rules/options.ts';
import type { Place } from '../../../src/session/session.ts';
import type { Randomness, SeatCommand, Sender } from '../../../src/table/commands.ts';
import { decideTable } from '../../../src/table/decideTable.ts';
import type { TableEvent } from '../../../src/table/events.ts';
import { evolveTable } from '../../../src/table/evolveTable.ts';
import { openTable } from '../../../src/table/openTable.ts';
import type { TableState } from '../../../src/table/state.ts';
import { tableView } from '../../../src/table/tableView.ts';

const RANDOMNESS: Randomness = {
  seed: { matchId: 'm7Qx2LkP', secret: 'ab12'.repeat(16) },
  entropies: ['kF3v9QaZ', 'w8_LpTr2', 'Zz-41mNb', 'q0VhY6cE', 'J5sDnX1u', 'r2Gt7bKo', 'Me9_fWi4', 'yC6-xHa8'],
};

export const NAMES = ['Ann', 'Bo', 'Cyril', 'Dagmar', 'Eleonora', 'Florentina-Maria', 'Gus', 'Henriette'];

export interface Fixture {
  readonly now: () => number;
  readonly state: () => TableState;
  /** The server's clock moves on, and what had run out is settled. */
  wait(ms: number): Fixture;
  /** A player (by seat) or the server asks. A refusal is a fault of the test. */
  ask(seat: number | 'server', command: SeatCommand | { type: 'GoAway' | 'Expire' }): Fixture;
  /** Rolls of a running match; `dice` such as '113556' is what they show. */
  roll(seat: number, hold: readonly number[], dice: string): Fixture;
  bank(seat: number, hold: readonly number[]): Fixture;
  leave(seat: number): Fixture;
  /** A turn that banks: rolls six, holds the 1s or 5s named, banks. */
  turn(seat: number, dice: string, hold: readonly number[]): Fixture;
  /** What the player of a seat sees, or a spectator. */
  place(viewer?: number | null, spectators?: number): Extract<Place, { at: 'table' }>;
}

const facesOf = (dice: string): Dice => [...dice].map((face) => Number(face) as Face);
const playerOf = (seat: number) => ({ id: `p${seat}`, name: NAMES[seat - 1] ?? `P${seat}` });

export interface FixtureOptions {
  readonly options?: Record<string, unknown>;
  readonly settings?: Record<string, unknown>;
  readonly people?: number;
  readonly bots?: number;
  /** The match begins at once. */
  readonly start?: boolean;
}

/** A table driven by the real decider, with its own clock; seat 1 is the host. */
export function aTable({
  options = {},
  settings = {},
  people = 2,
  bots = 0,
  start = true,
}: FixtureOptions = {}) {
  let now = 1_000_000;
  let state: TableState | null = null;
  const parsed: MatchOptions = matchOptionsSchema.parse(options);
  const table: TableSettings = tableSettingsSchema.parse({ seats: Math.max(4, people + bots), ...settings });
  const apply = (events: readonly TableEvent[]) => {
    for (const event of events) state = evolveTable(state, event);
  };
  const opening = {
    at: now,
    tableId: 't1',
    name: 'Oak Table',
    options: parsed,
    settings: table,
    host: playerOf(1),
  };
  apply(openTable(opening, RANDOMNESS));

  const matchDo = (command: MatchCommand) => {
    now += 1_000;
    const { events, refusal } = decide(state!.match!, command, now);
    if (refusal !== null) throw new Error(`${command.type} refused: ${refusal}`);
    apply(events);
    return fixture;
  };
  const fixture: Fixture = {
    now: () => now,
    state: () => state!,
    wait(ms) {
      now += ms;
      if (state!.match && state!.phase === 'playing') apply(expire(state!.match, now));
      return fixture;
    },
    ask(seat, command) {
      const sender: Sender =
        seat === 'server' ? { kind: 'server' } : { kind: 'player', player: playerOf(seat) };
      const { events, refusal } = decideTable(state!, sender, command, RANDOMNESS, now);
      if (refusal !== null) throw new Error(`${command.type} refused: ${refusal}`);
      apply(events);
      return fixture;
    },
    roll: (seat, hold, dice) => matchDo({ type: 'Roll', seat, hold, dice: facesOf(dice) }),
    bank: (seat, hold) => matchDo({ type: 'Bank', seat, hold }),
    leave: (seat) => matchDo({ type: 'Leave', seat }),
    turn: (seat, dice, hold) => fixture.roll(seat, [], dice).bank(seat, hold),
    place: (viewer = 1, spectators = 0) => ({
      at: 'table',
      view: tableView(state!, viewer === null ? null : `p${viewer}`),
      spectators,
      watching: viewer === null,
    }),
  };
  for (let seat = 2; seat <= people; seat += 1) fixture.ask(seat, { type: 'Sit' });
  for (let bot = 0; bot < bots; bot += 1) fixture.ask(1, { type: 'AddBot' });
  if (start) fixture.ask(1, { type: 'Start' });
  return fixture;
}
