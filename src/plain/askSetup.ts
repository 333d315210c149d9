import type { Field } from '../setup/field.ts';
import { fieldsOf } from '../setup/fields.ts';
import { aboutText, problemText, rangeText, said, valueText } from '../setup/fieldText.ts';
import { formSetup, makeForm, type SetupForm } from '../setup/form.ts';
import { isNoneWord } from '../setup/noneWord.ts';
import { parseEntry } from '../setup/parseEntry.ts';
import type { TableSetup } from '../tables/tableManager.ts';
import type { Words } from '../words/words.ts';
import type { Plain } from './plain.ts';

/**
 * Asks for every option of a table, one question each; an empty line keeps what holds. Resolves to null when it is
 * given up. `isNew`: the table gets a name too.
 */
export async function askSetup(
  plain: Plain,
  initial: TableSetup,
  isNew: boolean,
): Promise<TableSetup | null> {
  let form = makeForm(initial);
  let at = 0;
  plain.say(plain.words().t('plain.setupHow'));
  for (;;) {
    const words = plain.words();
    const field = fieldsOf(form, isNew)[at];
    if (field === undefined) return formSetup(form);
    const typed = (await plain.ask(questionText(words, field)))?.trim();
    if (typed === 'done') return formSetup(form);
    if (typed === undefined || typed === 'cancel') {
      plain.say(words.t('plain.nothingDone'));
      return null;
    }
    if (typed === 'back') at = Math.max(0, at - 1);
    else if (typed === '?') plain.say(...aboutLines(words, field));
    else if (typed === '') at += 1;
    else {
      const entered = enter(words, form, field, typed);
      if (typeof entered === 'string') plain.say(entered);
      else [form, at] = [entered, at + 1];
    }
  }
}

function questionText(words: Words, field: Field): string {
  const { t } = words;
  const label = said(words, field.label);
  const value = valueText(words, field);
  switch (field.kind) {
    case 'name':
      return t('plain.askText', { label, value });
    case 'choice':
      return t('plain.askChoice', { label, value, choices: choicesText(words, field) });
    case 'number': {
      const range = rangeText(words, field);
      return field.none === undefined
        ? t('plain.askNumber', { label, value, range })
        : t('plain.askNumberOrNone', { label, value, range, none: t(field.none) });
    }
    default:
      return field satisfies never;
  }
}

const choicesText = (words: Words, { choices }: Extract<Field, { kind: 'choice' }>): string =>
  choices
    .map(({ word }, index) => words.t('plain.choice', { number: index + 1, word: said(words, word) }))
    .join(', ');

/** The option explained, and each of its choices. */
function aboutLines(words: Words, field: Field): string[] {
  if (field.kind !== 'choice') return aboutText(words, field).filter((line) => line !== '');
  const { t } = words;
  const explained = field.choices.flatMap(({ word, about }) =>
    about === undefined ? [] : [t('plain.option', { name: said(words, word), value: t(about) })],
  );
  return [t(field.about), ...explained];
}

/** The form with what was typed, or why it is not allowed. */
function enter(words: Words, form: SetupForm, field: Field, typed: string): SetupForm | string {
  const { t } = words;
  switch (field.kind) {
    case 'name':
      return field.set(form, typed);
    case 'choice':
      return (
        chosen(words, field, typed)?.set(form) ?? t('plain.badChoice', { choices: choicesText(words, field) })
      );
    case 'number': {
      const entry = parseEntry(words, field, typed);
      return 'problem' in entry ? problemText(words, field, entry.problem) : field.set(form, entry.value);
    }
    default:
      return field satisfies never;
  }
}

/** The choice with that number, or the only one that begins like that. */
function chosen(words: Words, { choices }: Extract<Field, { kind: 'choice' }>, typed: string) {
  if (/^\d{1,2}$/.test(typed)) return choices[Number(typed) - 1];
  const off = choices.find(({ isNone }) => isNone);
  if (off !== undefined && isNoneWord(words, typed)) return off;
  const begins = typed.toLocaleLowerCase(words.lang);
  const fitting = choices.filter(({ word }) =>
    said(words, word).toLocaleLowerCase(words.lang).startsWith(begins),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}
