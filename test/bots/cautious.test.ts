import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { botFor } from '../../src/bots/botFor.ts';
import type { MatchSeatView, MatchView } from '../../src/match/view.ts';
import { DEFAULT_OPTIONS, type MatchOptions } from '../../src/rules/options.ts';
import { PRESET_IDS } from '../../src/rules/presets.ts';
import { scorerFor } from '../../src/rules/scorer.ts';
import { BOT_KINDS } from '../../src/table/commands.ts';
import { roll, someDice, someOptions } from '../rules/arbitraries.ts';
import { botMatch } from './botMatch.ts';

const seatView = (seat: number, about: Partial<MatchSeatView> = {}): MatchSeatView => ({
  seat,
  name: `Seat ${seat}`,
  bot: seat === 1,
  status: 'playing',
  banked: 1_000,
  opened: true,
  streak: 0,
  leftMs: null,
  ...about,
});

interface Situation {
  readonly dice?: string;
  readonly total?: number;
  readonly seats?: readonly MatchSeatView[];
  readonly options?: Partial<MatchOptions>;
  readonly about?: Partial<MatchView>;
}

function viewOf({
  dice,
  total = 0,
  seats = [seatView(1), seatView(2)],
  options,
  about,
}: Situation): MatchView {
  return {
    matchId: 'm',
    options: { ...DEFAULT_OPTIONS, ...options },
    commitment: null,
    entropies: [],
    secret: null,
    startedAt: 0,
    seats,
    turn: {
      seat: 1,
      openedAt: 0,
      total,
      dice: dice === undefined ? null : roll(dice),
      afterHotDice: false,
      setAside: [],
    },
    k: 1,
    lap: 1,
    finalRound: null,
    overtime: false,
    turnDeadlineAt: null,
    matchDeadlineAt: null,
    result: null,
    ...about,
  };
}

const cautious = botFor('cautious');
const moveIn = (situation: Situation) => cautious.move(viewOf(situation), 1);
const FINAL_ROUND = { finalRound: { by: 2, owed: [1] } };

describe('the cautious bot', () => {
  it('begins a turn with a roll', () => {
    expect(moveIn({})).toEqual({ type: 'Roll', hold: [] });
  });

  it('banks sooner the fewer dice it would roll', () => {
    expect(moveIn({ dice: '12346', total: 100 })).toEqual({ type: 'Roll', hold: [1] });
    expect(moveIn({ dice: '123346', total: 1_350 })).toEqual({ type: 'Roll', hold: [1] });
    expect(moveIn({ dice: '123346', total: 1_400 })).toEqual({ type: 'Bank', hold: [1] });
    expect(moveIn({ dice: '234', total: 0 })).toEqual({ type: 'Roll', hold: [] });
    expect(moveIn({ dice: '134', total: 100 })).toEqual({ type: 'Roll', hold: [1] });
    expect(moveIn({ dice: '134', total: 150 })).toEqual({ type: 'Bank', hold: [1] });
    expect(moveIn({ dice: '14', total: 150 })).toEqual({ type: 'Roll', hold: [1] });
    expect(moveIn({ dice: '14', total: 200 })).toEqual({ type: 'Bank', hold: [1] });
  });

  it('keeps more dice to roll rather than a lone 5, and takes points that are worth it', () => {
    expect(moveIn({ dice: '152346' })).toEqual({ type: 'Roll', hold: [1, 2, 3, 4, 5, 6] });
    expect(moveIn({ dice: '152366' })).toEqual({ type: 'Roll', hold: [1] });
    expect(moveIn({ dice: '111546' })).toEqual({ type: 'Bank', hold: [1, 2, 3, 4] });
    expect(moveIn({ dice: '115666' })).toEqual({ type: 'Roll', hold: [1, 2, 3, 4, 5, 6] });
  });

  it('banks everything that scores once it banks', () => {
    expect(moveIn({ dice: '1534', total: 1_000 })).toEqual({ type: 'Bank', hold: [1, 2] });
  });

  it('goes on until it may open', () => {
    const seats = [seatView(1, { opened: false, banked: 0 }), seatView(2)];
    const options = { openingThreshold: 1_000 };
    expect(moveIn({ dice: '14', total: 850, seats, options })).toEqual({ type: 'Roll', hold: [1] });
    expect(moveIn({ dice: '14', total: 900, seats, options })).toEqual({ type: 'Bank', hold: [1] });
    // A score that a penalty brought back to 0 has opened all the same.
    const opened = [seatView(1, { opened: true, banked: 0 }), seatView(2)];
    expect(moveIn({ dice: '14', total: 250, seats: opened, options })).toEqual({ type: 'Bank', hold: [1] });
  });

  it('rolls hot dice when it must, or banks less than all of them', () => {
    const options = { mustRollOnHotDice: true };
    expect(moveIn({ dice: '1', total: 9_500 })).toEqual({ type: 'Bank', hold: [1] });
    expect(moveIn({ dice: '1', total: 9_500, options })).toEqual({ type: 'Roll', hold: [1] });
    expect(moveIn({ dice: '15', total: 9_500, options })).toEqual({ type: 'Bank', hold: [1] });
  });

  it('banks what reaches the target', () => {
    const seats = [seatView(1, { banked: 9_900 }), seatView(2)];
    expect(moveIn({ dice: '123346', seats })).toEqual({ type: 'Bank', hold: [1] });
    expect(moveIn({ dice: '123346', options: { target: null } })).toEqual({ type: 'Roll', hold: [1] });
  });

  it('in a last turn rolls on while behind and banks once it leads', () => {
    const seats = [seatView(1, { banked: 9_000 }), seatView(2, { banked: 10_000 })];
    for (const about of [FINAL_ROUND, { overtime: true }]) {
      expect(moveIn({ dice: '14', total: 850, seats, about })).toEqual({ type: 'Roll', hold: [1] });
      expect(moveIn({ dice: '123346', total: 950, seats, about })).toEqual({ type: 'Bank', hold: [1] });
      expect(moveIn({ dice: '54', total: 950, seats, about })).toEqual({ type: 'Bank', hold: [1] });
    }
  });

  it('knows that of equal points the lower seat ranks first, and that who is gone is no rival', () => {
    const behind = [seatView(1, { banked: 10_000 }), seatView(3, { banked: 9_000 })];
    const asThird = viewOf({ dice: '14', total: 900, seats: behind, about: FINAL_ROUND });
    expect(cautious.move(asThird, 3).type).toBe('Roll');
    const gone = [seatView(1, { banked: 10_000, status: 'gone' }), seatView(3, { banked: 9_000 })];
    expect(cautious.move(viewOf({ dice: '14', total: 0, seats: gone, about: FINAL_ROUND }), 3).type).toBe(
      'Bank',
    );
  });

  it('ends a match to the first at the target, in overtime too', () => {
    const seats = [seatView(1, { banked: 500 }), seatView(2, { banked: 5_000 })];
    const options = { end: 'firstToTarget', target: 1_000 } as const;
    const about = { overtime: true };
    expect(moveIn({ dice: '14', total: 400, seats, options, about }).type).toBe('Bank');
  });

  it('holds six of a kind whole where that wins at once', () => {
    const options = { preset: 'smartbox', instantWin: true, mustRollOnHotDice: true } as const;
    const whole = { type: 'Bank', hold: [1, 2, 3, 4, 5, 6] };
    expect(moveIn({ dice: '222222', options })).toEqual(whole);
    expect(moveIn({ dice: '222222', options: { ...options, instantWin: false } }).type).toBe('Roll');
  });
});

describe('whatever the table and the roll', () => {
  const someSeat = (seat: number) =>
    fc
      .record({ banked: fc.integer({ min: -100, max: 2_000 }), opened: fc.boolean() })
      .map(({ banked, opened }) => seatView(seat, { banked: banked * 50, opened }));
  const situation = fc.record({
    options: fc.oneof(
      someOptions,
      fc.record({ preset: fc.constantFrom(...PRESET_IDS), mustRollOnHotDice: fc.boolean() }),
    ),
    dice: someDice.map((dice) => dice.join('')),
    total: fc.integer({ min: 0, max: 400 }).map((fifties) => fifties * 50),
    seats: fc.tuple(someSeat(1), someSeat(2), someSeat(5)),
    about: fc.constantFrom<Partial<MatchView>>({}, FINAL_ROUND, { overtime: true }),
  });

  it('holds what can be held and banks what may be banked', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const match = viewOf(given);
        const { options } = match;
        const dice = match.turn!.dice!;
        const scorer = scorerFor(options);
        fc.pre(scorer.bestHold(dice) !== null);
        const { type, hold } = cautious.move(match, 1);
        expect(new Set(hold).size).toBe(hold.length);
        const points = scorer.value(hold.map((position) => dice[position - 1]!));
        expect(points).not.toBeNull();
        const winsAtOnce = options.instantWin && hold.length === 6 && new Set(dice).size === 1;
        if (type === 'Roll' || winsAtOnce) return;
        expect(options.mustRollOnHotDice && hold.length === dice.length).toBe(false);
        const opens = given.total + points! >= options.openingThreshold;
        expect(match.seats[0]!.opened || opens).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('plays a match without one refused move', () => {
    fc.assert(
      fc.property(
        someOptions,
        fc.nat(),
        fc.constantFrom([1, 2], [2, 3, 7], [1, 2, 3, 4, 5, 6, 7, 8]),
        (options, seed, seats) => {
          expect(botMatch(options, { seed, seats, mostMoves: 200 }).refusals).toEqual([]);
        },
      ),
    );
  });

  for (const preset of PRESET_IDS) {
    it(`comes to the end of a match at ${preset} before anyone is bored`, () => {
      const matches = Array.from({ length: 20 }, (_, seed) =>
        botMatch({ ...DEFAULT_OPTIONS, preset }, { seed }),
      );
      expect(matches.filter(({ state }) => state.result?.reason !== 'finalRound')).toEqual([]);
      const laps = matches.reduce((sum, { state }) => sum + state.lap, 0) / matches.length;

      expect(laps).toBeLessThan(30);
    });
  }

  it('is there for every kind', () => {
    for (const kind of BOT_KINDS) expect(botFor(kind).move(viewOf({}), 1).type).toBe('Roll');
  });
});
