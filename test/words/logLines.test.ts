import { describe, expect, it } from 'vitest';
import { translator } from '../../src/i18n/translator.ts';
import { matchEventSchema } from '../../src/match/events.ts';
import { turnTrail } from '../../src/play/turnTrail.ts';
import type { PublicTableEvent } from '../../src/table/events.ts';
import { lobbyEventSchema } from '../../src/table/events.ts';
import { endSentence, eventSentence } from '../../src/words/eventSentence.ts';
import { logLines } from '../../src/words/logLines.ts';
import { aTable } from '../ui/table/tableFixture.ts';

const t = translator('en');
const context = {
  you: 2,
  nameOf: (seat: number) => ['Ann', 'Bo', 'Cy'][seat - 1] ?? '',
  heldFaces: [5, 5, 1],
};
const at = 0;
const options = {} as never;

/** One of each type of event, told to seat 2 about seat 1. */
const EVENTS: Readonly<Record<PublicTableEvent['type'], PublicTableEvent>> = {
  MatchStarted: { type: 'MatchStarted', at, matchId: 'm', entropies: ['an', 'bo'], options, seats: [] },
  RollOffMade: { type: 'RollOffMade', at, seat: 1, k: 1, die: 4 },
  FirstPlayerChosen: { type: 'FirstPlayerChosen', at, seat: 1 },
  LapBegan: { type: 'LapBegan', at, lap: 2 },
  TurnOpened: { type: 'TurnOpened', at, seat: 1 },
  DiceHeld: { type: 'DiceHeld', at, seat: 1, positions: [1, 2, 3], points: 200, total: 200, hotDice: false },
  DiceRolled: { type: 'DiceRolled', at, seat: 1, k: 1, dice: [1, 2, 3] },
  Farkled: { type: 'Farkled', at, seat: 1, hot: false, lost: 1_050 },
  PenaltyTaken: { type: 'PenaltyTaken', at, seat: 1, points: 1_000, banked: -950 },
  TurnBanked: { type: 'TurnBanked', at, seat: 1, points: 50, banked: 10_050 },
  FinalRoundBegan: { type: 'FinalRoundBegan', at, seat: 1 },
  TurnTimedOut: { type: 'TurnTimedOut', at, seat: 1, lost: 0 },
  SeatOutOfTime: { type: 'SeatOutOfTime', at, seat: 1 },
  SeatGone: { type: 'SeatGone', at, seat: 1, reason: 'idle', lost: 0 },
  OvertimeBegan: { type: 'OvertimeBegan', at },
  ClockResumed: { type: 'ClockResumed', at },
  MatchEnded: {
    type: 'MatchEnded',
    at,
    status: 'finished',
    reason: 'finalRound',
    winner: 1,
    ranking: [1, 2],
  },
  TableOpened: {
    type: 'TableOpened',
    at,
    tableId: 't',
    name: 'Oak',
    options,
    settings: options,
    fixed: false,
  },
  MatchPrepared: { type: 'MatchPrepared', at, matchId: 'm' },
  SeatTaken: { type: 'SeatTaken', at, seat: 1, name: 'Ann' },
  BotSeated: { type: 'BotSeated', at, seat: 3, bot: 'cautious', name: 'Ada' },
  SeatEmptied: { type: 'SeatEmptied', at, seat: 1, name: 'Ann', reason: 'kicked' },
  HostChanged: { type: 'HostChanged', at, name: 'Ann' },
  OptionsChanged: { type: 'OptionsChanged', at, options, settings: options },
  EntropyChosen: { type: 'EntropyChosen', at, seat: 1 },
  TableLocked: { type: 'TableLocked', at, locked: true },
  WentAway: { type: 'WentAway', at, seat: 1, name: 'Ann' },
  CameBack: { type: 'CameBack', at, seat: 1, name: 'Ann' },
  ChatSaid: { type: 'ChatSaid', at, seat: null, name: 'Eve', text: '{{name}} $t(events.turn)' },
  LobbyReopened: { type: 'LobbyReopened', at },
  TableRetired: { type: 'TableRetired', at },
};

describe('sentences of events', () => {
  it('has a whole sentence for every type of event', () => {
    const types = [...matchEventSchema.options, ...lobbyEventSchema.options].map(
      (each) => each.shape.type.value,
    );
    for (const type of types.filter((each) => each !== 'PlayerBarred')) {
      const sentence = eventSentence(t, EVENTS[type as PublicTableEvent['type']], context);
      if (type === 'ChatSaid') continue;
      expect(sentence).not.toMatch(/events\.|undefined/);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('speaks to the reader about themselves, with plurals and grouped numbers', () => {
    const to = (you: number) => ({ ...context, you });
    expect(eventSentence(t, EVENTS.TurnBanked, to(2))).toBe('Ann banks 50 points and now has 10,050 points.');
    expect(eventSentence(t, EVENTS.TurnBanked, to(1))).toBe('You bank 50 points and now have 10,050 points.');
    expect(eventSentence(t, EVENTS.Farkled, to(1))).toBe('You farkle and lose 1,050 points.');
    expect(eventSentence(t, EVENTS.DiceHeld, to(2))).toBe('Ann holds 5-5-1 for 200 points.');
  });

  it('says who is away without a reason, which may be a lost connection or the lobby', () => {
    expect(eventSentence(t, EVENTS.WentAway, { ...context, you: 2 })).toBe('Ann is away. The seat is kept.');
    expect(eventSentence(t, EVENTS.WentAway, { ...context, you: 1 })).toBe(
      'You are away. Your seat is kept.',
    );
  });

  it('names everyone’s share of luck at the start (RULES.md section 8)', () => {
    const started = aTable()
      .place(1)
      .view.log.find(({ event }) => event.type === 'MatchStarted')!;
    const shares = aTable().state().match!.entropies;
    expect(shares).toHaveLength(2);
    expect(eventSentence(t, started.event, context)).toBe(
      `The match begins. Shares of luck: ${shares.join(', ')}.`,
    );
    expect(JSON.stringify(started.event)).not.toContain('secret');
  });

  it('takes nothing that a person wrote for a pattern', () => {
    expect(eventSentence(t, EVENTS.ChatSaid, context)).toBe('Eve (watching): {{name}} $t(events.turn)');
  });

  it('tells every reason why a match ended', () => {
    const reasons = matchEventSchema.options.find((each) => each.shape.type.value === 'MatchEnded')!;
    const all = (reasons.shape as { reason: { options: readonly string[] } }).reason.options;
    const told = all.map((reason) => endSentence(t, { reason: reason as never, winner: 1 }, context));
    expect(new Set(told).size).toBe(all.length);
    for (const sentence of told) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});

describe('log', () => {
  it('names whoever sat there at the time, and says "you" only since one sat down', () => {
    const fixture = aTable({ people: 3, start: false });
    fixture.ask(2, { type: 'Leave' }).ask(4, { type: 'Sit', seat: 2 });
    const lines = logLines(t, fixture.place(4).view).map(({ text }) => text);
    expect(lines).toContain('Bo takes seat 2.');
    expect(lines).toContain('Bo stands up from seat 2.');
    expect(lines).toContain('You take seat 2.');
    const others = logLines(t, fixture.place(1).view).map(({ text }) => text);
    expect(others).toContain('Dagmar takes seat 2.');
  });

  it('tells a removal once, with what was lost, to oneself as to the others', () => {
    const fixture = aTable({ people: 3, options: { time: { mode: 'classic', idleMs: 30_000 } } });
    fixture.roll(1, [], '155256').roll(1, [1], '22534').wait(30_000).ask('server', { type: 'Expire' });
    const told = (lines: readonly { text: string }[]) =>
      lines.map(({ text }) => text).filter((text) => /Ann (ran|did)|You did|Your time|Seat 1/.test(text));
    expect(told(logLines(t, fixture.place(2).view))).toEqual([
      'Ann did not play in time, loses 100 points and is out of the match.',
    ]);
    const own = logLines(t, { ...fixture.place(1).view, you: 1 });
    expect(told(own)).toEqual(['You did not play in time, lose 100 points and are out of the match.']);
  });

  it('knows the faces that were held', () => {
    const lines = logLines(t, aTable().turn(1, '155256', [2, 3, 5]).place(2).view).map(({ text }) => text);
    expect(lines).toContain('Ann holds 5-5-5 for 500 points.');
  });
});

describe('trail of the running turn', () => {
  it('collects the dice set aside, and forgets them after hot dice', () => {
    const fixture = aTable().roll(1, [], '155256').roll(1, [2, 3, 5], '124');
    expect(turnTrail(fixture.place().view.log).setAside).toEqual([5, 5, 5]);
    fixture.roll(1, [1], '15').roll(1, [1, 2], '123456');
    expect(turnTrail(fixture.place().view.log)).toMatchObject({ setAside: [], lastDice: [1, 2, 3, 4, 5, 6] });
  });

  it('remembers how the turn before ended', () => {
    const { last, setAside } = turnTrail(aTable().roll(1, [], '223466').place().view.log);
    expect(last?.event).toMatchObject({ type: 'Farkled', seat: 1 });
    expect(setAside).toEqual([]);
  });
});
