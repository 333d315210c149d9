import type { Translate } from '../i18n/catalogue.ts';
import { type Combination, type CombinationKind, combinationsOf } from '../rules/combinations.ts';
import type { Dice } from '../rules/dice.ts';
import type { MatchOptions } from '../rules/options.ts';
import { scorerFor, scoringTableOf } from '../rules/scorer.ts';
import type { KindValue } from '../rules/scoringTable.ts';
import { facesText } from './eventSentence.ts';
import { combinationName } from './splitText.ts';

export interface ScoringRow {
  readonly name: string;
  readonly value: string;
  /** Dice and what the scorer gives for them; empty where the name shows the dice. */
  readonly example: string;
}

type Scoring = Pick<MatchOptions, 'preset' | 'house' | 'fourAndTwo'>;

const KIND_NAMES = {
  four: 'rules.fourOfAKind',
  fiveKind: 'rules.fiveOfAKind',
  six: 'rules.sixOfAKind',
} as const;

/** Combinations of one line for all their faces, in the order in which rulebooks print them. */
const GROUPS: readonly CombinationKind[] = [
  'threePairs',
  'fourPair',
  'fourAndTwo',
  'twoTriples',
  'straight15',
  'straight26',
  'straight16',
];

/** A face in the middle, so that an example looks like no special case. */
const EXAMPLE_FACE = 4;

/**
 * What scores at this table: the very combinations that the scorer splits dice into, their values, and examples
 * that the scorer has worked out, so that the page cannot disagree with the game (RULES.md section 3).
 */
export function scoringRows(t: Translate, n: (value: number) => string, options: Scoring): ScoringRow[] {
  const table = scoringTableOf(options);
  const scorer = scorerFor(options);
  const combinations = combinationsOf(table, options.fourAndTwo);
  const ofKind = (kind: CombinationKind) => combinations.filter((combination) => combination.kind === kind);
  const example = (dice: Dice) => `${facesText(dice)} = ${n(scorer.value(dice) ?? 0)}`;
  const own = (combination: Combination, shown: boolean): ScoringRow => ({
    name: combinationName(t, combination),
    value: n(combination.points),
    example: shown ? example(combination.dice) : '',
  });
  const kindValue = (value: NonNullable<KindValue>) =>
    'fixed' in value ? n(value.fixed) : t('rules.kindTimes', { times: value.times });

  const kindRow = (kind: keyof typeof KIND_NAMES): ScoringRow[] => {
    const all = ofKind(kind);
    const shown = all.find(({ dice }) => dice[0] === EXAMPLE_FACE) ?? all[0];
    const value = table[kind];
    if (shown === undefined || value === null) return [];
    return [{ name: t(KIND_NAMES[kind]), value: kindValue(value), example: example(shown.dice) }];
  };

  return [
    ...[...ofKind('one'), ...ofKind('five'), ...ofKind('triple')].map((combination) =>
      own(combination, false),
    ),
    ...kindRow('four'),
    ...kindRow('fiveKind'),
    ...kindRow('six'),
    ...GROUPS.flatMap((kind) => ofKind(kind).slice(0, 1)).map((combination) => own(combination, true)),
  ];
}
