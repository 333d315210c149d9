import { formatDuration } from '../i18n/formatDuration.ts';
import type { Words } from '../words/words.ts';
import type { Field, NumberField, Said, Unit } from './field.ts';
import type { Problem } from './parseEntry.ts';

export const said = ({ t }: Words, { key, params }: Said): string => t(key, params);

/** A value as its unit is written. */
function unitText({ t, n, lang }: Words, unit: Unit, value: number): string {
  switch (unit) {
    case 'points':
    case 'count':
      return n(value);
    case 'times':
      return t('setup.times', { times: value });
    case 'ms':
      return formatDuration(lang, value);
    default:
      return unit satisfies never;
  }
}

/** What a field holds now. */
export function valueText(words: Words, field: Field): string {
  switch (field.kind) {
    case 'name':
      return field.value;
    case 'choice': {
      const choice = field.choices[field.at];
      return choice ? said(words, choice.word) : '';
    }
    case 'number':
      if (field.value === null) return words.t(field.none ?? 'setup.unset');
      return unitText(words, field.unit, field.value);
    default:
      return field satisfies never;
  }
}

const bare = (words: Words, { unit }: NumberField, value: number): string =>
  unitText(words, unit === 'times' ? 'count' : unit, value);

const bounds = (words: Words, field: NumberField) => ({
  least: bare(words, field, field.least),
  most: bare(words, field, field.most),
});

/** Which values a number's field takes. */
export function rangeText(words: Words, field: NumberField): string {
  const params = bounds(words, field);
  if (field.unit === 'ms') return words.t('setup.rangeTime', params);
  return field.step === 1
    ? words.t('setup.range', params)
    : words.t('setup.rangeSteps', { ...params, step: words.n(field.step) });
}

/** What is wrong with a value that was typed. */
export function problemText(words: Words, field: NumberField, problem: Problem): string {
  switch (problem) {
    case 'notANumber':
      return words.t('setup.notANumber');
    case 'notATime':
      return words.t('setup.notATime');
    case 'notWhole':
      return words.t('setup.notWhole', bounds(words, field));
    case 'tooLow':
      return words.t('setup.tooLow', bounds(words, field));
    case 'tooHigh':
      return words.t('setup.tooHigh', bounds(words, field));
    case 'notAStep':
      return field.unit === 'ms'
        ? words.t('setup.wholeSeconds')
        : words.t('setup.notAStep', { step: words.n(field.step) });
    default:
      return problem satisfies never;
  }
}

/** A field explained: the option in one line, then what is chosen or which values there are. */
export function aboutText(words: Words, field: Field): readonly [string, string] {
  const about = words.t(field.about);
  switch (field.kind) {
    case 'name':
      return [about, ''];
    case 'choice': {
      const choice = field.choices[field.at];
      return [about, choice?.about ? words.t(choice.about) : ''];
    }
    case 'number':
      return [about, rangeText(words, field)];
    default:
      return field satisfies never;
  }
}
