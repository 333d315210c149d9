import { describe, expect, it } from 'vitest';
import { verifyRolls } from '../../src/dice/verifyRolls.ts';
import { tableDeadline } from '../../src/table/tableDeadline.ts';
import { tableView } from '../../src/table/tableView.ts';
import { ANN, BO, CY, playOut, SERVER, tableOf } from './table.ts';

function running() {
  const table = tableOf();
  table.send(BO, { type: 'Sit', seat: 3 });
  expect(table.send(ANN, { type: 'Start' }, 10_000)).toBeNull();
  return table;
}

describe('the start (RULES.md sections 7 and 8)', () => {
  it('needs two taken seats, the host, and a lobby', () => {
    const table = tableOf();
    expect(table.send(ANN, { type: 'Start' })).toBe('needTwoSeats');
    table.send(BO, { type: 'Sit' });
    expect(table.send(BO, { type: 'Start' })).toBe('notHost');
    expect(table.send(ANN, { type: 'Start' })).toBeNull();
    expect(table.send(ANN, { type: 'Start' })).toBe('matchRunning');
  });

  it('skips empty seats; numbers stay', () => {
    expect(running().state.match?.seats.map(({ seat, name }) => [seat, name])).toEqual([
      [1, 'Ann'],
      [3, 'Bo'],
    ]);
  });

  it('plays with the secret that was committed to and the entropy that the seats gave', () => {
    const table = tableOf();
    table.send(BO, { type: 'Sit' });
    const { matchId, secret } = table.state.prepared;
    expect(table.send(BO, { type: 'ChooseEntropy', entropy: 'bo-says-so' })).toBeNull();
    expect(table.send(BO, { type: 'ChooseEntropy', entropy: 'no spaces' })).toBe('badEntropy');
    expect(table.send(CY, { type: 'ChooseEntropy', entropy: 'x' })).toBe('notSeated');
    table.send(ANN, { type: 'Start' });
    expect(table.state.match).toMatchObject({ matchId, secret });
    expect(table.state.match?.entropies[1]).toBe('bo-says-so');
    expect(table.send(BO, { type: 'ChooseEntropy', entropy: 'late' })).toBe('matchRunning');
    table.send(ANN, { type: 'Roll', hold: [] });
    const rolls = table.events.flatMap((event) => (event.type === 'DiceRolled' ? [event] : []));
    const stream = { secret, matchId, entropies: table.state.match!.entropies };
    expect(verifyRolls(stream, rolls)).toBeNull();
  });
});

describe('in a match (RULES.md sections 6 and 7)', () => {
  it('nobody sits down, is kicked or changes seats', () => {
    const table = running();
    expect(table.send(CY, { type: 'Sit' })).toBe('matchRunning');
    expect(table.send(ANN, { type: 'Kick', seat: 3 })).toBe('matchRunning');
    expect(table.send(ANN, { type: 'AddBot' })).toBe('matchRunning');
    expect(table.send(ANN, { type: 'Rematch' })).toBe('matchRunning');
  });

  it('only those who sit play', () => {
    const table = running();
    expect(table.send(CY, { type: 'Roll', hold: [] })).toBe('notSeated');
    expect(table.send(BO, { type: 'Roll', hold: [] })).toBe('notYourTurn');
    expect(table.send(ANN, { type: 'Roll', hold: [] })).toBeNull();
  });

  it('a lost connection keeps the seat and the host, and no clock stops', () => {
    const table = running();
    const before = tableDeadline(table.state);
    table.send(ANN, { type: 'GoAway' }, 11_000);
    expect(tableDeadline(table.state)).toBe(before);
    table.send(SERVER, { type: 'Expire' }, 69_999);
    expect(table.state.seats).toHaveLength(2);
    expect(table.state.hostId).toBe(ANN.id);
  });

  it('leaving gives the seat up, passes the host on and lets the rest play', () => {
    const table = tableOf();
    table.send(BO, { type: 'Sit' });
    table.send(CY, { type: 'Sit' });
    table.send(ANN, { type: 'Start' });
    expect(table.send(ANN, { type: 'Leave' })).toBeNull();
    expect(table.types()).toEqual(['SeatGone', 'TurnOpened', 'SeatEmptied', 'HostChanged']);
    expect(table.last.events[2]).toMatchObject({ seat: 1, reason: 'left' });
    expect(table.state).toMatchObject({ phase: 'playing', hostId: BO.id });
    expect(table.state.match?.seats[0]).toMatchObject({ name: 'Ann', status: 'gone' });
  });

  it('an idle player is removed from the table at the deadline, and a late command is refused', () => {
    const table = running();
    table.send(ANN, { type: 'Roll', hold: [] }, 12_000);
    const deadline = tableDeadline(table.state)!;
    expect(table.send(ANN, { type: 'Bank', hold: [1] }, deadline)).toBe('tooLate');
    expect(table.last.events).toContainEqual({
      type: 'SeatEmptied',
      at: deadline,
      seat: 1,
      name: 'Ann',
      reason: 'removed',
    });
    expect(table.state.phase).toBe('over');
    expect(table.state.match?.result).toMatchObject({ winner: 3, reason: 'lastInPlay' });
  });

  it('with only bots left is abandoned; its result and secret stand for a minute, then the table goes', () => {
    const table = tableOf({ bots: 2, start: true });
    table.send(ANN, { type: 'Leave' }, 5_000);
    expect(table.state.match?.result).toMatchObject({ status: 'abandoned', winner: null });
    expect(tableView(table.state, null)).toMatchObject({
      phase: 'over',
      match: { secret: table.state.match?.secret },
    });
    expect(table.send(BO, { type: 'Sit' }, 64_999)).toBe('resultsShown');
    expect(tableDeadline(table.state)).toBe(65_000);
    table.send(SERVER, { type: 'Expire' }, 66_000);
    expect(table.last.events.at(-1)).toEqual({ type: 'TableRetired', at: 65_000 });
    expect(table.state.phase).toBe('retired');
  });

  it('comes back after a stop with the same dice, and a classic limit that begins again', () => {
    const table = running();
    table.send(ANN, { type: 'Roll', hold: [] }, 12_000);
    const { turn, k } = table.state.match!;
    table.send(SERVER, { type: 'Resume' }, 5_000_000);
    expect(table.types()).toEqual(['ClockResumed', 'WentAway', 'WentAway']);
    expect(table.state.match).toMatchObject({ turn, k });
    expect(tableDeadline(table.state)).toBe(5_060_000);
  });
});

describe('after a match (RULES.md section 7)', () => {
  function over() {
    const table = tableOf({ options: { target: 500, end: 'firstToTarget' } });
    table.send(BO, { type: 'Sit' });
    table.send(CY, { type: 'Sit' });
    table.send(ANN, { type: 'AddBot' });
    table.send(ANN, { type: 'Start' }, 0);
    playOut(table);
    expect(table.state.phase).toBe('over');
    return table;
  }

  it('shows the secret once it is over', () => {
    const table = over();
    expect(tableView(table.state, null).match?.secret).toBe(table.state.match?.secret);
  });

  it('a rematch keeps those who are there and the bots, with a new secret and new entropy', () => {
    const table = over();
    const before = table.state;
    table.send(BO, { type: 'GoAway' });
    expect(table.send(CY, { type: 'Rematch' })).toBe('notHost');
    expect(table.send(ANN, { type: 'Rematch' })).toBeNull();
    expect(table.types()).toEqual([
      'SeatEmptied',
      'LobbyReopened',
      'MatchPrepared',
      'EntropyChosen',
      'EntropyChosen',
      'EntropyChosen',
    ]);
    const { state } = table;
    expect(state.seats.map(({ seat }) => seat)).toEqual([1, 3, 4]);
    expect(state).toMatchObject({ phase: 'lobby', match: null, options: before.options });
    expect(state.prepared.secret).not.toBe(before.prepared.secret);
    expect(state.prepared.matchId).not.toBe(before.prepared.matchId);
    const old = new Set(before.seats.map(({ entropy }) => entropy));
    expect(state.seats.some(({ entropy }) => old.has(entropy))).toBe(false);
    expect(table.send(ANN, { type: 'Start' })).toBeNull();
  });

  it('nobody sits down while the results stand, and nobody plays on', () => {
    const table = over();
    table.send(CY, { type: 'Leave' });
    expect(table.send(CY, { type: 'Sit' })).toBe('resultsShown');
    expect(table.send(ANN, { type: 'Roll', hold: [] })).toBe('matchOver');
  });

  it('who was away when it ended has two minutes to see the results', () => {
    const table = over();
    const endedAt = table.state.match!.result!.at;
    table.state = {
      ...table.state,
      seats: table.state.seats.map((seat) =>
        seat.kind === 'player' ? { ...seat, awaySince: endedAt - 300_000 } : seat,
      ),
    };
    expect(tableDeadline(table.state)).toBe(endedAt + 120_000);
    table.send(SERVER, { type: 'Expire' }, endedAt + 120_000);
    expect(table.state.phase).toBe('retired');
  });

  it('the table goes when the last person leaves, and knows no command any more', () => {
    const table = over();
    for (const player of [ANN, BO, CY]) expect(table.send(player, { type: 'Leave' })).toBeNull();
    expect(table.state.phase).toBe('over');
    table.send(SERVER, { type: 'Expire' }, tableDeadline(table.state)!);
    expect(table.types()).toEqual(['TableRetired']);
    expect(table.send(ANN, { type: 'Sit' })).toBe('tableGone');
    expect(tableDeadline(table.state)).toBeNull();
  });
});
