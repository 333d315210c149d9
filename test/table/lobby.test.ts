import { describe, expect, it } from 'vitest';
import { tableDeadline } from '../../src/table/tableDeadline.ts';
import { ANN, BO, CY, SERVER, tableOf } from './table.ts';

const names = (table: ReturnType<typeof tableOf>) =>
  table.state.seats.map((seat) => (seat.kind === 'player' ? seat.player.name : 'bot'));

describe('opening a table (RULES.md sections 7 and 8)', () => {
  it('seats who set it up in seat 1 as the host, after the match is prepared', () => {
    const table = tableOf();
    expect(table.events.map(({ type }) => type)).toEqual([
      'TableOpened',
      'MatchPrepared',
      'SeatTaken',
      'HostChanged',
    ]);
    expect(table.state.hostId).toBe(ANN.id);
    expect(table.state.startableAt).toBe(0);
  });

  it('opens a solo table with a bot, where bots may take the other seats and people may not', () => {
    const table = tableOf({ settings: { seats: 1 } });
    expect(names(table)).toEqual(['Ann', 'bot']);
    expect(table.send(BO, { type: 'Sit' })).toBe('tableFull');
    for (let seat = 3; seat <= 8; seat += 1) expect(table.send(ANN, { type: 'AddBot' })).toBeNull();
    expect(table.send(ANN, { type: 'AddBot' })).toBe('tableFull');
  });

  it('starts a quick table at once', () => {
    const table = tableOf({ bots: 2, start: true });
    expect(table.state.phase).toBe('playing');
    expect(table.state.match?.seats.map(({ bot }) => bot)).toEqual([false, true, true]);
  });
});

describe('seats in the lobby (RULES.md section 7)', () => {
  it('gives the lowest free seat, or the one asked for', () => {
    const table = tableOf();
    expect(table.send(BO, { type: 'Sit', seat: 3 })).toBeNull();
    expect(table.send(CY, { type: 'Sit' })).toBeNull();
    expect(table.state.seats.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(names(table)).toEqual(['Ann', 'Cy', 'Bo']);
  });

  it.each([
    [0, 'noSuchSeat'],
    [5, 'noSuchSeat'],
    [1.5, 'noSuchSeat'],
    [1, 'seatTaken'],
  ])('refuses seat %s: %s', (seat, refusal) => {
    expect(tableOf().send(BO, { type: 'Sit', seat })).toBe(refusal);
  });

  it('refuses a second seat, a full table and a locked one', () => {
    const table = tableOf({ settings: { seats: 2 } });
    expect(table.send(ANN, { type: 'Sit' })).toBe('alreadySeated');
    expect(table.send(BO, { type: 'Lock', locked: true })).toBe('notHost');
    expect(table.send(ANN, { type: 'Lock', locked: true })).toBeNull();
    expect(table.send(BO, { type: 'Sit' })).toBe('tableLocked');
    table.send(ANN, { type: 'Lock', locked: false });
    expect(table.send(BO, { type: 'Sit' })).toBeNull();
    expect(table.send(CY, { type: 'Sit' })).toBe('tableFull');
  });

  it('lets the host alone seat bots and take them away', () => {
    const table = tableOf();
    table.send(BO, { type: 'Sit' });
    expect(table.send(BO, { type: 'AddBot' })).toBe('notHost');
    expect(table.send(ANN, { type: 'AddBot', seat: 4 })).toBeNull();
    expect(table.send(BO, { type: 'RemoveBot', seat: 4 })).toBe('notHost');
    expect(table.send(ANN, { type: 'RemoveBot', seat: 2 })).toBe('notABot');
    expect(table.send(ANN, { type: 'RemoveBot', seat: 3 })).toBe('emptySeat');
    expect(table.send(ANN, { type: 'RemoveBot', seat: 4 })).toBeNull();
    expect(names(table)).toEqual(['Ann', 'Bo']);
  });

  it('does not let a kicked player come back to that table', () => {
    const table = tableOf();
    table.send(BO, { type: 'Sit' });
    expect(table.send(BO, { type: 'Kick', seat: 1 })).toBe('notHost');
    expect(table.send(ANN, { type: 'Kick', seat: 4 })).toBe('emptySeat');
    expect(table.send(ANN, { type: 'Kick', seat: 2 })).toBeNull();
    expect(table.types()).toEqual(['SeatEmptied', 'PlayerBarred']);
    expect(table.send(BO, { type: 'Sit' })).toBe('kickedFromTable');
    expect(table.send(BO, { type: 'Say', text: 'why' })).toBe('kickedFromTable');
  });

  it('lets nobody kick themselves: an only player would close the table with it', () => {
    const table = tableOf();
    expect(table.send(ANN, { type: 'Kick', seat: 1 })).toBe('ownSeat');
    expect(table.last.events).toEqual([]);
    expect(table.send(BO, { type: 'Sit' })).toBeNull();
  });
});

describe('the host (RULES.md sections 1 and 7)', () => {
  it('passes to the lowest connected seat when the host leaves', () => {
    const table = tableOf();
    table.send(BO, { type: 'Sit', seat: 3 });
    table.send(CY, { type: 'Sit', seat: 2 });
    table.send(CY, { type: 'GoAway' });
    table.send(ANN, { type: 'Leave' });
    expect(table.types()).toEqual(['SeatEmptied', 'HostChanged']);
    expect(table.state.hostId).toBe(BO.id);
  });

  it('is handed over after one minute away, stamped with that moment', () => {
    const table = tableOf();
    table.send(BO, { type: 'Sit' });
    table.send(ANN, { type: 'GoAway' }, 1_000);
    table.send(SERVER, { type: 'Expire' }, 60_999);
    expect(table.state.hostId).toBe(ANN.id);
    table.send(SERVER, { type: 'Expire' }, 61_005);
    expect(table.last.events).toEqual([{ type: 'HostChanged', at: 61_000, playerId: BO.id, name: 'Bo' }]);
  });

  it('stays where nobody is there to take over, and passes when somebody comes', () => {
    const table = tableOf();
    table.send(BO, { type: 'Sit' });
    table.send(BO, { type: 'GoAway' }, 10_000);
    table.send(ANN, { type: 'GoAway' }, 0);
    table.send(SERVER, { type: 'Expire' }, 70_000);
    expect(table.state.hostId).toBe(ANN.id);
    table.send(BO, { type: 'ComeBack' }, 80_000);
    expect(table.last.events).toMatchObject([
      { type: 'CameBack', at: 80_000 },
      { type: 'HostChanged', at: 80_000, playerId: BO.id },
    ]);
  });

  it('is nobody when all left are away, then the first to come back', () => {
    const table = tableOf();
    table.send(BO, { type: 'Sit' });
    table.send(BO, { type: 'GoAway' });
    table.send(ANN, { type: 'Leave' });
    expect(table.state.hostId).toBeNull();
    table.send(BO, { type: 'ComeBack' });
    expect(table.state.hostId).toBe(BO.id);
  });
});

describe('seats away (RULES.md section 7)', () => {
  it('are emptied after two minutes', () => {
    const table = tableOf();
    table.send(BO, { type: 'Sit' });
    table.send(BO, { type: 'GoAway' }, 5_000);
    table.send(SERVER, { type: 'Expire' }, 124_999);
    expect(names(table)).toEqual(['Ann', 'Bo']);
    table.send(ANN, { type: 'Say', text: 'hello' }, 130_000);
    expect(table.last.events[0]).toEqual({
      type: 'SeatEmptied',
      at: 125_000,
      seat: 2,
      name: 'Bo',
      reason: 'away',
    });
  });

  it('are kept when the player comes back in time', () => {
    const table = tableOf();
    table.send(BO, { type: 'Sit' });
    table.send(BO, { type: 'GoAway' }, 0);
    table.send(BO, { type: 'ComeBack' }, 119_999);
    table.send(SERVER, { type: 'Expire' }, 500_000);
    expect(names(table)).toEqual(['Ann', 'Bo']);
  });

  it('put the table away when they were the last', () => {
    const table = tableOf({ bots: 1 });
    table.send(ANN, { type: 'GoAway' }, 0);
    expect(table.send(BO, { type: 'Sit' }, 120_000)).toBe('tableGone');
    expect(table.state.phase).toBe('retired');
  });

  it('count from the start of the server after a stop', () => {
    const table = tableOf();
    table.send(ANN, { type: 'GoAway' }, 0);
    table.send(SERVER, { type: 'Resume' }, 1_000_000);
    expect(table.types()).toEqual(['WentAway']);
    table.send(SERVER, { type: 'Expire' }, 1_119_999);
    expect(table.state.phase).toBe('lobby');
    table.send(SERVER, { type: 'Expire' }, 1_120_000);
    expect(table.state.phase).toBe('retired');
  });
});

describe('names at a table', () => {
  const sits = (table: ReturnType<typeof tableOf>, id: string, name: string) =>
    table.send({ id, name }, { type: 'Sit' });

  it('are all different, whatever the case and the width', () => {
    const table = tableOf({ settings: { seats: 8 } });
    for (const [index, name] of [
      'ann',
      'ANN',
      'ann 2',
      'ánn',
      'Sixteen letters!',
      'sixteen letters!',
    ].entries())
      sits(table, `id-${index}`, name);
    expect(names(table)).toEqual([
      'Ann',
      'ann 2',
      'ANN 3',
      'ann 2 2',
      'ánn',
      'Sixteen letters!',
      'sixteen letter 2',
    ]);
  });

  it('are those that chat, leaving and hosting are told by', () => {
    const table = tableOf();
    sits(table, 'other', 'ann');
    table.send({ id: 'other', name: 'ann' }, { type: 'Say', text: 'hi' });
    expect(table.last.events).toMatchObject([{ type: 'ChatSaid', seat: 2, name: 'ann 2' }]);
    table.send(ANN, { type: 'Leave' });
    expect(table.last.events.at(-1)).toMatchObject({ type: 'HostChanged', name: 'ann 2' });
  });

  it('of bots give way too', () => {
    const table = tableOf({ host: { id: 'id-ann', name: 'blaise' } });
    table.send({ id: 'id-ann', name: 'blaise' }, { type: 'AddBot', seat: 2 });
    expect(table.state.seats[1]).toMatchObject({ kind: 'bot', name: 'Blaise 2' });
  });
});

describe('options (RULES.md sections 4 and 7)', () => {
  const change = (table: ReturnType<typeof tableOf>, settings = {}) => ({
    type: 'ChangeOptions' as const,
    options: { ...table.state.options, target: 5_000 },
    settings: { ...table.state.settings, ...settings },
  });

  it('make the start wait five seconds', () => {
    const table = tableOf({ bots: 1 });
    expect(table.send(BO, change(table))).toBe('notHost');
    expect(table.send(ANN, change(table), 1_000)).toBeNull();
    expect(table.send(ANN, { type: 'Start' }, 5_999)).toBe('startWaits');
    expect(table.send(ANN, { type: 'Start' }, 6_000)).toBeNull();
    expect(table.state.match?.options.target).toBe(5_000);
  });

  it('do not wait where nothing changed', () => {
    const table = tableOf({ bots: 1 });
    const { options, settings } = table.state;
    expect(table.send(ANN, { type: 'ChangeOptions', options, settings }, 1_000)).toBeNull();
    expect(table.last.events).toEqual([]);
  });

  it('leave everyone their seat', () => {
    const table = tableOf();
    table.send(BO, { type: 'Sit', seat: 4 });
    expect(table.send(ANN, change(table, { seats: 3 }))).toBe('badOptions');
    expect(table.send(ANN, change(table, { seats: 1 }))).toBe('badOptions');
  });

  it('are frozen after the start', () => {
    const table = tableOf({ bots: 1, start: true });
    expect(table.send(ANN, change(table))).toBe('matchRunning');
  });
});

describe('a table from the command line (RULES.md section 7)', () => {
  it('has fixed options, and its first player is host', () => {
    const table = tableOf({ host: null });
    const { options, settings } = table.state;
    table.send(BO, { type: 'Sit' });
    expect(table.state.hostId).toBe(BO.id);
    expect(table.send(BO, { type: 'ChangeOptions', options, settings })).toBe('fixedOptions');
  });

  it('takes new options from the server while it stands empty only', () => {
    const table = tableOf({ host: null });
    const settings = { ...table.state.settings, seats: 6 };
    const command = { type: 'ChangeOptions' as const, options: table.state.options, settings };
    expect(table.send(SERVER, command)).toBeNull();
    expect(table.state.settings.seats).toBe(6);
    table.send(BO, { type: 'Sit' });
    expect(table.send(SERVER, command)).toBe('notHost');
  });

  it('never retires: it stands empty and open again when the last person leaves', () => {
    const table = tableOf({ host: null });
    table.send(BO, { type: 'Sit' });
    table.send(BO, { type: 'AddBot' });
    table.send(BO, { type: 'Lock', locked: true });
    table.send(BO, { type: 'Start' });
    const { matchId } = table.state.prepared;
    table.send(BO, { type: 'Leave' });
    expect(table.state.phase).toBe('over');
    table.send(SERVER, { type: 'Expire' }, tableDeadline(table.state)!);
    expect(table.state).toMatchObject({
      phase: 'lobby',
      locked: false,
      seats: [],
      hostId: null,
      match: null,
    });
    expect(table.state.prepared.matchId).not.toBe(matchId);
  });
});

describe('chat (RULES.md section 4, privacy)', () => {
  it('is cleaned, and refused when nothing is left or it is too long', () => {
    const table = tableOf();
    table.send(ANN, { type: 'Say', text: ' \x1b]52;c;aGk=\x07hi\x1b[31m there\r\n' });
    expect(table.last.events).toMatchObject([{ type: 'ChatSaid', seat: 1, text: 'hi there' }]);
    expect(table.send(ANN, { type: 'Say', text: '\x1b[2J' })).toBe('badChat');
    expect(table.send(ANN, { type: 'Say', text: 'x'.repeat(201) })).toBe('badChat');
    expect(table.send(ANN, { type: 'Say', text: 'x'.repeat(200) })).toBeNull();
  });

  it('takes five messages in ten seconds from one, not from all', () => {
    const table = tableOf();
    for (let n = 0; n < 5; n += 1) expect(table.send(ANN, { type: 'Say', text: 'a' }, n)).toBeNull();
    expect(table.send(ANN, { type: 'Say', text: 'a' }, 9_999)).toBe('chatTooFast');
    expect(table.send(BO, { type: 'Say', text: 'a' }, 9_999)).toBeNull();
    expect(table.send(ANN, { type: 'Say', text: 'a' }, 10_000)).toBeNull();
  });

  it('is off where the options say so, and closed to those who may not watch', () => {
    const table = tableOf({ settings: { chat: false } });
    expect(table.send(ANN, { type: 'Say', text: 'a' })).toBe('chatOff');
    expect(tableOf({ settings: { spectators: false } }).send(BO, { type: 'Say', text: 'a' })).toBe(
      'notSeated',
    );
  });
});
