import { fairFirst } from '../dice/fairFirst.ts';
import { type FairStream, fairRoll } from '../dice/fairRoll.ts';
import type { Face } from '../rules/dice.ts';
import type { MatchOptions } from '../rules/options.ts';
import { type Draft, emit } from './draft.ts';
import type { MatchEvent, MatchStarted } from './events.ts';
import { evolve } from './evolve.ts';

export interface MatchStart {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly matchId: string;
  /** 64 hex digits, or null in a written match that gives all its dice. */
  readonly secret: string | null;
  /** One a seat, in seat order. */
  readonly entropies: readonly string[];
  /** In seat order; numbers may have gaps. */
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly bot: boolean }[];
  readonly options: MatchOptions;
  /** Written matches without a secret: who begins. */
  readonly first?: number;
}

/** The first events of a match: its start, who begins (RULES.md sections 4 and 8), and the first turn. */
export function startMatch(start: MatchStart): readonly MatchEvent[] {
  const { at, matchId, secret, options } = start;
  const started: MatchStarted = {
    type: 'MatchStarted',
    at,
    matchId,
    secret,
    options,
    entropies: [...start.entropies],
    seats: start.seats.map((seat) => ({ ...seat })),
  };
  const draft: Draft = { state: evolve(null, started), events: [started] };
  const seat = chooseFirst(draft, start);
  emit(draft, { type: 'TurnOpened', at, seat });
  return draft.events;
}

function chooseFirst(draft: Draft, start: MatchStart): number {
  const numbers = start.seats.map((seat) => seat.seat);
  const { at, secret, matchId, entropies, options } = start;
  const stream = secret === null ? null : { secret, matchId, entropies };
  if (stream === null && start.first === undefined) return numbers[0]!;
  if (stream !== null && options.firstPlayer === 'seat1') return numbers[0]!;
  const seat = stream === null ? start.first! : drawFirst(draft, stream, numbers, at);
  emit(draft, { type: 'FirstPlayerChosen', at, seat });
  return seat;
}

function drawFirst(draft: Draft, stream: FairStream, seats: readonly number[], at: number): number {
  if (draft.state.options.firstPlayer === 'random') return seats[fairFirst(stream, seats.length)]!;
  return rollOff(draft, stream, seats, at);
}

/** Each seat rolls one die in seat order; the tied highest roll again. */
function rollOff(draft: Draft, stream: FairStream, seats: readonly number[], at: number): number {
  const dice = seats.map((seat) => {
    const k = draft.state.k + 1;
    const die = fairRoll(stream, k, 1)[0] as Face;
    emit(draft, { type: 'RollOffMade', at, seat, k, die });
    return die;
  });
  const highest = Math.max(...dice);
  const tied = seats.filter((_, place) => dice[place] === highest);
  return tied.length === 1 ? tied[0]! : rollOff(draft, stream, tied, at);
}
