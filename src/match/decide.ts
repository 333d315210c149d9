import type { MatchCommand } from './commands.ts';
import { type Draft, draftOf, emit } from './draft.ts';
import type { MatchEvent } from './events.ts';
import { endIfDecided, finishMatch, passTurn } from './passing.ts';
import type { MatchRefusal } from './refusals.ts';
import { refuseSeat } from './refuse.ts';
import { settle } from './settle.ts';
import type { MatchState } from './state.ts';
import { bank, roll } from './turn.ts';

/** What follows from a command. Events of what had run out before it stand also where the command is refused. */
export interface Decision {
  readonly events: readonly MatchEvent[];
  readonly refusal: MatchRefusal | null;
}

/** Settles what has run out by `now` (epoch ms), then decides the command (RULES.md sections 2–6). */
export function decide(state: MatchState, command: MatchCommand, now: number): Decision {
  const draft = draftOf(state);
  const at = Math.max(now, state.at);
  settle(draft, at);
  const refusal = act(draft, command, at, seatsTimedOut(draft.events));
  return { events: draft.events, refusal };
}

/**
 * Decides a command for which time is settled already; `late` holds the seats whose own turn that ended
 * (`seatsTimedOut`).
 */
export function decideSettled(
  state: MatchState,
  command: MatchCommand,
  now: number,
  late: ReadonlySet<number>,
): Decision {
  const draft = draftOf(state);
  const refusal = act(draft, command, now, late);
  return { events: draft.events, refusal };
}

/** What has run out by `now`; nothing where the deadline is still to come. */
export function expire(state: MatchState, now: number): readonly MatchEvent[] {
  const draft = draftOf(state);
  settle(draft, Math.max(now, state.at));
  return draft.events;
}

/** The server was down until `now`: a classic idle limit begins again, everything else ran on (RULES.md section 6). */
export function resume(state: MatchState, now: number): readonly MatchEvent[] {
  const draft = draftOf(state);
  const at = Math.max(now, state.at);
  if (state.result === null && state.clock.mode === 'classic') emit(draft, { type: 'ClockResumed', at });
  settle(draft, at);
  return draft.events;
}

/** The seats whose own turn ended by time in these events. */
export const seatsTimedOut = (events: readonly MatchEvent[]): ReadonlySet<number> =>
  new Set(events.filter((event) => event.type === 'TurnTimedOut').map((event) => event.seat));

function act(
  draft: Draft,
  command: MatchCommand,
  now: number,
  late: ReadonlySet<number>,
): MatchRefusal | null {
  const refusal = refuseSeat(draft.state, command, late);
  if (refusal !== null) return refusal;
  switch (command.type) {
    case 'Roll':
      return roll(draft, command.hold, command.dice, now);
    case 'Bank':
      return bank(draft, command.hold, now);
    case 'Leave':
      return leave(draft, command.seat, now);
    case 'Finish':
      finishMatch(draft, now, 'finishedEarly');
      return null;
    default:
      return command satisfies never;
  }
}

function leave(draft: Draft, seat: number, now: number): null {
  const { turn } = draft.state;
  const lost = turn?.seat === seat ? turn.total : 0;
  emit(draft, { type: 'SeatGone', at: now, seat, reason: 'left', lost });
  if (turn?.seat === seat) passTurn(draft, now);
  else endIfDecided(draft, now);
  return null;
}
