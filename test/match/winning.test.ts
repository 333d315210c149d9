import { describe, expect, it } from 'vitest';
import { bank, farkle, given, leave, ones, roll, straight } from './given.ts';

const options = { target: 1000, penalty: { kind: 'off' } };

describe('RULES.md section 5: final round', () => {
  it('a bank at the target gives every other seat one last turn, in seat order from the next', () => {
    given({ options })
      .when(farkle(1), straight(2))
      .thenState({ status: 'playing', turn: 3, finalRound: true })
      .when(farkle(3))
      .thenState({ turn: 1, lap: 2 })
      .when(farkle(1))
      .thenState({ status: 'finished', winner: 2, turn: null, deadline: null, lap: 2, finalRound: true })
      .thenState({ ranking: [2, 1, 3] });
  });

  it('a bank below the target begins none', () => {
    given({ options }).when(ones(1, 2)).thenState({ finalRound: false });
  });

  it('a higher bank in it does not start another, and the highest bank wins', () => {
    given({ options })
      .when(straight(1), roll(2, '111111'), bank(2, 1, 2, 3, 4, 5, 6))
      .thenState({ turn: 3, status: 'playing' })
      .when(farkle(3))
      .thenState({ status: 'finished', winner: 2, ranking: [2, 1, 3] });
  });

  it('equal points: the lower seat number', () => {
    given({ options })
      .when(farkle(1), straight(2), straight(3), farkle(1))
      .thenState({ winner: 2, ranking: [2, 3, 1] });
  });

  it('goes on though the seat that began it leaves', () => {
    given({ options })
      .when(straight(1), leave(1))
      .thenState({ status: 'playing', turn: 2 })
      .when(ones(2, 1))
      .thenState({ status: 'playing', turn: 3 })
      .when(ones(3, 2))
      .thenState({ status: 'finished', winner: 3, ranking: [3, 2, 1] })
      .thenSeat(1, { banked: 1000, status: 'gone' });
  });

  it('a seat that is owed a last turn and leaves is owed none', () => {
    given({ options })
      .when(straight(1), leave(3), farkle(2))
      .thenState({ status: 'finished', winner: 1, ranking: [1, 2, 3] });
  });

  it('first to target wins ends the match at that bank', () => {
    given({ options: { ...options, end: 'firstToTarget' } })
      .when(farkle(1), straight(2))
      .thenEvents('DiceHeld', 'TurnBanked', 'MatchEnded')
      .thenState({ status: 'finished', winner: 2, ranking: [2, 1, 3], finalRound: false });
  });
});

describe('RULES.md section 5: leaving', () => {
  it('a seat that left keeps its frozen score and ranks below every seat in play', () => {
    given({ options })
      .when(ones(1, 2), leave(1), ones(2, 1))
      .thenSeat(1, { banked: 200, status: 'gone' })
      .when(straight(3), farkle(2))
      .thenState({ ranking: [3, 2, 1] });
  });

  it('leaving in one’s own turn loses what was not banked and passes the turn', () => {
    const table = given({ options }).when(roll(1, '112346'), roll(1, '2235', [1, 2]), leave(1));
    table
      .thenEvents('SeatGone', 'TurnOpened')
      .thenState({ turn: 2 })
      .thenSeat(1, { banked: 0, status: 'gone' });
    expect(table.events.find((event) => event.type === 'SeatGone')).toMatchObject({
      lost: 200,
      reason: 'left',
    });
  });

  it('leaving in another’s turn changes nothing for it', () => {
    const before = given({ options }).when(roll(1, '112346'));
    before.when(leave(2)).thenState({ turn: 1, dice: [1, 1, 2, 3, 4, 6], deadline: 61_000 });
  });

  it('a seat that left gets no more turns', () => {
    given({ options })
      .when(leave(2), farkle(1))
      .thenState({ turn: 3 })
      .when(farkle(3))
      .thenState({ turn: 1 });
  });

  it('one seat in play ends the match: it wins', () => {
    given({ options })
      .when(ones(1, 2), leave(1), leave(2))
      .thenState({ status: 'finished', winner: 3, ranking: [3, 1, 2], turn: null });
  });
});

describe('RULES.md section 6: laps', () => {
  it('a lap begins when the turn passes to a seat that has had its turn in this one', () => {
    given({ first: 3 })
      .thenState({ lap: 1, turn: 3 })
      .when(farkle(3), farkle(1))
      .thenState({ lap: 1, turn: 2 })
      .when(farkle(2))
      .thenState({ lap: 2, turn: 3 });
  });

  it('a seat that leaves before its turn does not hold the lap open', () => {
    given().when(farkle(1), leave(3), farkle(2)).thenState({ lap: 2, turn: 1 });
  });
});
