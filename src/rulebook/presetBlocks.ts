import type { Dice } from '../rules/dice.ts';
import type { MatchOptions } from '../rules/options.ts';
import type { PresetId } from '../rules/presets.ts';
import { rollWorth } from '../rules/rollWorth.ts';
import { scorerFor } from '../rules/scorer.ts';
import { PRESET_ABOUT } from '../setup/matchFields.ts';
import { facesText } from '../words/eventSentence.ts';
import { scoringRows } from '../words/scoringRows.ts';
import { splitText } from '../words/splitText.ts';
import type { Words } from '../words/words.ts';
import { oddsTable } from './oddsBlocks.ts';
import { type Block, heading, paragraphs, type TableBlock } from './page.ts';

type Scoring = Pick<MatchOptions, 'preset' | 'house' | 'fourAndTwo'>;

/** Rolls that the scoring tables see differently. */
const ROLLS: readonly Dice[] = [
  [1, 1, 1, 1, 2, 5],
  [2, 2, 2, 4, 4, 4],
  [3, 3, 5, 5, 6, 6],
  [4, 4, 4, 4, 6, 6],
  [1, 2, 3, 4, 5, 5],
  [6, 6, 6, 6, 6, 6],
];

const USUAL_KCD_TARGET = 4_000;
const PARLOUR_EXTRAS = { pairs: 500, six: 5_000 };

/** What scores, with an example where the name does not show the dice. */
export const scoringBlock = ({ t, n }: Words, scoring: Scoring): TableBlock => ({
  kind: 'table',
  head: [t('rulebook.colCombination'), t('rulebook.colPoints'), t('rulebook.colExample')],
  aligns: ['left', 'right', 'left'],
  rows: scoringRows(t, n, scoring).map(({ name, value, example }) => [name, value, example]),
});

function rollsBlock({ t, n }: Words, scoring: Scoring): TableBlock {
  const scorer = scorerFor(scoring);
  return {
    kind: 'table',
    head: [t('rulebook.colRoll'), t('rulebook.colMost'), t('rulebook.colSplit')],
    aligns: ['left', 'right', 'left'],
    rows: ROLLS.map((roll) => {
      const { best, split } = rollWorth(scorer, roll);
      return [facesText(roll), n(best), split.length === 0 ? t('rulebook.colFarkle') : splitText(t, split)];
    }),
  };
}

/** What there is to say of one preset alone. */
function notes({ t, n }: Words, preset: PresetId): string[] {
  if (preset === 'parlour') {
    return [t('rulebook.parlourExtras', { pairs: n(PARLOUR_EXTRAS.pairs), six: n(PARLOUR_EXTRAS.six) })];
  }
  if (preset !== 'kcd') return [];
  const nearest = { target: n(USUAL_KCD_TARGET), first: t('setup.endFirst') };
  return [t('rulebook.kcdGame'), t('rulebook.kcdNearest', nearest), t('rulebook.kcdBust')];
}

/** One preset: its scoring table, rolls worked out by the scorer, and its odds (RULES.md section 3). */
export function presetBlocks(words: Words, preset: PresetId): Block[] {
  const { t } = words;
  const scoring = { preset, house: null, fourAndTwo: false };
  return [
    ...paragraphs(t(PRESET_ABOUT[preset])),
    scoringBlock(words, scoring),
    ...paragraphs(t('rules.exactly'), ...notes(words, preset)),
    heading(t('rulebook.examples')),
    rollsBlock(words, scoring),
    heading(t('rulebook.odds')),
    ...paragraphs(t('rulebook.oddsTable')),
    oddsTable(words, scoring),
  ];
}
