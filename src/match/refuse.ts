import { clockOf } from '../clock/clock.ts';
import { scorerFor } from '../rules/scorer.ts';
import type { MatchCommand } from './commands.ts';
import type { MatchRefusal } from './refusals.ts';
import { mayPlay, seatOf } from './seats.ts';
import type { MatchState, Turn } from './state.ts';

/**
 * Whether the seat may act at all, looked at in REFEREE.md's order. `late` holds the seats whose own turn was ended by
 * what has just been settled.
 */
export function refuseSeat(
  state: MatchState,
  command: MatchCommand,
  late: ReadonlySet<number>,
): MatchRefusal | null {
  if (command.type === 'Finish' && command.seat === null && state.result !== null) {
    return late.size > 0 ? 'tooLate' : 'matchOver';
  }
  const number = command.seat ?? state.turn?.seat;
  const seat = number === undefined ? undefined : seatOf(state, number);
  if (seat === undefined) return 'noSuchSeat';
  if (command.type === 'Leave') {
    if (state.result !== null) return 'matchOver';
    return seat.status === 'gone' ? 'notInPlay' : null;
  }
  if (late.has(seat.seat) && state.turn?.seat !== seat.seat) return 'tooLate';
  if (state.result !== null) return 'matchOver';
  if (!mayPlay(seat)) return 'notInPlay';
  if (state.turn?.seat !== seat.seat) return 'notYourTurn';
  if (command.type === 'Finish' && !mayFinish(state)) return 'notYourTurn';
  return null;
}

/** Pool mode: the last seat with time may end the match early (RULES.md section 6). */
export function mayFinish(state: MatchState): boolean {
  return state.clock.mode === 'pool' && state.seats.filter(mayPlay).length === 1;
}

/** Whether these positions can be held from the roll on the table (RULES.md section 2.3). */
export function refuseHold(state: MatchState, turn: Turn, hold: readonly number[]): MatchRefusal | null {
  const { dice } = turn;
  if (dice === null) return hold.length === 0 ? null : 'badDie';
  if (hold.length === 0) return 'mustHold';
  const isThere = (position: number) =>
    Number.isInteger(position) && position >= 1 && position <= dice.length;
  if (!hold.every(isThere) || new Set(hold).size !== hold.length) return 'badDie';
  return heldPoints(state, turn, hold) === null ? 'deadHold' : null;
}

/** Whether the turn, with what is held, may be banked (RULES.md sections 2.5 and 4). */
export function refuseBank(
  state: MatchState,
  turn: Turn,
  hold: readonly number[],
  total: number,
): MatchRefusal | null {
  const { mustRollOnHotDice, openingThreshold } = state.options;
  if (mustRollOnHotDice && isHotDice(turn, hold)) return 'mustRollHotDice';
  const opened = seatOf(state, turn.seat)?.opened ?? false;
  return !opened && total < openingThreshold ? 'belowThreshold' : null;
}

/** The held dice are all the dice of the roll (RULES.md section 2.5). */
export const isHotDice = (turn: Turn, hold: readonly number[]): boolean => hold.length === turn.dice?.length;

/** What the dice at these positions are worth together, or null where they do not score to the last die. */
export function heldPoints(state: MatchState, turn: Turn, hold: readonly number[]): number | null {
  const dice = turn.dice ?? [];
  return scorerFor(state.options).value(hold.map((position) => dice[position - 1]!));
}

/** The time that is left to the seat now, in milliseconds; null where seats have no time of their own. */
export const timeLeftMs = (state: MatchState, seat: number, at: number): number | null =>
  clockOf(state.clock).leftMs(seat, at);
