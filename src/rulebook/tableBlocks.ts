import { fieldsOf } from '../setup/fields.ts';
import { said, valueText } from '../setup/fieldText.ts';
import { makeForm } from '../setup/form.ts';
import { presetName } from '../words/presetName.ts';
import { ruleSections } from '../words/ruleSections.ts';
import type { Words } from '../words/words.ts';
import { type Block, heading, paragraphs, type TableRead } from './page.ts';
import { scoringBlock } from './presetBlocks.ts';

/** The rules of one table: what scores, every option as it is set, and what follows from them (RULES.md section 4). */
export function tableBlocks(words: Words, { options, settings }: TableRead): Block[] {
  const { t } = words;
  // The values of a house table stand in the scoring table already.
  const fields = fieldsOf(makeForm({ name: '', options, settings }), false).filter(
    ({ part }) => part !== 'setup.partHouse',
  );
  return [
    heading(t('rules.scoringTitle', { preset: presetName(t, options.preset) })),
    scoringBlock(words, options),
    ...paragraphs(t('rules.exactly')),
    heading(t('table.optionsTitle')),
    {
      kind: 'table',
      head: [t('rulebook.colOption'), t('rulebook.colValue')],
      aligns: ['left', 'left'],
      rows: fields.map((field) => [said(words, field.label), valueText(words, field)]),
    },
    ...ruleSections(words, options).flatMap(({ title, sentences }) => [
      heading(title),
      ...paragraphs(...sentences),
    ]),
  ];
}
