import { DICE_IN_PLAY, FACES } from '../rules/dice.ts';
import { DEFAULT_OPTIONS, type MatchOptions } from '../rules/options.ts';
import { scorerFor } from '../rules/scorer.ts';
import { presetName } from '../words/presetName.ts';
import type { Words } from '../words/words.ts';
import { oddsOf } from './odds.ts';
import { type Block, heading, list, paragraphs, type Reading, type TableBlock } from './page.ts';
import { TURN_STRATEGY, type TurnStrategy } from './turnStrategy.ts';

type Scoring = Pick<MatchOptions, 'preset' | 'house' | 'fourAndTwo'>;

/** Known for the presets as they are; house rules and the option of four and two change it. */
const strategyOf = ({ preset, fourAndTwo }: Scoring): TurnStrategy | null =>
  preset === 'house' || fourAndTwo ? null : TURN_STRATEGY[preset];

/** For each number of dice how often they farkle, how often all of them score, and when to bank. */
export function oddsTable({ t, n, percent }: Words, scoring: Scoring): TableBlock {
  const scorer = scorerFor(scoring);
  const strategy = strategyOf(scoring);
  const head = [t('rulebook.colDice'), t('rulebook.colFarkle'), t('rulebook.colAll')];
  // Dice and faces are the same numbers: one to six.
  const rows = FACES.toReversed().map((dice) => {
    const { farkle, allScore } = oddsOf(scorer, dice);
    const shares = [n(dice), percent(farkle), percent(allScore)];
    return strategy === null ? shares : [...shares, n(strategy.bankFrom[dice - 1] ?? 0)];
  });
  return {
    kind: 'table',
    head: strategy === null ? head : [...head, t('rulebook.colBank')],
    aligns: ['right', 'right', 'right', 'right'],
    rows,
  };
}

/** Table wisdom: the odds of the table where one reads, or of a usual one, and what follows from them. */
export function oddsBlocks({ words, table }: Reading): Block[] {
  const { t, percent } = words;
  const scoring = table?.options ?? DEFAULT_OPTIONS;
  const strategy = strategyOf(scoring);
  const { farkle } = oddsOf(scorerFor(scoring), DICE_IN_PLAY);
  const average =
    strategy === null
      ? []
      : [t('rulebook.oddsAverage', { points: t('common.points', { count: strategy.expected }) })];
  return [
    heading(presetName(t, scoring.preset)),
    ...paragraphs(t('rulebook.oddsTable')),
    oddsTable(words, scoring),
    ...paragraphs(...average),
    list(
      ...(strategy === null ? [] : [t('rulebook.oddsLess')]),
      t('rulebook.oddsHot', { chance: percent(farkle) }),
      t('rulebook.oddsRow'),
      t('rulebook.oddsFinal'),
      t('rulebook.oddsBehind'),
    ),
  ];
}
