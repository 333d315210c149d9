import { type Dice, FACES, type Face } from './dice.ts';
import type { KindValue, ScoringTable } from './scoringTable.ts';

export type CombinationKind =
  | 'one'
  | 'five'
  | 'triple'
  | 'four'
  | 'fiveKind'
  | 'six'
  | 'threePairs'
  | 'fourPair'
  | 'fourAndTwo'
  | 'twoTriples'
  | 'straight15'
  | 'straight26'
  | 'straight16';

/** Exactly these dice together are worth these points. */
export interface Combination {
  readonly kind: CombinationKind;
  readonly dice: Dice;
  readonly points: number;
}

/** A combination that the table may have switched off. */
type Candidate = Omit<Combination, 'points'> & { readonly points: number | null };

const times = (count: number, face: Face): Dice => Array<Face>(count).fill(face);

/** Every choice of `count` different faces. */
function choices(count: number, from: Dice = FACES): readonly Dice[] {
  if (count === 0) return [[]];
  return from.flatMap((face, index) =>
    choices(count - 1, from.slice(index + 1)).map((others) => [face, ...others]),
  );
}

/** A multiple of a triple that is switched off is off as well. */
function kindPoints(value: KindValue, triple: number | null): number | null {
  if (value === null) return null;
  if ('fixed' in value) return value.fixed;
  return triple === null ? null : value.times * triple;
}

const ofAKind = (table: ScoringTable): readonly Candidate[] =>
  FACES.flatMap((face) => {
    const triple = table.triples[face - 1] ?? null;
    return [
      { kind: 'triple', dice: times(3, face), points: triple },
      { kind: 'four', dice: times(4, face), points: kindPoints(table.four, triple) },
      { kind: 'fiveKind', dice: times(5, face), points: kindPoints(table.fiveKind, triple) },
      { kind: 'six', dice: times(6, face), points: kindPoints(table.six, triple) },
    ];
  });

/** Four dice of one face and two of another. */
const FOURS_AND_TWOS: readonly Dice[] = FACES.flatMap((four) =>
  FACES.filter((two) => two !== four).map((two) => [...times(4, four), ...times(2, two)]),
);

const groups = (table: ScoringTable, fourAndTwo: boolean): readonly Candidate[] => [
  ...choices(3).map(
    (faces): Candidate => ({
      kind: 'threePairs',
      dice: faces.flatMap((face) => times(2, face)),
      points: table.threePairs,
    }),
  ),
  ...choices(2).map(
    (faces): Candidate => ({
      kind: 'twoTriples',
      dice: faces.flatMap((face) => times(3, face)),
      points: table.twoTriples,
    }),
  ),
  ...FOURS_AND_TWOS.flatMap((dice): Candidate[] => [
    { kind: 'fourPair', dice, points: table.fourPair },
    { kind: 'fourAndTwo', dice, points: fourAndTwo ? table.threePairs : null },
  ]),
];

const singlesAndStraights = (table: ScoringTable): readonly Candidate[] => [
  { kind: 'one', dice: [1], points: table.one },
  { kind: 'five', dice: [5], points: table.five },
  { kind: 'straight15', dice: [1, 2, 3, 4, 5], points: table.straight15 },
  { kind: 'straight26', dice: [2, 3, 4, 5, 6], points: table.straight26 },
  { kind: 'straight16', dice: FACES, points: table.straight16 },
];

const exists = (candidate: Candidate): candidate is Combination => candidate.points !== null;

/**
 * Every combination of a scoring table (RULES.md section 3), those of most dice first. Pairs and triples of a group
 * show different faces. `fourAndTwo`: four of a kind with a pair has the value of three pairs, where those exist.
 */
export const combinationsOf = (table: ScoringTable, fourAndTwo: boolean): readonly Combination[] =>
  [...ofAKind(table), ...groups(table, fourAndTwo), ...singlesAndStraights(table)]
    .filter(exists)
    .sort((one, other) => other.dice.length - one.dice.length);
