import type { Key } from '../i18n/catalogue.ts';
import type { Dice } from '../rules/dice.ts';
import { DEFAULT_OPTIONS } from '../rules/options.ts';
import { type Scorer, scorerFor } from '../rules/scorer.ts';
import { facesText } from '../words/eventSentence.ts';
import { endRules, turnRules } from '../words/ruleSections.ts';
import type { Words } from '../words/words.ts';
import { type Block, heading, paragraphs, type Reading } from './page.ts';

/** A roll, and what is held from it; nothing is held from a farkle. */
interface Step {
  readonly roll: Dice;
  readonly hold: Dice;
}

interface Example {
  readonly about: Key;
  readonly steps: readonly Step[];
}

/** Turns of RULES.md section 9. */
const EXAMPLES: readonly Example[] = [
  {
    about: 'rulebook.exampleBank',
    steps: [
      { roll: [1, 2, 3, 3, 5, 6], hold: [1, 5] },
      { roll: [3, 4, 4, 5], hold: [5] },
    ],
  },
  {
    about: 'rulebook.exampleHot',
    steps: [
      { roll: [1, 1, 5, 6, 6, 6], hold: [1, 1, 5, 6, 6, 6] },
      { roll: [1, 2, 2, 4, 4, 5], hold: [1] },
      { roll: [2, 3, 3, 6, 6], hold: [] },
    ],
  },
  {
    about: 'rulebook.exampleApart',
    steps: [
      { roll: [2, 3, 3, 4, 4, 5], hold: [5] },
      { roll: [2, 3, 5, 5, 6], hold: [5, 5] },
    ],
  },
];

/** The turn total after each step; null where the scoring table does not allow the example, as a house table may not. */
function totals(scorer: Scorer, steps: readonly Step[]): readonly number[] | null {
  const all: number[] = [];
  for (const { roll, hold } of steps) {
    const isFarkle = scorer.bestHold(roll) === null;
    const points = scorer.value(hold);
    if (isFarkle !== (hold.length === 0) || (points === null && !isFarkle)) return null;
    all.push(points === null ? 0 : (all.at(-1) ?? 0) + points);
  }
  return all;
}

function exampleBlocks({ t, n }: Words, scorer: Scorer, { about, steps }: Example): Block[] {
  const after = totals(scorer, steps);
  if (after === null) return [];
  const rows = steps.map(({ roll, hold }, at) => [
    facesText(roll),
    hold.length === 0 ? t('common.none') : facesText(hold),
    n(after[at] ?? 0),
  ]);
  const head = [t('rulebook.colRoll'), t('rulebook.colHold'), t('rulebook.colTotal')];
  return [...paragraphs(t(about)), { kind: 'table', head, aligns: ['left', 'left', 'right'], rows }];
}

/** How a turn goes and how a match ends, at the table where one reads or at a usual one (RULES.md sections 2 and 5). */
export function turnBlocks({ words, table }: Reading): Block[] {
  const { t } = words;
  const options = table?.options ?? DEFAULT_OPTIONS;
  const scorer = scorerFor(options);
  return [
    ...paragraphs(
      ...turnRules(words, options),
      t('rulebook.turnHotFarkle'),
      t('rulebook.turnBank'),
      t('rules.exactly'),
    ),
    heading(t('rulebook.examples')),
    ...EXAMPLES.flatMap((example) => exampleBlocks(words, scorer, example)),
    heading(t('rules.endTitle')),
    ...paragraphs(...endRules(words, options)),
  ];
}
