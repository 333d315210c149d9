import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MatchOptions, matchOptionsSchema } from '../../src/rules/options.ts';
import type { PlayerRef, Sender, TableCommand } from '../../src/table/commands.ts';
import { type TableEvent, tableEventSchema } from '../../src/table/events.ts';
import { people } from '../../src/table/seats.ts';
import { tableDeadline } from '../../src/table/tableDeadline.ts';
import { tableView } from '../../src/table/tableView.ts';
import { ANN, BO, by, CY, fold, type Table, tableOf } from './table.ts';

const PLAYERS: readonly PlayerRef[] = [ANN, BO, CY, { id: 'id-di', name: 'Di' }];
const OPTIONS: readonly MatchOptions[] = [
  { target: 500 },
  { target: 500, time: { mode: 'turn', turnMs: 10_000 }, end: 'firstToTarget' },
  { target: null, time: { mode: 'pool', poolMs: 10_000 }, firstPlayer: 'random' },
  { target: null, time: { mode: 'match', matchMs: 30_000, turnMs: 10_000, atEnd: 'finishLap' } },
].map((options) => matchOptionsSchema.parse(options));

const hold = fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 4 });
const seat = fc.integer({ min: -1, max: 9 });
const command: fc.Arbitrary<TableCommand> = fc.oneof(
  fc.record({ type: fc.constant('Sit' as const), seat }, { requiredKeys: ['type'] }),
  fc.record({ type: fc.constant('AddBot' as const), seat }, { requiredKeys: ['type'] }),
  fc.record({ type: fc.constant('RemoveBot' as const), seat }),
  fc.record({ type: fc.constant('Kick' as const), seat }),
  fc.record({ type: fc.constant('Lock' as const), locked: fc.boolean() }),
  fc.record({
    type: fc.constant('ChooseEntropy' as const),
    entropy: fc.string({ maxLength: 5 }).map((text) => `mine-${text}`),
  }),
  fc.record({ type: fc.constant('Say' as const), text: fc.string({ maxLength: 20 }) }),
  fc.record({
    type: fc.constant('ChangeOptions' as const),
    options: fc.constantFrom(...OPTIONS),
    settings: fc.record({
      seats: fc.integer({ min: 1, max: 8 }),
      access: fc.constant('open' as const),
      spectators: fc.boolean(),
      chat: fc.boolean(),
    }),
  }),
  ...(['Roll', 'Bank'] as const).map((type) => fc.record({ type: fc.constant(type), hold })),
  fc.constantFrom<TableCommand>(
    { type: 'Start' },
    { type: 'Start' },
    { type: 'Leave' },
    { type: 'Rematch' },
    { type: 'Finish' },
    { type: 'GoAway' },
    { type: 'ComeBack' },
    { type: 'Expire' },
    { type: 'Resume' },
    { type: 'Roll', hold: [] },
    { type: 'Roll', hold: [] },
  ),
);
const sender: fc.Arbitrary<Sender | 'toAct'> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...PLAYERS.map(by)) },
  { weight: 8, arbitrary: fc.constant('toAct' as const) },
  { weight: 1, arbitrary: fc.constant<Sender>({ kind: 'server' }) },
  { weight: 2, arbitrary: seat.map((number): Sender => ({ kind: 'bot', seat: number })) },
);
/** Mostly seconds, sometimes long enough for anything to run out. */
const pause = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 6_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 200_000 }) },
);
const step = fc.tuple(sender, command, pause);
const story = fc.record({
  opening: fc.constantFrom('fixed', 'lobby', 'running', 'running', 'running'),
  options: fc.constantFrom(...OPTIONS),
  steps: fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }),
});
type Story = typeof story extends fc.Arbitrary<infer S> ? S : never;

/** Tells a story to a table, looking at it after each step. */
function tell({ opening, options, steps }: Story, look: (table: Table) => void): void {
  const table = tableOf({ options, ...(opening === 'fixed' ? { host: null } : { bots: 1 }) });
  if (opening === 'running') {
    table.send(BO, { type: 'Sit' });
    table.send(ANN, { type: 'Start' });
  }
  let now = 0;
  for (const [who, what, ms] of steps) {
    now += ms;
    if (who === 'toAct') act(table, what, now);
    else table.send(who, what, now);
    look(table);
  }
}

/** The seat to act sends something, more often than not what a player would. */
function act(table: Table, what: TableCommand, now: number): void {
  const turn = table.state.match?.turn ?? null;
  const seat = table.state.seats.find((taken) => taken.seat === turn?.seat);
  if (turn === null || seat === undefined) {
    table.send(ANN, { type: 'Rematch' }, now);
    return;
  }
  const who: Sender = seat.kind === 'bot' ? { kind: 'bot', seat: seat.seat } : by(seat.player);
  if (what.type === 'Roll' || what.type === 'Bank' || turn.dice === null) {
    table.send(who, { type: 'Roll', hold: [] }, now);
    return;
  }
  const scoring = turn.dice.flatMap((face, index) => (face === 1 || face === 5 ? [index + 1] : []));
  table.send(who, { type: what.type === 'Say' ? 'Roll' : 'Bank', hold: scoring }, now);
}

const RUNS = { numRuns: 300 };

describe('whatever is sent to a table', () => {
  it('what was decided folds to the live table, also from what was stored', () => {
    fc.assert(
      fc.property(story, (told) => {
        let live: Table | null = null;
        tell(told, (table) => {
          live = table;
        });
        const table = live as Table | null;
        const stored = JSON.parse(JSON.stringify(table!.events)) as unknown[];
        const parsed = stored.map((event): TableEvent => tableEventSchema.parse(event));
        expect(fold(parsed)).toEqual(table!.state);
      }),
      RUNS,
    );
  });

  it('the moments of what happened never go back, and nothing is left that had run out', () => {
    fc.assert(
      fc.property(story, (told) => {
        let now = 0;
        let step = 0;
        tell(told, (table) => {
          now += told.steps[step++]![2];
          const due = tableDeadline(table.state);
          if (due !== null) expect(due).toBeGreaterThan(now);
          const moments = table.last.events.map(({ at }) => at);
          expect(moments).toEqual([...moments].sort((a, b) => a - b));
        });
      }),
      RUNS,
    );
  });

  it('there is a host who sits whenever a connected person does, and no player has two seats', () => {
    fc.assert(
      fc.property(story, (told) => {
        tell(told, ({ state }) => {
          const seated = people(state);
          const ids = seated.map(({ player }) => player.id);
          expect(new Set(ids).size).toBe(ids.length);
          if (state.phase === 'retired') return;
          if (state.hostId !== null) expect(ids).toContain(state.hostId);
          if (seated.some(({ awaySince }) => awaySince === null)) expect(state.hostId).not.toBeNull();
          if (!state.fixed && state.phase === 'lobby') expect(seated).not.toHaveLength(0);
        });
      }),
      RUNS,
    );
  });

  it('nobody sees a secret before the end, anyone else’s entropy before the start, or who somebody is', () => {
    fc.assert(
      fc.property(story, (told) => {
        tell(told, ({ state }) => {
          for (const viewer of [null, ...PLAYERS]) {
            const seen = JSON.stringify(tableView(state, viewer?.id ?? null));
            const over = state.match !== null && state.match.result !== null;
            if (!over) expect(seen).not.toContain(state.prepared.secret);
            for (const player of PLAYERS) expect(seen).not.toContain(player.id);
            if (state.match !== null) continue;
            const isOwn = (taken: (typeof state.seats)[number]) =>
              taken.kind === 'player' && taken.player.id === viewer?.id;
            const ownText = state.seats.find(isOwn)?.entropy;
            for (const taken of state.seats) {
              // Two may have typed the same: then the viewer sees their own.
              const own = taken.entropy === ownText;
              // Shown at an earlier start, and given again.
              const isOld = state.log.some(
                ({ event }) => event.type === 'MatchStarted' && event.entropies.includes(taken.entropy),
              );
              if (!own && !isOld) expect(seen).not.toContain(JSON.stringify(taken.entropy));
            }
          }
        });
      }),
      { numRuns: 150 },
    );
  });

  it('the settings of a table hold for everyone who sits', () => {
    fc.assert(
      fc.property(story, (told) => {
        tell(told, ({ state }) => {
          const most = state.settings.seats === 1 ? 8 : state.settings.seats;
          for (const { seat: number } of state.seats) expect(number).toBeLessThanOrEqual(most);
          if (state.settings.seats === 1) expect(people(state).length).toBeLessThanOrEqual(1);
        });
      }),
      RUNS,
    );
  });
});
