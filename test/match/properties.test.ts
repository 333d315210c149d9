import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchCommand } from '../../src/match/commands.ts';
import { deadline } from '../../src/match/deadline.ts';
import { decide, resume } from '../../src/match/decide.ts';
import { type MatchEvent, matchEventSchema } from '../../src/match/events.ts';
import { evolve } from '../../src/match/evolve.ts';
import { matchView } from '../../src/match/matchView.ts';
import { timeLeftMs } from '../../src/match/refuse.ts';
import { startMatch } from '../../src/match/start.ts';
import type { MatchState } from '../../src/match/state.ts';
import { matchOptionsSchema } from '../../src/rules/options.ts';
import { scorerFor } from '../../src/rules/scorer.ts';

const SECRET = 'ab'.repeat(32);

const times = fc.constantFrom(
  { mode: 'classic', idleMs: 10_000 },
  { mode: 'pool', poolMs: 20_000 },
  { mode: 'match', matchMs: 60_000, turnMs: 10_000, atEnd: 'finishLap' },
  { mode: 'match', matchMs: 60_000, turnMs: null, atEnd: 'finishLap' },
  { mode: 'match', matchMs: 60_000, turnMs: 10_000, atEnd: 'stop' },
  { mode: 'turn', turnMs: 10_000 },
);

const options = fc
  .record({
    preset: fc.constantFrom('classic', 'folk', 'kcd', 'boxed'),
    target: fc.constantFrom(500, 1_000, 3_000),
    time: times,
    penalty: fc.constantFrom(
      { kind: 'off' },
      { kind: 'row', count: 2, amount: 500 },
      { kind: 'every', count: 2 },
    ),
    openingThreshold: fc.constantFrom(0, 300),
    mustRollOnHotDice: fc.boolean(),
    firstPlayer: fc.constantFrom('seat1', 'rollOff', 'random'),
    end: fc.constantFrom('finalRound', 'firstToTarget'),
    negative: fc.constantFrom('allowed', 'floor0'),
  })
  .map((given) => matchOptionsSchema.parse(given));

/** What somebody does next: who, what, with how many of the scoring dice, and how long after the step before. */
const step = fc.record({
  seat: fc.option(fc.integer({ min: 0, max: 4 }), { nil: 'toAct' as const, freq: 5 }),
  act: fc.constantFrom('Roll', 'Roll', 'Roll', 'Bank', 'Bank', 'Leave', 'Finish', 'Wait', 'Resume'),
  pick: fc.nat(20),
  afterMs: fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: -2_000, max: 60_000 })),
});

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Told {
  readonly states: readonly MatchState[];
  readonly events: readonly MatchEvent[];
}

function play(given: ReturnType<typeof matchOptionsSchema.parse>, steps: readonly Step[]): Told {
  const events: MatchEvent[] = [
    ...startMatch({
      at: 1_000,
      matchId: 'p',
      secret: SECRET,
      entropies: ['a', 'b', 'c'],
      options: given,
      seats: [1, 2, 4].map((seat) => ({ seat, name: `s${seat}`, bot: false })),
    }),
  ];
  let state = events.reduce<MatchState | null>(evolve, null)!;
  const states = [state];
  let now = 1_000;
  for (const each of steps) {
    now += each.afterMs;
    const decided =
      each.act === 'Resume' ? resume(state, now) : decide(state, commandOf(state, each), now).events;
    events.push(...decided);
    state = decided.reduce(evolve, state);
    states.push(state);
  }
  return { states, events };
}

function commandOf(state: MatchState, { seat: who, act, pick }: Step): MatchCommand {
  const seat = who === 'toAct' ? (state.turn?.seat ?? 1) : who;
  const holds = state.turn?.dice ? scorerFor(state.options).holds(state.turn.dice) : [];
  const hold = holds.length === 0 ? [] : holds[pick % holds.length]!.positions;
  switch (act) {
    case 'Bank':
      return { type: 'Bank', seat, hold };
    case 'Leave':
      return pick < 3 ? { type: 'Leave', seat } : { type: 'Roll', seat, hold };
    case 'Finish':
      return { type: 'Finish', seat: pick % 2 ? seat : null };
    case 'Wait':
      return { type: 'Bank', seat: 3, hold: [] };
    default:
      return { type: 'Roll', seat, hold };
  }
}

const sequences = { numRuns: 400 };
const given = [options, fc.array(step, { maxLength: 60 })] as const;

describe('any sequence of commands and moments', () => {
  it('folding all emitted events gives the live state, and every event can be stored and read back', () => {
    fc.assert(
      fc.property(...given, (chosen, steps) => {
        const { states, events } = play(chosen, steps);
        const stored = events.map((event) => matchEventSchema.parse(JSON.parse(JSON.stringify(event))));
        expect(stored.reduce<MatchState | null>(evolve, null)).toEqual(states.at(-1));
      }),
      sequences,
    );
  });

  it('never makes time come back: the moment of the state does not fall, nor the match deadline move', () => {
    fc.assert(
      fc.property(...given, (chosen, steps) => {
        const { states } = play(chosen, steps);
        for (const [before, after] of pairs(states)) {
          expect(after.at).toBeGreaterThanOrEqual(before.at);
          if (before.clock.mode === 'match' && after.clock.mode === 'match') {
            expect(after.clock.matchDeadlineAt).toBe(before.clock.matchDeadlineAt);
          }
          const next = deadline(after);
          if (next !== null) expect(next).toBeGreaterThan(after.at);
        }
      }),
      sequences,
    );
  });

  it('a seat’s pool only falls, and only in its own turn', () => {
    fc.assert(
      fc.property(...given, (chosen, steps) => {
        const { states } = play({ ...chosen, time: { mode: 'pool', poolMs: 20_000 } }, steps);
        for (const [before, after] of pairs(states)) {
          for (const { seat } of after.seats) {
            const had = timeLeftMs(before, seat, before.at)!;
            const has = timeLeftMs(after, seat, after.at)!;
            expect(has).toBeGreaterThanOrEqual(0);
            expect(has).toBeLessThanOrEqual(had);
          }
        }
      }),
      sequences,
    );
  });

  it('the sum of banked points is the sum over bank and penalty events', () => {
    fc.assert(
      fc.property(...given, (chosen, steps) => {
        const { states, events } = play(chosen, steps);
        const told = events.reduce((sum, event) => {
          if (event.type === 'TurnBanked') return sum + event.points;
          return event.type === 'PenaltyTaken' ? sum - event.points : sum;
        }, 0);
        expect(states.at(-1)!.seats.reduce((sum, seat) => sum + seat.banked, 0)).toBe(told);
      }),
      sequences,
    );
  });

  it('a running match always has a seat to act that may play; an ended one stays as it ended', () => {
    fc.assert(
      fc.property(...given, (chosen, steps) => {
        const { states } = play(chosen, steps);
        for (const [before, after] of pairs(states)) {
          if (before.result !== null) expect(after).toEqual(before);
          if (after.result === null) {
            expect(after.seats.find((seat) => seat.seat === after.turn?.seat)?.status).toBe('playing');
          } else {
            expect(after.turn).toBeNull();
            expect(after.result.ranking.toSorted()).toEqual([1, 2, 4]);
          }
        }
      }),
      sequences,
    );
  });

  it('no view shows the secret before the end, and every one after it', () => {
    fc.assert(
      fc.property(...given, (chosen, steps) => {
        for (const state of play(chosen, steps).states) {
          expect(JSON.stringify(matchView(state)).includes(SECRET)).toBe(state.result !== null);
        }
      }),
      sequences,
    );
  });
});

const pairs = <T>(list: readonly T[]): (readonly [T, T])[] =>
  list.slice(1).map((after, index) => [list[index]!, after]);
