import { fairRoll } from '../dice/fairRoll.ts';
import { DICE_IN_PLAY, type Dice } from '../rules/dice.ts';
import { scorerFor } from '../rules/scorer.ts';
import { type Draft, emit } from './draft.ts';
import { finishMatch, passTurn } from './passing.ts';
import type { MatchRefusal } from './refusals.ts';
import { heldPoints, isHotDice, refuseBank, refuseHold } from './refuse.ts';
import { seatOf } from './seats.ts';
import type { MatchState, Turn } from './state.ts';

/** "Hold these and roll", or the first roll of a turn (RULES.md section 2). */
export function roll(
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

/** "Hold these and bank" (RULES.md sections 2.4 and 5). */
export function bank(draft: Draft, hold: readonly number[], now: number): MatchRefusal | null {
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
