import { describe, it } from 'vitest';
import { at, bank, farkle, given, ones, roll, straight } from './given.ts';

describe('RULES.md section 2: a turn', () => {
  it('2.1 rolls all six dice', () => {
    given().when(roll(1, '12345')).thenRefused('wrongDice');
    given()
      .when(roll(1, '122346'))
      .thenOk()
      .thenState({ dice: [1, 2, 2, 3, 4, 6], turn: 1 });
  });

  it('2.2 a roll that scores nothing is a farkle: the turn total is lost and the turn passes', () => {
    given()
      .when(roll(1, '111234'), roll(1, '234', [1, 2, 3]))
      .thenEvents('DiceHeld', 'DiceRolled', 'Farkled', 'TurnOpened')
      .thenState({ turn: 2, turnTotal: 0, dice: null })
      .thenSeat(1, { banked: 0, streak: 1 });
  });

  it('2.2 a farkle on the six fresh dice after hot dice is a hot farkle, on others it is not', () => {
    const hot = given().when(roll(1, '115666'), roll(1, '223446', [1, 2, 3, 4, 5, 6]));
    hot.thenState({ turn: 2 });
    expectFarkle(hot.events, { hot: true, lost: 850 });
    const later = given().when(
      roll(1, '115666'),
      roll(1, '122445', [1, 2, 3, 4, 5, 6]),
      roll(1, '23366', [1]),
    );
    expectFarkle(later.events, { hot: false, lost: 950 });
    expectFarkle(given().when(farkle(1)).events, { hot: false, lost: 0 });
  });

  it('2.3 at least one die must be held', () => {
    given().when(roll(1, '122346'), roll(1, '12346')).thenRefused('mustHold');
    given().when(roll(1, '122346'), bank(1)).thenRefused('mustHold');
  });

  it('2.3 a selection with a die that scores nothing is refused, and nothing changes', () => {
    given()
      .when(roll(1, '122346'), bank(1, 1, 2))
      .thenRefused('deadHold')
      .thenEvents()
      .thenState({ turn: 1, turnTotal: 0, dice: [1, 2, 2, 3, 4, 6] });
  });

  it('2.3 a player may hold less than could score', () => {
    given().when(roll(1, '115666'), bank(1, 3)).thenOk().thenSeat(1, { banked: 50 });
  });

  it('2.3 positions must be there, each once', () => {
    const rolled = given().when(roll(1, '111234'));
    for (const hold of [[0], [7], [-1], [1, 1], [1, 99]]) rolled.when(bank(1, ...hold)).thenRefused('badDie');
    given()
      .when(roll(1, '111234', [1]))
      .thenRefused('badDie');
  });

  it('2.3 dice of different rolls never combine', () => {
    given()
      .when(roll(1, '522346'), roll(1, '55234', [1]), bank(1, 1, 2))
      .thenSeat(1, { banked: 150 });
  });

  it('2.4 rolls the dice not held, as many as are left', () => {
    const held = given().when(roll(1, '112346'));
    held.when(roll(1, '12346', [1, 2])).thenRefused('wrongDice');
    held
      .when(roll(1, '1234', [1, 2]))
      .thenOk()
      .thenState({ turnTotal: 200 });
  });

  it('2.5 hot dice: six fresh dice when all of the current roll are held', () => {
    given()
      .when(roll(1, '112346'), roll(1, '5523', [1, 2]), roll(1, '11', [1, 2]), roll(1, '123456', [1, 2]))
      .thenOk()
      .thenState({ turnTotal: 500, dice: [1, 2, 3, 4, 5, 6] });
  });

  it('2.5 banking on hot dice is allowed', () => {
    given()
      .when(roll(1, '115666'), bank(1, 1, 2, 3, 4, 5, 6))
      .thenSeat(1, { banked: 850 });
  });

  it('2.5 must roll on hot dice: banking them is refused, banking others is not', () => {
    const table = given({ options: { mustRollOnHotDice: true } });
    table.when(roll(1, '115666'), bank(1, 1, 2, 3, 4, 5, 6)).thenRefused('mustRollHotDice');
    table.when(roll(1, '115666'), bank(1, 1)).thenOk();
  });

  it('2.6 banking before a roll is refused', () => {
    given().when(bank(1)).thenRefused('mustRollFirst');
    given().when(bank(1, 1)).thenRefused('mustRollFirst');
  });

  it('only the seat to act may act', () => {
    given().when(roll(2, '122346')).thenRefused('notYourTurn');
    given().when(roll(9, '122346')).thenRefused('noSuchSeat');
    given().when(roll(0, '122346')).thenRefused('noSuchSeat');
  });

  it('a bank passes the turn to the next seat, and from the last to the first', () => {
    given()
      .when(ones(1, 1), ones(2, 1))
      .thenState({ turn: 3, lap: 1 })
      .when(ones(3, 1))
      .thenState({ turn: 1, lap: 2 });
  });
});

describe('RULES.md section 9: known points', () => {
  it('1-2-3-3-5-6: hold 1 and 5 for 150, then the 5 of 3-4-4-5: 200', () => {
    given()
      .when(roll(1, '123356'), roll(1, '3445', [1, 5]))
      .thenState({ turnTotal: 150 })
      .when(bank(1, 4))
      .thenSeat(1, { banked: 200 });
  });

  it('2-2-2-4-4-6: hold the triple, then two 1s: 400', () => {
    given()
      .when(roll(1, '222446'), roll(1, '114', [1, 2, 3]), bank(1, 1, 2))
      .thenSeat(1, { banked: 400 });
  });

  it('1-1-5-6-6-6 is hot dice for 850; then a 1, and a farkle loses all', () => {
    given()
      .when(roll(1, '115666'), roll(1, '122445', [1, 2, 3, 4, 5, 6]))
      .thenState({ turnTotal: 850 })
      .when(roll(1, '23366', [1]))
      .thenSeat(1, { banked: 0, streak: 1 })
      .thenState({ turn: 2 });
  });

  it('a 5 held from one roll and two 5s from the next are 150, not 500', () => {
    given()
      .when(roll(1, '522346'), roll(1, '55234', [1]), bank(1, 1, 2))
      .thenSeat(1, { banked: 150 });
  });
});

describe('REFEREE.md: order of refusals', () => {
  it('looks at the seat, then the turn, then the dice, then the options', () => {
    const rolled = given({ options: { mustRollOnHotDice: true, openingThreshold: 2000 } }).when(
      roll(1, '123456'),
    );
    rolled.when(bank(9, 9)).thenRefused('noSuchSeat');
    rolled.when(bank(2, 9)).thenRefused('notYourTurn');
    rolled.when(bank(1, 9)).thenRefused('badDie');
    rolled.when(bank(1, 1, 2)).thenRefused('deadHold');
    rolled.when(bank(1, 1, 2, 3, 4, 5, 6)).thenRefused('mustRollHotDice');
    rolled.when(bank(1, 1)).thenRefused('belowThreshold');
    rolled.when(roll(1, '12', [2])).thenRefused('deadHold');
    rolled.when(roll(1, '12', [1])).thenRefused('wrongDice');
  });

  it('a seat that is gone is not in play, and after the end the match is over', () => {
    const left = given().when({ do: 'leave', seat: 2 });
    left.when(roll(2, '122346')).thenRefused('notInPlay');
    left.when({ do: 'leave', seat: 2 }).thenRefused('notInPlay');
    const over = left.when({ do: 'leave', seat: 3 });
    over.when(roll(1, '122346')).thenRefused('matchOver');
    over.when({ do: 'leave', seat: 2 }).thenRefused('matchOver');
    over.when(roll(9, '122346')).thenRefused('noSuchSeat');
  });

  it('tooLate only for the seat whose own turn ran out on this line', () => {
    const table = given({ options: { time: { mode: 'turn', turnMs: 30_000 } } });
    table.when(at(30_000, roll(1, '122346'))).thenRefused('tooLate');
    table.when(at(30_000, roll(3, '122346'))).thenRefused('notYourTurn');
    table.when(at(30_000, roll(2, '122346'))).thenOk();
    table.when(at(29_999, roll(1, '122346'))).thenOk();
    table.when(at(30_000, { do: 'leave', seat: 1 })).thenOk();
    // Two turns ran out, and it is seat 3's.
    table.when(at(65_000, roll(2, '122346'))).thenRefused('tooLate');
    table.when(at(65_000, roll(3, '122346'))).thenOk();
    // Everybody's ran out once and it is seat 1's turn again.
    table.when(at(95_000, roll(1, '122346'))).thenOk();
    // A line of time before it, and nothing ran out on the command's own line.
    table.when({ at: 30_000 }, at(30_001, roll(1, '122346'))).thenRefused('notYourTurn');
  });

  it('a straight banks a thousand', () => {
    given().when(straight(1)).thenSeat(1, { banked: 1000, opened: true });
  });
});

function expectFarkle(events: readonly object[], part: object): void {
  const farkled = events.filter((event) => 'type' in event && event.type === 'Farkled');
  const wanted = { type: 'Farkled', ...part };
  if (
    !farkled.some((event) => Object.entries(wanted).every(([key, value]) => event[key as never] === value))
  ) {
    throw new Error(`no ${JSON.stringify(wanted)} in ${JSON.stringify(farkled)}`);
  }
}
