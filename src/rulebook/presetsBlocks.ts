import type { Key } from '../i18n/catalogue.ts';
import { FACES } from '../rules/dice.ts';
import { PRESET_IDS, PRESETS } from '../rules/presets.ts';
import type { KindValue, ScoringTable } from '../rules/scoringTable.ts';
import { PRESET_ABOUT } from '../setup/matchFields.ts';
import { presetName } from '../words/presetName.ts';
import type { Words } from '../words/words.ts';
import { type Block, list, paragraphs } from './page.ts';

const ALL = [...PRESET_IDS, 'house'] as const;

const KINDS = { four: 'rules.fourOfAKind', fiveKind: 'rules.fiveOfAKind', six: 'rules.sixOfAKind' } as const;

const FIXED = ['threePairs', 'fourPair', 'twoTriples', 'straight15', 'straight26', 'straight16'] as const;

const NOT_THERE = '-';

interface Compared {
  readonly name: string;
  readonly valueIn: (table: ScoringTable) => string;
}

/** Every line that a scoring table can have. */
function compared({ t, n }: Words): Compared[] {
  const points = (value: number | null) => (value === null ? NOT_THERE : n(value));
  const kind = (value: KindValue) => {
    if (value === null) return NOT_THERE;
    return 'times' in value ? t('rulebook.timesTriple', { times: value.times }) : n(value.fixed);
  };
  const kinds = Object.entries(KINDS) as [keyof typeof KINDS, Key][];
  return [
    { name: t('rules.one'), valueIn: ({ one }) => points(one) },
    { name: t('rules.five'), valueIn: ({ five }) => points(five) },
    ...FACES.map((face) => ({
      name: t('rules.triple', { face }),
      valueIn: ({ triples }: ScoringTable) => points(triples[face - 1] ?? null),
    })),
    ...kinds.map(([id, name]) => ({ name: t(name), valueIn: (table: ScoringTable) => kind(table[id]) })),
    ...FIXED.map((id) => ({ name: t(`rules.${id}`), valueIn: (table: ScoringTable) => points(table[id]) })),
  ];
}

/** How the presets differ, in one table and in a sentence each (RULES.md section 3). */
export function presetsBlocks(words: Words): Block[] {
  const { t } = words;
  const rows = compared(words)
    .map(({ name, valueIn }) => [name, ...PRESET_IDS.map((preset) => valueIn(PRESETS[preset]))])
    .filter(([, ...values]) => new Set(values).size > 1);
  return [
    {
      kind: 'table',
      head: [t('rulebook.colCombination'), ...PRESET_IDS],
      aligns: ['left', ...PRESET_IDS.map(() => 'right' as const)],
      rows,
    },
    ...paragraphs(t('rulebook.presetsSame')),
    list(
      ...ALL.map((preset) =>
        t('rulebook.choice', { name: presetName(t, preset), about: t(PRESET_ABOUT[preset]) }),
      ),
    ),
  ];
}
