import { formatDuration } from '../i18n/formatDuration.ts';
import { DEFAULT_OPTIONS, DEFAULT_SETTINGS } from '../rules/options.ts';
import type { ChoiceField, Field, NumberField } from '../setup/field.ts';
import { fieldsOf } from '../setup/fields.ts';
import { said, valueText } from '../setup/fieldText.ts';
import { makeForm, type SetupForm } from '../setup/form.ts';
import type { Words } from '../words/words.ts';
import { type Block, heading, type Item } from './page.ts';

const USUAL = makeForm({ name: '', options: DEFAULT_OPTIONS, settings: DEFAULT_SETTINGS });

function choicesText(words: Words, { choices }: ChoiceField): string[] {
  const { t } = words;
  // Choices that speak for themselves (yes, no) have no sentence and need no line.
  return choices.flatMap(({ word, about }) =>
    about === undefined ? [] : [t('rulebook.choice', { name: said(words, word), about: t(about) })],
  );
}

function rangeText({ t, n, lang }: Words, { unit, least, most, step, none }: NumberField): string {
  const bare = (value: number) => (unit === 'ms' ? formatDuration(lang, value) : n(value));
  const range =
    unit === 'ms' || step === 1
      ? t('setup.range', { least: bare(least), most: bare(most) })
      : t('setup.rangeSteps', { least: bare(least), most: bare(most), step: bare(step) });
  return none === undefined ? range : t('rulebook.rangeOr', { range, none: t(none) });
}

function below(words: Words, field: Field): string[] {
  switch (field.kind) {
    case 'name':
      return [];
    case 'choice':
      return choicesText(words, field);
    case 'number':
      return [rangeText(words, field)];
    default:
      return field satisfies never;
  }
}

/** One option: its default, what it is for, and which values it can have. */
export function optionItem(words: Words, field: Field): Item {
  const about = words.t(field.about);
  const text = words.t('rulebook.option', {
    name: said(words, field.label),
    value: valueText(words, field),
    about,
  });
  return { text, items: below(words, field) };
}

/** The options that the choice made in a part brings with it. */
export const detailsOf = (form: SetupForm, part: Field['part']): readonly Field[] =>
  fieldsOf(form, false).filter((field) => field.part === part && field.isDetail);

/** Every option of a table with its default and its choices (RULES.md section 4). Those of a time mode stand on its page. */
export function optionsBlocks(words: Words): Block[] {
  const fields = fieldsOf(USUAL, false).filter(
    ({ part, isDetail }) => !(part === 'setup.partTime' && isDetail),
  );
  const parts = [...new Set(fields.map(({ part }) => part))];
  return parts.flatMap((part): Block[] => [
    heading(words.t(part)),
    {
      kind: 'list',
      items: fields.filter((field) => field.part === part).map((field) => optionItem(words, field)),
    },
  ]);
}
