import type { MatchSeatView, MatchView } from '../match/view.ts';
import { DICE_IN_PLAY, type Dice } from '../rules/dice.ts';
import { type Hold, scorerFor } from '../rules/scorer.ts';
import type { Bot, BotMove } from './bot.ts';
import { canBank, isLastTurn, leadsWith, reachesTarget } from './standing.ts';

/** How rolling on looks, in points. */
interface Outlook {
  /** The turn total from which the bot would rather bank. */
  readonly bankAt: number;
  /** What the rest of the turn is worth: how one hold is chosen before another. */
  readonly worth: number;
}

/*
 * For one to six dice to roll. Up to three, banking is at `bankAt` as good as rolling at the classic table when only
 * this turn counts; the other tables differ little. For more dice that point lies so high (16,100 for six) that a
 * match with such a bot would be no fun.
 */
const OUTLOOKS: readonly Outlook[] = [
  { bankAt: 300, worth: 100 },
  { bankAt: 250, worth: 60 },
  { bankAt: 450, worth: 80 },
  { bankAt: 800, worth: 160 },
  { bankAt: 1_500, worth: 290 },
  { bankAt: 2_500, worth: 520 },
];

const isHotDice = (dice: Dice, hold: Hold) => hold.positions.length === dice.length;

function outlookAfter(dice: Dice, hold: Hold): Outlook {
  const next = isHotDice(dice, hold) ? DICE_IN_PLAY : dice.length - hold.positions.length;
  return OUTLOOKS[next - 1]!;
}

/** The hold to roll on with: most points now and promise of the dice left. Null when nothing can be held. */
function holdToRoll(dice: Dice, holds: readonly Hold[]): Hold | null {
  const promise = (hold: Hold) => hold.points + outlookAfter(dice, hold).worth;
  return holds.reduce<Hold | null>(
    (best, hold) => (best === null || promise(hold) > promise(best) ? hold : best),
    null,
  );
}

/** Six of a kind that wins at once under this option, whatever else is asked of a bank (RULES.md section 5). */
const instantWin = (match: MatchView, dice: Dice, holds: readonly Hold[]): Hold | undefined =>
  match.options.instantWin && dice.length === DICE_IN_PLAY && dice.every((die) => die === dice[0])
    ? holds.find((hold) => isHotDice(dice, hold))
    : undefined;

/** Whether to bank `total` now rather than roll on. */
function isEnough(match: MatchView, me: MatchSeatView, total: number, next: Outlook): boolean {
  const atTarget = reachesTarget(match, me, total);
  if (atTarget && match.options.end === 'firstToTarget') return true;
  // In a last turn points that leave the bot behind are worth nothing, and more than the lead are not needed.
  if (isLastTurn(match)) return leadsWith(match, me, total);
  return atTarget || total >= next.bankAt;
}

/** Answers the dice on the table; without any it rolls. */
function move(match: MatchView, seat: number): BotMove {
  const me = match.seats.find((candidate) => candidate.seat === seat);
  const dice = match.turn?.dice ?? [];
  const holds = scorerFor(match.options).holds(dice);
  const rolling = holdToRoll(dice, holds);
  if (me === undefined || rolling === null) return { type: 'Roll', hold: [] };

  const winning = instantWin(match, dice, holds);
  if (winning !== undefined) return { type: 'Bank', hold: winning.positions };

  const totalWith = (hold: Hold) => (match.turn?.total ?? 0) + hold.points;
  const banking = holds.find((hold) => canBank(match, me, totalWith(hold), isHotDice(dice, hold)));
  return banking !== undefined && isEnough(match, me, totalWith(banking), outlookAfter(dice, rolling))
    ? { type: 'Bank', hold: banking.positions }
    : { type: 'Roll', hold: rolling.positions };
}

/**
 * Banks at a turn total that depends on how many dice would be rolled next, opens when it must, and risks everything
 * in a last turn that would leave it behind.
 */
export const cautious: Bot = { move };
