import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { DEFAULT_OPTIONS, DEFAULT_SETTINGS } from '../../../src/rules/options.ts';
import type { Field } from '../../../src/setup/field.ts';
import { fieldsOf } from '../../../src/setup/fields.ts';
import { aboutText } from '../../../src/setup/fieldText.ts';
import { makeForm, type SetupForm } from '../../../src/setup/form.ts';
import { aboutHeight } from '../../../src/ui/setup/About.tsx';
import { wordsFor } from '../../../src/words/words.ts';
import { wrapLines } from '../../../src/words/wrapLines.ts';

const formsFrom = (form: SetupForm): readonly SetupForm[] =>
  fieldsOf(form, true).flatMap((field) =>
    field.kind === 'choice' ? field.choices.map(({ set }) => set(form)) : [],
  );

/** The usual form, and each that one choice leads to: every field with everything that it can be set to. */
const usual = makeForm({ name: 'Table', options: DEFAULT_OPTIONS, settings: DEFAULT_SETTINGS });
const FIELDS: readonly Field[] = [usual, ...formsFrom(usual)].flatMap((form) => fieldsOf(form, true));

describe.each(LANGUAGES)('what is said of an option in %s', (language) => {
  it.each([58, 78, 118])('has room in %i cells', (width) => {
    const words = wordsFor(language, false);
    for (const field of FIELDS) {
      const lines = aboutText(words, field).flatMap((text) => (text === '' ? [] : wrapLines(text, width)));
      expect(lines.length, lines.join('\n')).toBeLessThan(aboutHeight(width));
    }
  });
});
