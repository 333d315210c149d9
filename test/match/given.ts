import { expect } from 'vitest';
import type { MatchEvent } from '../../src/match/events.ts';
import { parseLine, type StartLine } from '../../src/match/notation.ts';
import { type Played, playLine, startWritten, type Written } from '../../src/match/referee.ts';
import { type RefereeState, refereeState } from '../../src/match/refereeState.ts';

/** A line of a written match; without `at` it comes a second after the line before. */
export type Line = { at?: number; do?: string; seat?: number; hold?: number[]; dice?: number[] };

interface Setup {
  options?: object;
  seats?: string[];
  match?: string;
  secret?: string;
  entropies?: string[];
  first?: number;
}

export const roll = (seat: number, dice: number[] | string, hold: number[] = []): Line => ({
  do: 'roll',
  seat,
  hold,
  dice: typeof dice === 'string' ? [...dice].map(Number) : dice,
});
export const bank = (seat: number, ...hold: number[]): Line => ({ do: 'bank', seat, hold });
export const leave = (seat: number): Line => ({ do: 'leave', seat });
export const finish = (seat?: number): Line => ({ do: 'finish', ...(seat === undefined ? {} : { seat }) });
export const restart = (at: number): Line => ({ at, do: 'restart' });
export const wait = (at: number): Line => ({ at });
export const at = (moment: number, line: Line): Line => ({ ...line, at: moment });

/** A whole turn that ends in a farkle at once. */
export const farkle = (seat: number): Line[] => [roll(seat, '223446')];
/** A whole turn that banks 1,000 at classic: a straight. */
export const straight = (seat: number): Line[] => [roll(seat, '123456'), bank(seat, 1, 2, 3, 4, 5, 6)];
/** A whole turn that banks `hundreds` × 100, one or two of them, with single 1s. */
export const ones = (seat: number, hundreds: 1 | 2): Line[] => [
  roll(seat, hundreds === 1 ? '122346' : '112346'),
  bank(seat, ...(hundreds === 1 ? [1] : [1, 2])),
];

/** A match played so far, to be played on with `when` and looked at with `then…`. */
export interface Match {
  when(...lines: (Line | Line[])[]): Match;
  /** What the last line was answered. */
  thenRefused(refusal: string): Match;
  thenOk(): Match;
  /** These types of events, in this order and no others, on the last line. */
  thenEvents(...types: MatchEvent['type'][]): Match;
  /** Parts of the state at the moment of the last line. */
  thenState(part: Partial<Omit<RefereeState, 'seats'>>): Match;
  thenSeat(seat: number, part: Partial<RefereeState['seats'][number]>): Match;
  readonly played: Played;
  readonly events: readonly MatchEvent[];
}

export function given(setup: Setup = {}): Match {
  const { seats = ['Ann', 'Bo', 'Cy'], ...rest } = setup;
  const line = parseLine(JSON.stringify({ at: 0, seats, ...rest })) as StartLine;
  const start = startWritten(line);
  return matchOf(start, start.answer.events as MatchEvent[]);
}

function matchOf(played: Played, events: readonly MatchEvent[]): Match {
  const state = () => refereeState(played.written);
  const match: Match = {
    played,
    events,
    when: (...lines) =>
      lines
        .flat()
        .reduce<Match>((before, line) => matchOf(...next(before.played.written, before.events, line)), match),
    thenRefused: (refusal) => {
      expect(played.answer).toMatchObject({ ok: false, refusal });
      return match;
    },
    thenOk: () => {
      expect(played.answer).toMatchObject({ ok: true });
      return match;
    },
    thenEvents: (...types) => {
      expect(played.answer.events.map((event) => (event as MatchEvent).type)).toEqual(types);
      return match;
    },
    thenState: (part) => {
      expect(state()).toMatchObject(part);
      return match;
    },
    thenSeat: (seat, part) => {
      expect(state().seats.find((each) => each.seat === seat)).toMatchObject(part);
      return match;
    },
  };
  return match;
}

function next(written: Written, before: readonly MatchEvent[], line: Line): [Played, readonly MatchEvent[]] {
  const parsed = parseLine(JSON.stringify({ ...line, at: line.at ?? written.at + 1_000 }));
  if ('seats' in parsed) throw new Error('a match is given once');
  const played = playLine(written, parsed);
  return [played, [...before, ...(played.answer.events as MatchEvent[])]];
}
