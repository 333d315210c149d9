import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Key } from '../../src/i18n/catalogue.ts';
import { formatNumber } from '../../src/i18n/formatNumber.ts';
import {
  CATALOGUES,
  findLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  nextLanguage,
} from '../../src/i18n/languages.ts';
import { translator } from '../../src/i18n/translator.ts';

type Words = Readonly<Record<string, string>>;
type Language = keyof typeof LANGUAGE_NAMES;

const ALL: readonly Language[] = LANGUAGES;

const readCase = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../cases', name), 'utf8'));

/** Every text of a catalogue by `area.name`. */
const flat = (language: string): Words =>
  Object.fromEntries(
    Object.entries(CATALOGUES[language as keyof typeof CATALOGUES]).flatMap(([area, words]) =>
      Object.entries(words).map(([name, text]) => [`${area}.${name}`, text as string]),
    ),
  );

const english = flat('en');
const counted = Object.keys(english).flatMap((key) =>
  key.endsWith('_other') ? [key.slice(0, -'_other'.length)] : [],
);
const baseOf = (key: string) => counted.find((base) => key.startsWith(`${base}_`)) ?? null;
const placeholders = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(([found]) => found);
const without = (text: string) => placeholders(text).filter((found) => found !== '{{count}}');
const sorted = (texts: Iterable<string>) => [...new Set(texts)].sort();

describe.each(ALL)('the catalogue %s', (language) => {
  const words = flat(language);
  const entries = Object.entries(words);
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;

  it('has exactly the keys of the English one, counted ones in every plural category of the language', () => {
    const plain = Object.keys(english).filter((key) => baseOf(key) === null);
    const plurals = counted.flatMap((base) => categories.map((category) => `${base}_${category}`));
    expect(sorted(Object.keys(words))).toEqual(sorted([...plain, ...plurals]));
  });

  it('has the same placeholders in every sentence', () => {
    for (const [key, text] of entries) {
      const base = baseOf(key);
      const model = english[base === null ? key : `${base}_other`] ?? '';
      const [own, asked] = base === null ? [placeholders, placeholders] : [without, without];
      expect(sorted(own(text)), key).toEqual(sorted(asked(model)));
      // "One" may be said without its number; where other numbers share the form (fr 0, ro 0) it may not.
      if (base !== null && !key.endsWith('_one')) expect(text, key).toContain('{{count}}');
    }
  });

  it('has no signs that the language does not use', () => {
    for (const [key, text] of entries) {
      expect(text, key).toMatch(/^[^\x00-\x1f]*\S$/);
      expect(text, `${key}: a straight apostrophe`).not.toMatch(/\p{L}'\p{L}/u);
      if (language === 'ro') expect(text, `${key}: a cedilla`).not.toMatch(/[şţŞŢ]/);
      if (language === 'tr') expect(text, `${key}: a letter of another alphabet`).not.toMatch(/[ţșțŢȘȚ]/);
      if (language === 'fr') {
        // A name keeps the signs of its own language.
        const prose = text.replaceAll('Kingdom Come: Deliverance', '');
        expect(prose, `${key}: needs U+00A0`).not.toMatch(/ [:;!?»]|« |\p{L}[;!?»]|\p{L}:(\s|$)|«\p{L}/u);
      }
    }
  });

  it('is normalised, so that letters are one character each', () => {
    for (const [key, text] of entries) expect(text.normalize('NFC'), key).toBe(text);
  });
});

/** English words that are also those of another term: what they say here is not that term. */
const HOMONYMS: readonly string[] = [
  'keys.back',
  'rulebook.colRoll',
  'table.rematchNobody',
  // Of dice that lie there, not what to do with them.
  'table.setAside',
];

describe.each(ALL)('the terms in %s', (language) => {
  const terms: Readonly<Record<string, Readonly<Record<Language, string>>>> = readCase('terms.json');
  const words = flat(language);
  const bare = (text: string) =>
    text
      .toLocaleLowerCase(language)
      .replace(/\{?\{\w+\}\}?/g, '{}')
      .replace(/[.:]$/, '');

  it('are those that were chosen', () => {
    const others = Object.entries(terms).flatMap(([term, { en, [language]: chosen }]) =>
      Object.entries(english).flatMap(([key, text]) => {
        if (en === undefined || bare(text) !== bare(en) || HOMONYMS.includes(key)) return [];
        return bare(words[key] ?? '') === bare(chosen)
          ? []
          : [`${key}: ${words[key]}, not ${chosen} (${term})`];
      }),
    );
    expect(others).toEqual([]);
  });
});

/** Where the counted words of the table are used as they stand. */
const COUNTED = {
  points: ['common.points'],
  rollDice: ['table.doRoll'],
  farkles: ['table.statFarkles', 'table.flagStreak'],
} as const satisfies Readonly<Record<string, readonly Key[]>>;

describe.each(ALL)('numbers in %s', (language) => {
  const plurals = readCase('plurals.json');
  const words = flat(language);

  it.each(Object.entries(COUNTED))('%s are counted as they should be', (noun, keys) => {
    const patterns: Words = plurals.patterns[noun][language];
    for (const key of keys) {
      for (const [category, pattern] of Object.entries(patterns)) {
        expect(words[`${key}_${category}`], `${key}_${category}`).toBe(pattern.replace('{n}', '{{count}}'));
      }
    }
  });

  it('are written and counted as they should be', () => {
    const t = translator(language);
    const examples: Words = plurals.examples[language];
    // The figures are Polish as Intl leaves it, with four digits in one piece; the game groups them in every language.
    const grouped = (text: string | undefined) =>
      language === 'pl' ? text?.replace(/(?<!\d)(\d)(\d{3})(?!\d)/, '$1\u00a0$2') : text;
    for (const [count, text] of Object.entries(examples)) {
      if (Number.isInteger(Number(count)))
        expect(t('common.points', { count: Number(count) })).toBe(grouped(text));
    }
    for (const value of [1000, 10_000, 1_234_567, -1000]) {
      expect(formatNumber(language, value)).toBe(grouped(plurals.numbers[language][value]));
    }
  });
});

describe('the choice of a language', () => {
  it('comes from the language part of a locale', () => {
    for (const language of LANGUAGES) {
      expect(findLanguage(language)).toBe(language);
      expect(findLanguage(`${language}_${language.toUpperCase()}.UTF-8`)).toBe(language);
    }
    expect(['C', 'POSIX', '', 'xx_YY'].map(findLanguage)).toEqual([null, null, null, null]);
  });

  it('goes round all of them, each under its own name', () => {
    const round = LANGUAGES.map((_, steps) =>
      Array.from({ length: steps }).reduce<string>((language) => nextLanguage(language), 'en'),
    );
    expect(sorted(round)).toEqual(sorted(LANGUAGES));
    expect(nextLanguage(round.at(-1) ?? '')).toBe('en');
    for (const language of LANGUAGES) expect(LANGUAGE_NAMES[language]).toMatch(/^\p{Lu}/u);
  });
});
