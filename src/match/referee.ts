import type { MatchCommand } from './commands.ts';
import { deadline } from './deadline.ts';
import { decideSettled, expire, resume, seatsTimedOut } from './decide.ts';
import type { MatchEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { type MatchLine, NotationError, type StartLine } from './notation.ts';
import { redactMatchEvent } from './redact.ts';
import type { MatchRefusal } from './refusals.ts';
import { startMatch } from './start.ts';
import type { MatchState } from './state.ts';

/** A line's answer as REFEREE.md gives it. */
export interface Answer {
  readonly at: number;
  readonly ok: boolean;
  readonly refusal?: MatchRefusal;
  readonly events: readonly object[];
}

/** A written match under way: its state and the moment of its last line. */
export interface Written {
  readonly state: MatchState;
  readonly at: number;
}

export interface Played {
  readonly written: Written;
  readonly answer: Answer;
}

/** Starts a written match: seats 1, 2, … in the order of the line. */
export function startWritten(line: StartLine): Played {
  const { at, options, first } = line;
  const events = startMatch({
    at,
    options,
    matchId: line.match ?? 'written',
    secret: line.secret?.toLowerCase() ?? null,
    entropies: line.entropies ?? [],
    seats: line.seats.map((name, index) => ({ seat: index + 1, name, bot: false })),
    ...(first === undefined ? {} : { first }),
  });
  const state = events.reduce<MatchState | null>(evolve, null)!;
  return { written: { state, at }, answer: answer(at, events, null) };
}

/**
 * Plays one line (REFEREE.md): between two lines the server runs, so each deadline is settled at its own moment; only a
 * restart finds them unsettled.
 * @throws NotationError when the line lacks dice that the match needs, or goes back in time
 */
export function playLine(written: Written, line: MatchLine): Played {
  if (line.at < written.at) throw new NotationError('"at" is smaller than in the line before');
  if (line.do === 'restart') return played(written, line.at, resume(written.state, line.at), null);
  const settled = runUntil(written.state, line.at);
  const command = commandOf(line, written.state);
  if (command === null) return played(written, line.at, settled, null);
  const state = settled.reduce(evolve, written.state);
  const decision = decideSettled(state, command, line.at, seatsTimedOut(settled));
  return played(written, line.at, [...settled, ...decision.events], decision.refusal);
}

/** What happens by itself up to and at a moment, while the server runs. */
function runUntil(start: MatchState, at: number): readonly MatchEvent[] {
  const events: MatchEvent[] = [];
  let state = start;
  for (let next = deadline(state); next !== null && next <= at; next = deadline(state)) {
    const settled = expire(state, next);
    events.push(...settled);
    state = settled.reduce(evolve, state);
  }
  return events;
}

function commandOf(line: MatchLine, state: MatchState): MatchCommand | null {
  switch (line.do) {
    case 'roll':
      if (line.dice === undefined && state.secret === null) {
        throw new NotationError('a roll needs "dice" in a match without a secret');
      }
      return { type: 'Roll', seat: line.seat, hold: line.hold, ...(line.dice && { dice: line.dice }) };
    case 'bank':
      return { type: 'Bank', seat: line.seat, hold: line.hold };
    case 'leave':
      return { type: 'Leave', seat: line.seat };
    case 'finish':
      return { type: 'Finish', seat: line.seat ?? null };
    case 'restart':
    case undefined:
      return null;
    default:
      return line satisfies never;
  }
}

function played(
  written: Written,
  at: number,
  events: readonly MatchEvent[],
  refusal: MatchRefusal | null,
): Played {
  return {
    written: { state: events.reduce(evolve, written.state), at },
    answer: answer(at, events, refusal),
  };
}

function answer(at: number, events: readonly MatchEvent[], refusal: MatchRefusal | null): Answer {
  const shown = events.map(redactMatchEvent);
  return refusal === null ? { at, ok: true, events: shown } : { at, ok: false, refusal, events: shown };
}
