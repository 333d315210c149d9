import { fairRoll } from '../dice/fairRoll.ts';
import { DICE_IN_PLAY, type Dice } from '../rules/dice.ts';
import { scorerFor } from '../rules/scorer.ts';
import type { MatchCommand } from './commands.ts';
import { type Draft, draftOf, emit } from './draft.ts';
import type { MatchEvent } from './events.ts';
import { endIfDecided, finishMatch, passTurn } from './passing.ts';
import type { MatchRefusal } from './refusals.ts';
import { heldPoints, isHotDice, refuseBank, refuseHold, refuseSeat } from './refuse.ts';
import { seatOf } from './seats.ts';
import { settle } from './settle.ts';
import type { MatchState, Turn } from './state.ts';

/** What follows from a command. Events of what had run out before it stand also where the command is refused. */
export interface Decision {
  readonly events: readonly MatchEvent[];
  readonly refusal: MatchRefusal | null;
}

/** Settles what has run out by `now` (epoch ms), then decides the command (RULES.md sections 2–6). */
export function decide(state: MatchState, command: MatchCommand, now: number): Decision {
  const settled = expire(state, now);
  const draft = draftOf(state);
  for (const event of settled) emit(draft, event);
  const refusal = act(draft, command, Math.max(now, draft.state.at), seatsTimedOut(settled));
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

function roll(
  draft: Draft,
  hold: readonly number[],
  given: Dice | undefined,
  now: number,
): MatchRefusal | null {
  const turn = runningTurn(draft);
  const refusal = refuseHold(draft.state, turn, hold);
  if (refusal !== null) return refusal;
  if (isInstantWin(draft.state, turn, hold)) return winAtOnce(draft, turn, hold, now);
  const count = turn.dice === null || isHotDice(turn, hold) ? DICE_IN_PLAY : turn.dice.length - hold.length;
  if (given !== undefined && given.length !== count) return 'wrongDice';
  if (turn.dice !== null) holdDice(draft, turn, hold, now);
  const k = draft.state.k + 1;
  const dice = given ?? fairDice(draft.state, k, count);
  emit(draft, { type: 'DiceRolled', at: now, seat: turn.seat, k, dice: [...dice] });
  if (scorerFor(draft.state.options).best(dice).points === 0) farkle(draft, now);
  return null;
}

function bank(draft: Draft, hold: readonly number[], now: number): MatchRefusal | null {
  const turn = runningTurn(draft);
  if (turn.dice === null) return 'mustRollFirst';
  const refusal = refuseHold(draft.state, turn, hold);
  if (refusal !== null) return refusal;
  if (isInstantWin(draft.state, turn, hold)) return winAtOnce(draft, turn, hold, now);
  const points = turn.total + (heldPoints(draft.state, turn, hold) ?? 0);
  const refusedBank = refuseBank(draft.state, turn, hold, points);
  if (refusedBank !== null) return refusedBank;
  holdDice(draft, turn, hold, now);
  const banked = bankedBy(draft.state, turn.seat) + points;
  emit(draft, { type: 'TurnBanked', at: now, seat: turn.seat, points, banked });
  afterBank(draft, turn.seat, banked, now);
  return null;
}

/** Target reached: the match ends there, or a final round begins (RULES.md section 5). */
function afterBank(draft: Draft, seat: number, banked: number, now: number): void {
  const { options, finalRound, overtime } = draft.state;
  const reached = options.target !== null && banked >= options.target;
  if (reached && options.end === 'firstToTarget') {
    finishMatch(draft, now, 'firstToTarget', seat);
    return;
  }
  if (reached && finalRound === null && !overtime) {
    emit(draft, { type: 'FinalRoundBegan', at: now, seat });
  }
  passTurn(draft, now);
}

function farkle(draft: Draft, now: number): void {
  const { seat, total, afterHotDice } = runningTurn(draft);
  emit(draft, { type: 'Farkled', at: now, seat, hot: afterHotDice, lost: total });
  takePenalty(draft, seat, now);
  passTurn(draft, now);
}

/** The penalty of RULES.md section 4, for farkles in a row or for every Nth of the match. */
function takePenalty(draft: Draft, number: number, now: number): void {
  const { penalty, negative } = draft.state.options;
  const seat = seatOf(draft.state, number);
  if (seat === undefined || penalty.kind === 'off') return;
  const due = penalty.kind === 'row' ? seat.streak >= penalty.count : seat.farkles % penalty.count === 0;
  if (!due) return;
  const points = negative === 'floor0' ? Math.min(penalty.amount, Math.max(0, seat.banked)) : penalty.amount;
  emit(draft, { type: 'PenaltyTaken', at: now, seat: number, points, banked: seat.banked - points });
}

function leave(draft: Draft, seat: number, now: number): null {
  const { turn } = draft.state;
  const lost = turn?.seat === seat ? turn.total : 0;
  emit(draft, { type: 'SeatGone', at: now, seat, reason: 'left', lost });
  if (turn?.seat === seat) passTurn(draft, now);
  else endIfDecided(draft, now);
  return null;
}

/** Six of a kind in one roll, held whole (RULES.md section 5). */
function isInstantWin(state: MatchState, turn: Turn, hold: readonly number[]): boolean {
  const { dice } = turn;
  if (!state.options.instantWin || dice?.length !== DICE_IN_PLAY || hold.length !== DICE_IN_PLAY)
    return false;
  return dice.every((face) => face === dice[0]);
}

function winAtOnce(draft: Draft, turn: Turn, hold: readonly number[], now: number): null {
  holdDice(draft, turn, hold, now);
  finishMatch(draft, now, 'instantWin', turn.seat);
  return null;
}

function holdDice(draft: Draft, turn: Turn, hold: readonly number[], now: number): void {
  const points = heldPoints(draft.state, turn, hold) ?? 0;
  emit(draft, {
    type: 'DiceHeld',
    at: now,
    seat: turn.seat,
    positions: [...hold],
    points,
    total: turn.total + points,
    hotDice: isHotDice(turn, hold),
  });
}

function fairDice(state: MatchState, k: number, count: number): Dice {
  if (state.secret === null) throw new Error('a match without a secret needs the dice of every roll');
  return fairRoll({ secret: state.secret, matchId: state.matchId, entropies: state.entropies }, k, count);
}

const bankedBy = (state: MatchState, seat: number): number => seatOf(state, seat)?.banked ?? 0;

function runningTurn(draft: Draft): Turn {
  if (draft.state.turn === null) throw new Error('no turn is running');
  return draft.state.turn;
}
