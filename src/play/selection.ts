import type { MatchRefusal } from '../match/refusals.ts';
import type { MatchSeatView, TurnView } from '../match/view.ts';
import type { Combination } from '../rules/combinations.ts';
import { DICE_IN_PLAY, type Dice } from '../rules/dice.ts';
import type { MatchOptions } from '../rules/options.ts';
import { type Scorer, scorerFor } from '../rules/scorer.ts';

/** Chosen positions of the current roll, from 1, ascending. */
export type Selection = readonly number[];

export const NO_SELECTION: Selection = [];

/** Chooses a die or puts it back; a position that is not there changes nothing. */
export function toggled(selection: Selection, position: number, dice: Dice | null): Selection {
  if (dice?.[position - 1] === undefined) return selection;
  return selection.includes(position)
    ? selection.filter((chosen) => chosen !== position)
    : [...selection, position].sort((one, other) => one - other);
}

/** The selection with most points, with most dice among equals. */
export const bestSelection = (scorer: Scorer, dice: Dice): Selection =>
  scorer.bestHold(dice)?.positions ?? NO_SELECTION;

/** Positions of dice that are part of some legal hold: worth looking at. */
export function scoringPositions(scorer: Scorer, dice: Dice): ReadonlySet<number> {
  const faces = new Set(
    scorer.holds(dice).flatMap(({ positions }) => positions.map((position) => dice[position - 1])),
  );
  return new Set(dice.map((_, index) => index + 1).filter((position) => faces.has(dice[position - 1])));
}

/** Why the two next steps would be refused now, or null where they would be accepted. */
type StepRefusal = Extract<
  MatchRefusal,
  'mustRollFirst' | 'mustHold' | 'deadHold' | 'mustRollHotDice' | 'belowThreshold'
>;

/** What a selection is worth and leads to, before it is sent. The server reckons again by itself. */
export interface Preview {
  /** Points of the chosen dice; null when there are none or they are no legal hold. */
  readonly points: number | null;
  readonly split: readonly Combination[];
  /** The turn total with them. */
  readonly total: number;
  /** Every die of the roll is held: six fresh ones come next. */
  readonly hotDice: boolean;
  readonly instantWin: boolean;
  /** Dice that "hold and roll" would roll. */
  readonly nextDice: number;
  readonly roll: StepRefusal | null;
  readonly bank: StepRefusal | null;
  /** The seat's score after banking. */
  readonly banked: number;
}

interface Situation {
  readonly options: MatchOptions;
  readonly turn: Pick<TurnView, 'dice' | 'total'>;
  readonly seat: Pick<MatchSeatView, 'banked' | 'opened'>;
}

/** Looks at a selection as RULES.md sections 2 and 4 do, in the order in which the server refuses. */
export function preview({ options, turn, seat }: Situation, selection: Selection): Preview {
  const dice = turn.dice ?? [];
  const chosen = selection.flatMap((position) => dice[position - 1] ?? []);
  const scorer = scorerFor(options);
  const points = scorer.value(chosen);
  const total = turn.total + (points ?? 0);
  const hotDice = points !== null && chosen.length === dice.length;
  const instantWin =
    options.instantWin && hotDice && dice.length === DICE_IN_PLAY && new Set(dice).size === 1;
  const roll = holdRefusal(turn.dice, chosen, points);
  return {
    points,
    split: scorer.split(chosen) ?? [],
    total,
    hotDice,
    instantWin,
    nextDice: turn.dice === null || hotDice ? DICE_IN_PLAY : dice.length - chosen.length,
    roll,
    bank: turn.dice === null ? 'mustRollFirst' : (roll ?? (instantWin ? null : bankRefusal())),
    banked: seat.banked + total,
  };

  function bankRefusal(): StepRefusal | null {
    if (hotDice && options.mustRollOnHotDice) return 'mustRollHotDice';
    return !seat.opened && total < options.openingThreshold ? 'belowThreshold' : null;
  }
}

function holdRefusal(dice: Dice | null, chosen: Dice, points: number | null): StepRefusal | null {
  if (dice === null) return null;
  if (chosen.length === 0) return 'mustHold';
  return points === null ? 'deadHold' : null;
}

/** The chosen dice that score nothing with the others, as faces; for the words of `deadHold`. */
export function deadFaces(scorer: Scorer, chosen: Dice): Dice {
  if (chosen.length === 0 || scorer.value(chosen) !== null) return [];
  const best = scorer.bestHold(chosen)?.positions ?? [];
  return chosen.filter((_, index) => !best.includes(index + 1));
}
