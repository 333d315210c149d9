import { describe, expect, it } from 'vitest';
import { formatDuration } from '../../src/i18n/formatDuration.ts';
import { formatNumber } from '../../src/i18n/formatNumber.ts';
import { parseLanguage } from '../../src/i18n/languages.ts';
import { refusalText } from '../../src/i18n/refusalText.ts';
import { translator } from '../../src/i18n/translator.ts';

const t = translator('en');

describe('words', () => {
  it.each([
    [0, '0 points'],
    [1, '1 point'],
    [2, '2 points'],
    [1_000, '1,000 points'],
    [-1_000, '-1,000 points'],
  ])('count %i', (count, words) => {
    expect(t('common.points', { count })).toBe(words);
  });

  it('takes a name as it is: no entities, no lookups, no placeholders of its own', () => {
    const name = "D'Arc & Co <b> {{key}} $t(common.yes)";
    expect(t('lobby.seatKept', { table: name, key: 'b' })).toContain(name);
  });

  it('falls back to English for a language without a catalogue', () => {
    expect(translator('xx')('common.yes')).toBe('yes');
  });

  it('says the threshold in the one refusal that needs it', () => {
    expect(refusalText(t, 'belowThreshold', 1_500)).toBe('Your first bank needs at least 1,500 points.');
    expect(refusalText(t, 'notYourTurn')).toBe('It is not your turn.');
  });
});

describe('numbers and durations', () => {
  it.each([
    ['en', 10_000, '10,000'],
    ['pl', 1_000, '1\u00a0000'],
    ['fr', 1_000, '1\u202f000'],
    ['ro', -1_000, '-1.000'],
    ['pl', 10_000, '10\u00a0000'],
    ['tr', 1_234_567, '1.234.567'],
    ['ro', 10_000, '10.000'],
    ['fr', 10_000, '10\u202f000'],
  ])('%s groups %i', (language, value, text) => {
    expect(formatNumber(language, value)).toBe(text);
  });

  it.each([
    [0, '0 sec'],
    [60_000, '1 min'],
    [90_000, '1 min 30 sec'],
    [7_200_000, '2 hr'],
    [3_601_000, '1 hr 1 sec'],
  ])('%i ms', (ms, text) => {
    expect(formatDuration('en', ms)).toBe(text);
  });
});

it.each([
  ['en_GB.UTF-8', 'en'],
  ['xx', 'en'],
  ['', 'en'],
  ['C', 'en'],
])('the language of %j', (tag, language) => {
  expect(parseLanguage(tag)).toBe(language);
});
