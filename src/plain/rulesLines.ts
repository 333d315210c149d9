import type { MatchOptions } from '../rules/options.ts';
import { presetName } from '../words/presetName.ts';
import { ruleSections } from '../words/ruleSections.ts';
import { scoringRows } from '../words/scoringRows.ts';
import type { Words } from '../words/words.ts';

/** The rules of a table, written from its own scoring table and options, a sentence a line. */
export function rulesLines(words: Words, options: MatchOptions): string[] {
  const { t, n } = words;
  const rows = scoringRows(t, n, options).map(({ name, value, example }) =>
    example === '' ? t('plain.option', { name, value }) : t('plain.scoring', { name, value, example }),
  );
  const sections = ruleSections(words, options).flatMap(({ title, sentences }) => [title, ...sentences]);
  return [
    t('rules.scoringTitle', { preset: presetName(t, options.preset) }),
    ...rows,
    t('rules.exactly'),
    ...sections,
    t('rules.fairTitle'),
    t('rules.fairHow'),
  ];
}
