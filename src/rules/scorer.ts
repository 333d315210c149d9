import { type Combination, combinationsOf } from './combinations.ts';
import type { Dice } from './dice.ts';
import { houseScoringTable } from './house.ts';
import type { MatchOptions } from './options.ts';
import { PRESETS } from './presets.ts';
import type { ScoringTable } from './scoringTable.ts';
import { countsOf, makeSplitter } from './splitter.ts';

/** A legal selection from a roll: positions from 1, worth `points`. */
export interface Hold {
  readonly positions: readonly number[];
  readonly points: number;
}

/** What dice are worth by one scoring table (RULES.md sections 2 and 3). The order of the dice never matters. */
export interface Scorer {
  /** Points of exactly these dice in their best split; null when they are no legal hold, as no dice at all are. */
  value(dice: Dice): number | null;
  /** The best split, combinations of most dice first; null when these dice are no legal hold. */
  split(dice: Dice): readonly Combination[] | null;
  /** Most points that one selection of the roll can have, and its dice, the most among equals. 0 and 0: a farkle. */
  best(dice: Dice): { readonly points: number; readonly uses: number };
  /** Every legal selection, one for each distinct set of faces; most points first, then most dice. */
  holds(dice: Dice): readonly Hold[];
  /** The first of `holds`; null is a farkle. */
  bestHold(dice: Dice): Hold | null;
}

/** Every selection of at least one die as positions from 1, one for each distinct set of faces. */
function selections(dice: Dice): readonly (readonly number[])[] {
  const byFaces = new Map<string, readonly number[]>();
  for (let chosen = 1; chosen < 1 << dice.length; chosen++) {
    const positions = dice.map((_, index) => index + 1).filter((position) => chosen & (1 << (position - 1)));
    const faces = countsOf(positions.map((position) => dice[position - 1]!)).join();
    if (!byFaces.has(faces)) byFaces.set(faces, positions);
  }
  return [...byFaces.values()];
}

const byWorth = (one: Hold, other: Hold) =>
  other.points - one.points || other.positions.length - one.positions.length;

/**
 * The scorer of a scoring table. `fourAndTwo` is the option *four and two count as three pairs* (RULES.md section 4);
 * it does nothing where three pairs do not exist.
 */
export function makeScorer(table: ScoringTable, fourAndTwo: boolean): Scorer {
  const splitOf = makeSplitter(combinationsOf(table, fourAndTwo));

  const splitDice = (dice: Dice) => (dice.length === 0 ? null : splitOf(countsOf(dice)));
  const value = (dice: Dice) => splitDice(dice)?.points ?? null;
  const split = (dice: Dice) => splitDice(dice)?.combinations ?? null;

  const worked = new WeakMap<Dice, readonly Hold[]>();
  // A screen asks for the same roll's holds at every key: they are worked out once for each roll that is there.
  const holds = (dice: Dice): readonly Hold[] => {
    const known = worked.get(dice);
    if (known !== undefined) return known;
    const found = selections(dice)
      .flatMap((positions) => {
        const points = value(positions.map((position) => dice[position - 1]!));
        return points === null ? [] : [{ positions, points }];
      })
      .sort(byWorth);
    worked.set(dice, found);
    return found;
  };

  const bestHold = (dice: Dice) => holds(dice)[0] ?? null;

  const best = (dice: Dice) => {
    const hold = bestHold(dice);
    return { points: hold?.points ?? 0, uses: hold?.positions.length ?? 0 };
  };

  return { value, split, best, holds, bestHold };
}

type ScoringOptions = Pick<MatchOptions, 'preset' | 'house' | 'fourAndTwo'>;

/** The scoring table that a match plays by. */
export const scoringTableOf = ({ preset, house }: Omit<ScoringOptions, 'fourAndTwo'>): ScoringTable =>
  preset === 'house' ? houseScoringTable(house ?? { base: 'classic' }) : PRESETS[preset];

interface ScorerPair {
  strict?: Scorer;
  fourAndTwo?: Scorer;
}

// Held by the table itself: a house table's scorers go when its match goes, however many hosts make up.
const scorers = new WeakMap<object, ScorerPair>();

/** The scorer of a match's options; the same one for the same preset or house table. */
export function scorerFor(options: ScoringOptions): Scorer {
  const table = scoringTableOf(options);
  const owner = options.preset === 'house' ? (options.house ?? table) : table;
  const pair = scorers.get(owner) ?? {};
  scorers.set(owner, pair);
  const kind = options.fourAndTwo ? 'fourAndTwo' : 'strict';
  pair[kind] ??= makeScorer(table, options.fourAndTwo);
  return pair[kind];
}
