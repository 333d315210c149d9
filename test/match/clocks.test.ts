import { describe, expect, it } from 'vitest';
import {
  at,
  bank,
  farkle,
  finish,
  given,
  leave,
  type Match,
  ones,
  restart,
  roll,
  straight,
  wait,
} from './given.ts';

const two = ['Ann', 'Bo'];
const noPenalty = { penalty: { kind: 'off' } };

/** The same command one millisecond before the deadline, at it and one after (RULES.md section 6). */
function atTheEdge(table: Match, deadline: number, seat: number): void {
  const line = roll(seat, '122346');
  table.when(at(deadline - 1, line)).thenOk();
  table.when(at(deadline, line)).thenRefused('tooLate');
  table.when(at(deadline + 1, line)).thenRefused('tooLate');
}

describe('RULES.md section 6: classic', () => {
  const classic = { options: { ...noPenalty, time: { mode: 'classic', idleMs: 60_000 } } };

  it('before the deadline a command is accepted, at it and after it is refused', () => {
    atTheEdge(given(classic), 60_000, 1);
  });

  it('each decision has the idle limit, renewed by each accepted command', () => {
    given(classic)
      .when(at(50_000, roll(1, '112346')))
      .thenState({ deadline: 110_000 })
      .when(at(100_000, roll(1, '2235', [1, 2])))
      .thenState({ deadline: 160_000 })
      .when(at(120_000, bank(1, 4)))
      .thenState({ deadline: 180_000, turn: 2 });
  });

  it('a refused command and another seat’s leaving do not renew it', () => {
    given(classic)
      .when(at(10_000, bank(1)), at(20_000, leave(3)), at(30_000, roll(2, '122346')))
      .thenState({ deadline: 60_000 });
  });

  it('running out removes the player: points lost, seat out, play passes on', () => {
    const table = given(classic).when(at(0, roll(1, '112346')), wait(60_000));
    table.thenEvents('TurnTimedOut', 'SeatGone', 'TurnOpened');
    table.thenState({ turn: 2, deadline: 120_000, turnTotal: 0 }).thenSeat(1, { status: 'gone', banked: 0 });
    table.when(wait(120_000)).thenState({ status: 'finished', winner: 3, ranking: [3, 1, 2] });
  });

  it('a time-out neither adds to a farkle streak nor ends it', () => {
    const timed = { seats: two, options: { time: { mode: 'turn', turnMs: 30_000 } } };
    given(timed)
      .when(farkle(1), farkle(2), farkle(1), farkle(2))
      .thenSeat(1, { streak: 2 })
      .when(wait(34_000), farkle(2))
      .thenSeat(1, { streak: 2 })
      .when(farkle(1))
      .thenSeat(1, { streak: 0, banked: -1000 });
  });

  it('a restart begins the idle limit again: nobody is removed for the server’s absence', () => {
    given(classic)
      .when(at(1_000, roll(1, '112346')), restart(500_000))
      .thenState({ turn: 1, dice: [1, 1, 2, 3, 4, 6], deadline: 560_000 })
      .when(restart(510_000))
      .thenState({ turn: 1, deadline: 570_000 });
  });

  it('a stored match without time fields is Classic', () => {
    given().thenState({ deadline: 60_000 });
  });
});

describe('RULES.md section 6: turn clock', () => {
  const turn = { options: { ...noPenalty, time: { mode: 'turn', turnMs: 30_000 } } };

  it('before, at and after the deadline', () => atTheEdge(given(turn), 30_000, 1));

  it('every turn gets the full time; rolling and holding do not renew it', () => {
    given(turn)
      .when(at(10_000, roll(1, '112346')), at(20_000, roll(1, '2235', [1, 2])))
      .thenState({ deadline: 30_000 })
      .when(at(25_000, bank(1, 4)))
      .thenState({ deadline: 55_000, turn: 2 });
  });

  it('a farkle ends the turn at once', () => {
    given(turn)
      .when(at(10_000, farkle(1)[0]!))
      .thenState({ turn: 2, deadline: 40_000 });
  });

  it('at zero unbanked points are lost, nobody is removed, the next seat gets its full time', () => {
    given(turn)
      .when(at(1_000, roll(1, '112346')), at(2_000, roll(1, '2235', [1, 2])), wait(35_000))
      .thenEvents('TurnTimedOut', 'TurnOpened')
      .thenState({ turn: 2, deadline: 60_000 })
      .thenSeat(1, { banked: 0, status: 'playing' });
  });

  it('a restart: the turn whose deadline passed ran out, the next opens at the start with its full time', () => {
    given(turn)
      .when(at(1_000, roll(1, '112346')), restart(500_000))
      .thenEvents('TurnTimedOut', 'TurnOpened')
      .thenState({ turn: 2, deadline: 530_000 });
    given(turn)
      .when(at(1_000, roll(1, '112346')), restart(29_999))
      .thenEvents()
      .thenState({ turn: 1, deadline: 30_000, dice: [1, 1, 2, 3, 4, 6] });
  });

  it('a time-out in the final round spends the last turn', () => {
    given({ seats: two, options: { ...turn.options, target: 1000 } })
      .when(straight(1), wait(40_000))
      .thenState({ status: 'finished', winner: 1 });
  });

  it('three whole laps without one accepted command: abandoned as the fourth begins', () => {
    given({ ...turn, seats: two })
      .when(wait(179_999))
      .thenState({ status: 'playing', lap: 3, turn: 2 })
      .when(wait(180_000))
      .thenState({ status: 'abandoned', lap: 4, winner: null, ranking: [1, 2], turn: null });
  });

  it('one accepted command from anyone begins the count again', () => {
    const table = given(turn).when(at(100_000, leave(3)));
    table.when(wait(300_000)).thenState({ status: 'playing' });
    table.when(wait(330_000)).thenState({ status: 'abandoned', lap: 6 });
    // A refused one does not count.
    given(turn)
      .when(at(100_000, roll(3, '122346')), wait(270_000))
      .thenState({ status: 'abandoned' });
  });
});

describe('RULES.md section 6: pool', () => {
  const pool = { options: { ...noPenalty, target: null, time: { mode: 'pool', poolMs: 60_000 } } };

  it('before, at and after the deadline', () => atTheEdge(given(pool), 60_000, 1));

  it('runs only in the seat’s own turns and carries over', () => {
    given({ ...pool, seats: two })
      .when(at(10_000, farkle(1)[0]!))
      .thenSeat(1, { timeLeftMs: 50_000 })
      .thenSeat(2, { timeLeftMs: 60_000 })
      .when(at(25_000, farkle(2)[0]!))
      .thenState({ turn: 1, deadline: 75_000 })
      .when(wait(30_000))
      .thenSeat(1, { timeLeftMs: 45_000 })
      .thenSeat(2, { timeLeftMs: 45_000 });
  });

  it('at zero the turn ends, points are lost, banked points stay, and the player watches the rest', () => {
    given(pool)
      .when(ones(1, 1), farkle(2), farkle(3), at(10_000, roll(1, '112346')))
      .when(wait(121_000))
      .thenState({ turn: 3 })
      .thenSeat(1, { status: 'outOfTime', banked: 100, timeLeftMs: 0 })
      .when(roll(1, '122346'))
      .thenRefused('notInPlay');
  });

  it('no seat with time left: the match ends, and who is out of time still ranks', () => {
    given({ ...pool, seats: two })
      .when(farkle(1), ones(2, 1), wait(1_000_000))
      .thenState({ status: 'finished', winner: 2, ranking: [2, 1], deadline: null })
      .thenSeat(2, { status: 'outOfTime' });
  });

  it('the last seat with time plays on alone, and may end the match early', () => {
    const last = given({ ...pool, seats: two }).when(at(10_000, farkle(1)[0]!));
    last.when(finish(2)).thenRefused('notYourTurn');
    const alone = last.when(wait(70_000)).thenState({ turn: 1, deadline: 120_000 });
    alone.when(ones(1, 1)).thenState({ turn: 1, status: 'playing', lap: 3 });
    alone.when(finish(2)).thenRefused('notInPlay');
    for (const line of [finish(), finish(1)]) {
      alone
        .when(at(80_000, line))
        .thenState({ status: 'finished', winner: 1, turn: null })
        .thenSeat(1, { timeLeftMs: 40_000 })
        .when(finish())
        .thenRefused('matchOver');
    }
    alone.when(at(120_000, finish())).thenRefused('tooLate').thenState({ status: 'finished' });
  });

  it('finishing loses the running turn’s total', () => {
    given({ ...pool, seats: two })
      .when(wait(60_000), at(61_000, roll(2, '112346')), roll(2, '2235', [1, 2]), finish(2))
      .thenSeat(2, { banked: 0 })
      .thenState({ status: 'finished', turnTotal: 0 });
  });

  it('finish is for pool mode alone', () => {
    given({ seats: two }).when(finish()).thenRefused('notYourTurn');
  });

  it('in a final round a seat out of time is owed no turn', () => {
    const target = { options: { ...pool.options, target: 1000 } };
    given(target)
      .when(wait(60_000), at(61_000, straight(2)[0]!), straight(2)[1]!)
      .thenState({ turn: 3, finalRound: true })
      .when(farkle(3))
      .thenState({ status: 'finished', winner: 2, ranking: [2, 1, 3] });
  });

  it('running out in a final round spends the last turn', () => {
    given({ seats: two, options: { ...pool.options, target: 1000 } })
      .when(straight(1), wait(100_000))
      .thenState({ status: 'finished', winner: 1 })
      .thenSeat(2, { status: 'outOfTime' });
  });

  it('a seat out of time may leave, and one seat in play wins even without time', () => {
    given({ ...pool, seats: two })
      .when(wait(60_000), leave(2))
      .thenState({ status: 'finished', winner: 1 })
      .thenSeat(1, { status: 'outOfTime' });
    given({ ...pool, seats: two })
      .when(wait(60_000), leave(1))
      .thenState({ status: 'finished', winner: 2 });
  });

  it('the last with time leaves and others are in play: nobody has time, the match ends', () => {
    given(pool).when(ones(1, 1), wait(400_000)).thenState({ status: 'finished' });
    given(pool)
      .when(wait(120_000), leave(3))
      .thenState({ status: 'finished', ranking: [1, 2, 3], winner: 1 });
  });

  it('a restart: the pool that ran is spent, no other', () => {
    given(pool)
      .when(at(10_000, farkle(1)[0]!), restart(500_000))
      .thenState({ turn: 3, deadline: 560_000 })
      .thenSeat(1, { timeLeftMs: 50_000, status: 'playing' })
      .thenSeat(2, { timeLeftMs: 0, status: 'outOfTime' });
    given(pool)
      .when(restart(30_000))
      .thenState({ turn: 1, deadline: 60_000 })
      .thenSeat(1, { timeLeftMs: 30_000 });
  });

  it('target none: no bank ends it', () => {
    given({ ...pool, seats: two })
      .when(roll(1, '111111'), bank(1, 1, 2, 3, 4, 5, 6), farkle(2), straight(1))
      .thenState({ status: 'playing', finalRound: false });
  });
});

describe('RULES.md section 6: match clock, stop now', () => {
  const stop = {
    options: {
      ...noPenalty,
      target: null,
      time: { mode: 'match', matchMs: 100_000, turnMs: 30_000, atEnd: 'stop' },
    },
  };

  it('a turn limit ends that seat’s turn and play goes on', () => {
    atTheEdge(given(stop), 30_000, 1);
    given(stop)
      .when(wait(30_000))
      .thenState({ turn: 2, deadline: 60_000 })
      .thenSeat(1, { status: 'playing' });
  });

  it('at the deadline it ends there: the current turn’s points are lost', () => {
    given(stop)
      .when(ones(1, 1), wait(92_000), roll(2, '111234'), at(99_999, roll(2, '235', [1, 2, 3])))
      .thenState({ turnTotal: 1000, deadline: 100_000 })
      .when(at(100_000, bank(2, 3)))
      .thenRefused('tooLate')
      .thenState({ status: 'finished', winner: 1, ranking: [1, 2, 3] })
      .thenSeat(1, { banked: 100 });
  });

  it('both deadlines at one millisecond: the match clock decides first', () => {
    const options = {
      ...stop.options,
      time: { mode: 'match', matchMs: 90_000, turnMs: 30_000, atEnd: 'finishLap' },
    };
    // The third turn's limit and the match clock fall together: overtime begins, then the turn runs out.
    given({ options })
      .when(wait(90_000))
      .thenEvents(
        'TurnTimedOut',
        'TurnOpened',
        'TurnTimedOut',
        'TurnOpened',
        'OvertimeBegan',
        'TurnTimedOut',
        'MatchEnded',
      )
      .thenState({ status: 'finished', overtime: true, lap: 1 });
  });

  it('without a turn limit a leader can sit the match out', () => {
    const options = {
      ...stop.options,
      time: { mode: 'match', matchMs: 100_000, turnMs: null, atEnd: 'stop' },
    };
    given({ options })
      .when(ones(1, 1))
      .thenState({ deadline: 100_000 })
      .when(wait(100_000))
      .thenState({ status: 'finished', winner: 1 });
  });

  it('the clock is one for all and runs on through a restart', () => {
    given(stop)
      .when(at(80_000, roll(3, '122346')), restart(95_000))
      .thenState({ deadline: 100_000, turn: 1 });
    given(stop).when(ones(1, 1), restart(500_000)).thenState({ status: 'finished', winner: 1 });
    expect(
      given(stop)
        .when(ones(1, 1), restart(500_000))
        .events.filter((event) => event.type === 'TurnTimedOut')
        .map((event) => event.at),
    ).toEqual([32_000]);
  });

  it('a final round that is done before the deadline ends it', () => {
    given({ seats: two, options: { ...stop.options, target: 1000 } })
      .when(straight(1), farkle(2))
      .thenState({ status: 'finished', winner: 1 });
  });

  it('a final round that the deadline meets is cut off', () => {
    given({
      seats: two,
      options: { ...stop.options, target: 1000, time: { ...stop.options.time, turnMs: null } },
    })
      .when(straight(1), roll(2, '111111'), wait(100_000))
      .thenState({ status: 'finished', winner: 1 });
  });
});

describe('RULES.md section 6: match clock, finish the lap', () => {
  const lap = {
    options: {
      ...noPenalty,
      target: null,
      time: { mode: 'match', matchMs: 100_000, turnMs: null, atEnd: 'finishLap' },
    },
  };
  const limited = (turnMs: number) => ({
    options: { ...lap.options, time: { ...lap.options.time, turnMs } },
  });

  it('the current turn goes on with an equal share of 90 s, and each seat yet to play gets a turn', () => {
    const overtime = given(lap).when(roll(1, '122346'), wait(100_000));
    overtime.thenEvents('OvertimeBegan').thenState({ overtime: true, turn: 1, deadline: 130_000 });
    overtime
      .when(at(110_000, bank(1, 1)))
      .thenState({ turn: 2, deadline: 150_000 })
      .when(wait(150_000))
      .thenState({ turn: 3, deadline: 190_000 })
      .when(at(160_000, roll(3, '112346')), bank(3, 1, 2))
      .thenState({ status: 'finished', overtime: true, winner: 3, ranking: [3, 1, 2], lap: 1 });
  });

  it('shares are whole milliseconds', () => {
    given({ ...lap, seats: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })
      .when(wait(100_000))
      .thenState({ deadline: 100_000 + Math.floor(90_000 / 7) });
  });

  it('the per-turn limit counts if it ends sooner, also for the turn running at the deadline', () => {
    given(limited(40_000))
      .when(at(35_000, farkle(1)[0]!), at(70_000, farkle(2)[0]!), wait(100_000))
      .thenState({ overtime: true, turn: 3, deadline: 110_000 });
    given(limited(20_000))
      .when(at(95_000, farkle(2)[0]!), wait(100_000))
      .thenState({ turn: 3, deadline: 115_000 });
    given(limited(10_000))
      .when(at(85_000, farkle(3)[0]!), at(91_000, farkle(1)[0]!), wait(100_000))
      .thenState({ overtime: true, turn: 2, deadline: 101_000 })
      .when(wait(101_000))
      .thenState({ turn: 3, deadline: 111_000 });
  });

  it('the lap’s last turn goes on and then it ends', () => {
    given({ ...lap, seats: two })
      .when(farkle(1), wait(100_000))
      .thenState({ turn: 2, deadline: 190_000 })
      .when(farkle(2))
      .thenState({ status: 'finished' });
  });

  it('when the 90 s are over everything stops', () => {
    given({ ...lap, seats: two })
      .when(farkle(1), roll(2, '112346'), at(189_999, bank(2, 1)))
      .thenOk();
    given({ ...lap, seats: two })
      .when(farkle(1), roll(2, '112346'), at(190_000, bank(2, 1)))
      .thenRefused('tooLate')
      .thenState({ status: 'finished' })
      .thenSeat(2, { banked: 0 });
  });

  it('no new final round starts in overtime; first to target still ends it', () => {
    const target = { ...lap, options: { ...lap.options, target: 1000 } };
    given(target)
      .when(wait(100_000), straight(1))
      .thenState({ status: 'playing', finalRound: false, overtime: true, turn: 2 });
    given({ ...target, options: { ...target.options, end: 'firstToTarget' } })
      .when(wait(100_000), straight(1))
      .thenState({ status: 'finished', winner: 1 });
  });

  it('a final round that was running: the seats still owed a last turn get it within the 90 s', () => {
    given({ ...lap, options: { ...lap.options, target: 1000 } })
      .when(farkle(1), straight(2), wait(100_000))
      .thenState({ overtime: true, finalRound: true, turn: 3, deadline: 145_000 })
      .when(wait(145_000))
      .thenState({ turn: 1, deadline: 190_000 })
      .when(wait(190_000))
      .thenState({ status: 'finished', winner: 2 });
  });

  it('a seat that leaves in overtime is owed no turn; the running share stays as it was reckoned', () => {
    given(lap)
      .when(wait(100_000), leave(3))
      .thenState({ turn: 1, deadline: 130_000 })
      .when(at(120_000, leave(1)))
      .thenState({ status: 'finished', winner: 2 });
    given({ ...lap, seats: ['a', 'b', 'c', 'd'] })
      .when(wait(100_000), leave(3), at(110_000, roll(1, '122346')), at(112_000, bank(1, 1)))
      .thenState({ turn: 2, deadline: 112_000 + 39_000 });
  });

  it('a stop of the server over the deadline: overtime runs on through it', () => {
    // Nobody's turn limit: seat 1's share ran out at 130 s, seat 2 opens at the start with its share of what is left.
    given(lap)
      .when(restart(150_000))
      .thenEvents('OvertimeBegan', 'TurnTimedOut', 'TurnOpened')
      .thenState({ turn: 2, deadline: 170_000 });
    given(lap).when(restart(500_000)).thenState({ status: 'finished', overtime: true });
    // The limit ran out before the deadline, and no turn was running at it.
    given(limited(30_000))
      .when(restart(150_000))
      .thenEvents('TurnTimedOut', 'OvertimeBegan', 'TurnOpened')
      .thenState({ turn: 2, lap: 1, deadline: 170_000 });
    // …and all had played in that lap: it ended at the deadline.
    const last = given(limited(30_000)).when(farkle(1), farkle(2), restart(150_000));
    last.thenEvents('TurnTimedOut', 'OvertimeBegan', 'MatchEnded').thenState({ status: 'finished', lap: 1 });
    expect(last.events.findLast((event) => event.type === 'MatchEnded')).toMatchObject({ at: 100_000 });
  });

  it('a restart in overtime', () => {
    given(lap)
      .when(wait(105_000), restart(120_000))
      .thenEvents()
      .thenState({ turn: 1, deadline: 130_000 })
      .when(restart(189_999))
      .thenState({ turn: 2, deadline: 189_999 })
      .when(wait(190_000))
      .thenState({ status: 'finished' });
  });
});
