import { z } from 'zod';
import { matchOptionsSchema } from '../rules/options.ts';

/*
 * What can happen in a match. Events are stored for ever: a field is added with a default, never renamed.
 * `at` is a moment in epoch milliseconds, `seat` a seat number from 1, `k` the number of a roll of the fair stream.
 */

const at = z.number().int();
const seat = z.number().int().min(1).max(8);
const k = z.number().int().min(1);
const face = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);
const points = z.number().int();
const positions = z.array(z.number().int().min(1).max(6));

const matchSeat = z.object({ seat, name: z.string(), bot: z.boolean().default(false) });

const matchStarted = z.object({
  type: z.literal('MatchStarted'),
  at,
  matchId: z.string(),
  options: matchOptionsSchema,
  seats: z.array(matchSeat).min(2).max(8),
  /** One a seat, in seat order; empty in a written match without a secret. */
  entropies: z.array(z.string()),
  /** 64 hex digits; in no view before the end. Null in a written match without a secret. */
  secret: z.string().nullable(),
});

/** One die of a roll-off. */
const rollOffMade = z.object({ type: z.literal('RollOffMade'), at, seat, k, die: face });
const firstPlayerChosen = z.object({ type: z.literal('FirstPlayerChosen'), at, seat });
/** The turn passes to a seat that has had its turn in this lap. */
const lapBegan = z.object({ type: z.literal('LapBegan'), at, lap: z.number().int().min(2) });
const turnOpened = z.object({ type: z.literal('TurnOpened'), at, seat });
/** Dice were held, before the roll or bank that carried them. `total` is the turn total with them. */
const diceHeld = z.object({
  type: z.literal('DiceHeld'),
  at,
  seat,
  positions,
  points,
  total: points,
  hotDice: z.boolean(),
});
const diceRolled = z.object({
  type: z.literal('DiceRolled'),
  at,
  seat,
  k,
  dice: z.array(face).min(1).max(6),
});
const farkled = z.object({ type: z.literal('Farkled'), at, seat, hot: z.boolean(), lost: points });
/** `points` is what was taken, never negative; with the floor at 0 it may be less than the option says. */
const penaltyTaken = z.object({ type: z.literal('PenaltyTaken'), at, seat, points, banked: points });
const turnBanked = z.object({ type: z.literal('TurnBanked'), at, seat, points, banked: points });
const finalRoundBegan = z.object({ type: z.literal('FinalRoundBegan'), at, seat });
/** The turn's time ran out, stamped with its deadline; in pool mode the seat is out of time, in classic it is removed. */
const turnTimedOut = z.object({ type: z.literal('TurnTimedOut'), at, seat, lost: points });
const seatOutOfTime = z.object({ type: z.literal('SeatOutOfTime'), at, seat });
const seatGone = z.object({
  type: z.literal('SeatGone'),
  at,
  seat,
  reason: z.enum(['left', 'idle']),
  /** Unbanked points lost with a running turn. */
  lost: points,
});
const overtimeBegan = z.object({ type: z.literal('OvertimeBegan'), at });
/** The server came back: a classic idle limit begins again. */
const clockResumed = z.object({ type: z.literal('ClockResumed'), at });
const matchEnded = z.object({
  type: z.literal('MatchEnded'),
  at,
  status: z.enum(['finished', 'abandoned']),
  reason: z.enum([
    'finalRound',
    'firstToTarget',
    'instantWin',
    'lastInPlay',
    'noTimeLeft',
    'finishedEarly',
    'matchClock',
    'nobodyInPlay',
    'nobodyPlays',
  ]),
  winner: seat.nullable(),
  ranking: z.array(seat),
});

export const matchEventSchema = z.discriminatedUnion('type', [
  matchStarted,
  rollOffMade,
  firstPlayerChosen,
  lapBegan,
  turnOpened,
  diceHeld,
  diceRolled,
  farkled,
  penaltyTaken,
  turnBanked,
  finalRoundBegan,
  turnTimedOut,
  seatOutOfTime,
  seatGone,
  overtimeBegan,
  clockResumed,
  matchEnded,
]);

export type MatchEvent = z.infer<typeof matchEventSchema>;
export type MatchStarted = z.infer<typeof matchStarted>;
export type MatchEnded = z.infer<typeof matchEnded>;
