import { describe, expect, it } from 'vitest';
import { bank, farkle, given, ones, roll, straight } from './given.ts';

const two = ['Ann', 'Bo'];

describe('RULES.md section 4: farkle penalty', () => {
  it('by default the third farkle in a row costs 1,000, and the streak begins again', () => {
    given({ seats: two })
      .when(farkle(1), farkle(2), farkle(1), farkle(2))
      .thenSeat(1, { banked: 0, streak: 2 })
      .when(farkle(1))
      .thenEvents('DiceRolled', 'Farkled', 'PenaltyTaken', 'TurnOpened')
      .thenSeat(1, { banked: -1000, streak: 0 });
  });

  it('a bank ends the streak', () => {
    given({ seats: two })
      .when(farkle(1), farkle(2), farkle(1), farkle(2), ones(1, 1), farkle(2), farkle(1))
      .thenSeat(1, { banked: 100, streak: 1 });
  });

  it('off: nothing is taken', () => {
    const options = { penalty: { kind: 'off' } };
    given({ seats: two, options })
      .when(farkle(1), farkle(2), farkle(1), farkle(2), farkle(1))
      .thenSeat(1, { banked: 0, streak: 3 });
  });

  it('every Nth farkle of the whole match, banks between them or not; the penalty ends the streak', () => {
    const options = { penalty: { kind: 'every', count: 2, amount: 500 } };
    const table = given({ seats: two, options }).when(
      farkle(1),
      ones(2, 1),
      ones(1, 1),
      ones(2, 1),
      farkle(1),
    );
    table.thenSeat(1, { banked: -400, streak: 0 });
    table.when(ones(2, 1), farkle(1)).thenSeat(1, { banked: -400, streak: 1 });
    table.when(ones(2, 1), farkle(1), ones(2, 1), farkle(1)).thenSeat(1, { banked: -900, streak: 0 });
  });

  it('a count of one takes it at each farkle', () => {
    const options = { penalty: { kind: 'row', count: 1, amount: 50 } };
    given({ seats: two, options }).when(farkle(1), farkle(2), farkle(1)).thenSeat(1, { banked: -100 });
  });

  it('hot farkles count', () => {
    const options = { penalty: { kind: 'row', count: 1, amount: 50 } };
    given({ seats: two, options })
      .when(roll(1, '123456'), roll(1, '223446', [1, 2, 3, 4, 5, 6]))
      .thenSeat(1, { banked: -50 });
  });

  it('applies in the final round too', () => {
    const options = { target: 1000, penalty: { kind: 'row', count: 1, amount: 50 } };
    given({ seats: two, options })
      .when(straight(1), farkle(2))
      .thenState({ status: 'finished' })
      .thenSeat(2, { banked: -50 });
  });

  it('with the floor at 0 it takes only what is there, and the event says how much', () => {
    const options = { negative: 'floor0', penalty: { kind: 'row', count: 1, amount: 150 } };
    const table = given({ seats: two, options }).when(ones(1, 1), farkle(2), farkle(1));
    table.thenSeat(1, { banked: 0, opened: true }).thenSeat(2, { banked: 0 });
    const taken = table.events.filter((event) => event.type === 'PenaltyTaken');
    expect(taken.map((event) => event.points)).toEqual([0, 100]);
  });
});

describe('RULES.md section 4: opening threshold', () => {
  const options = { openingThreshold: 500, penalty: { kind: 'row', count: 1, amount: 1000 } };

  it('the first bank needs that much in one turn', () => {
    const table = given({ seats: two, options });
    table
      .when(roll(1, '112346'), bank(1, 1, 2))
      .thenRefused('belowThreshold')
      .thenSeat(1, { opened: false });
    table
      .when(roll(1, '555234'), bank(1, 1, 2, 3))
      .thenOk()
      .thenSeat(1, { banked: 500, opened: true });
  });

  it('the whole turn counts, not the last hold', () => {
    given({ seats: two, options })
      .when(roll(1, '444236'), roll(1, '126', [1, 2, 3]), bank(1, 1))
      .thenSeat(1, { banked: 500 });
  });

  it('once opened any bank will do, also when a penalty brought the score back to 0', () => {
    given({ seats: two, options })
      .when(straight(1), farkle(2), farkle(1))
      .thenSeat(1, { banked: 0, opened: true })
      .when(farkle(2), ones(1, 1))
      .thenSeat(1, { banked: 100 });
  });
});

describe('RULES.md section 4: four and two as three pairs', () => {
  const options = { preset: 'depot', fourAndTwo: true };

  it('5-5-5-5-6-6 is held whole or as four 5s: the player picks', () => {
    const rolled = given({ options }).when(roll(1, '555566'));
    rolled.when(bank(1, 1, 2, 3, 4, 5, 6)).thenSeat(1, { banked: 1500 });
    rolled.when(bank(1, 1, 2, 3, 4)).thenSeat(1, { banked: 1000 });
    rolled.when(roll(1, '123456', [1, 2, 3, 4, 5, 6])).thenOk();
  });

  it('is off by default', () => {
    given({ options: { preset: 'depot' } })
      .when(roll(1, '555566'), bank(1, 1, 2, 3, 4, 5, 6))
      .thenRefused('deadHold');
  });
});

describe('RULES.md section 4: first player', () => {
  const fair = {
    match: 'm1',
    secret: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
    entropies: ['a', 'b', 'c'],
  };

  it('seat 1 by default', () => {
    given().thenState({ turn: 1 });
    given(fair).thenState({ turn: 1 });
  });

  it('roll-off: one die a seat in seat order, the tied highest again, the highest begins', () => {
    const table = given({ ...fair, match: 'tie-3', options: { firstPlayer: 'rollOff' } });
    const dice = table.events.filter((event) => event.type === 'RollOffMade');
    expect(dice.slice(0, 3).map((event) => event.seat)).toEqual([1, 2, 3]);
    expect(dice.map((event) => event.k)).toEqual(dice.map((_, index) => index + 1));
    const chosen = table.events.find((event) => event.type === 'FirstPlayerChosen');
    const last = dice.findLast((event) => event.seat === chosen?.seat);
    expect(Math.max(...dice.slice(-2).map((event) => event.die))).toBe(last?.die);
    table.thenState({ turn: chosen!.seat });
  });

  it('ties roll again, only the tied', () => {
    const matches = Array.from({ length: 200 }, (_, n) =>
      given({ ...fair, match: `t${n}`, options: { firstPlayer: 'rollOff' } }),
    );
    const dice = matches.map((match) => match.events.filter((event) => event.type === 'RollOffMade'));
    const tied = dice.filter((rolls) => rolls.length > 3);
    expect(tied.length).toBeGreaterThan(20);
    for (const rolls of tied) {
      const highest = Math.max(...rolls.slice(0, 3).map((event) => event.die));
      const again = rolls.slice(0, 3).filter((event) => event.die === highest);
      expect(rolls.slice(3, 3 + again.length).map((event) => event.seat)).toEqual(
        again.map((event) => event.seat),
      );
    }
  });

  it('random: every seat comes to it, from the fair stream', () => {
    const firsts = Array.from(
      { length: 60 },
      (_, n) =>
        given({ ...fair, match: `r${n}`, options: { firstPlayer: 'random' } }).events.find(
          (event) => event.type === 'TurnOpened',
        )?.seat,
    );
    expect(new Set(firsts)).toEqual(new Set([1, 2, 3]));
  });

  it('a written match without a secret may say who begins', () => {
    given({ first: 2, options: { firstPlayer: 'random' } }).thenState({ turn: 2, lap: 1 });
  });
});

describe('RULES.md section 4: instant win', () => {
  const options = { instantWin: true };

  it('six of a kind in one roll, held whole with a bank or a roll, wins whatever the scores', () => {
    const table = given({ seats: two, options }).when(straight(1), roll(2, '444444'));
    for (const line of [bank(2, 1, 2, 3, 4, 5, 6), roll(2, '123456', [1, 2, 3, 4, 5, 6])]) {
      table
        .when(line)
        .thenEvents('DiceHeld', 'MatchEnded')
        .thenState({ status: 'finished', winner: 2, ranking: [2, 1], turn: null, turnTotal: 0 })
        .thenSeat(2, { banked: 0, opened: false });
    }
  });

  it('held in part it is an ordinary hold', () => {
    given({ seats: two, options })
      .when(roll(1, '444444'), bank(1, 1, 2, 3))
      .thenSeat(1, { banked: 400 });
  });

  it('comes before the threshold, must-roll and the number of dice', () => {
    const strict = { instantWin: true, openingThreshold: 2000, mustRollOnHotDice: true, preset: 'parlour' };
    const rolled = given({ seats: two, options: strict }).when(roll(1, '222222'));
    rolled.when(bank(1, 1, 2, 3, 4, 5, 6)).thenState({ winner: 1 });
    rolled.when(roll(1, '12', [1, 2, 3, 4, 5, 6])).thenState({ winner: 1 });
  });

  it('off by default', () => {
    given({ seats: two })
      .when(roll(1, '444444'), bank(1, 1, 2, 3, 4, 5, 6))
      .thenSeat(1, { banked: 1600 });
  });
});
