import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDuration, parseSwitch, parseWhole } from '../../src/cli/parseValues.ts';

describe('parseDuration', () => {
  it.each([
    ['30s', 30_000],
    ['5m', 300_000],
    ['2h', 7_200_000],
    ['90', 90_000],
    ['1m30s', 90_000],
    ['500ms', 500],
    ['0', 0],
  ])('reads %s', (text, durationMs) => {
    expect(parseDuration(text)).toBe(durationMs);
  });

  it.each(['', 's', '5 m', '-5s', '1.5h', '5d', '5M', '1e3', '９０'])('refuses %j', (text) => {
    expect(parseDuration(text)).toBeNull();
  });
});

describe('parseWhole', () => {
  it.each([
    '10000',
    '10_000',
    '10.000',
    '10,000',
    '10 000',
    '10\u00a0000',
    '10\u202f000',
    "10'000",
    '10’000',
  ])('reads ten thousand as %s', (text) => {
    expect(parseWhole(text)).toBe(10_000);
  });

  it.each(['', '10k', '1.5', '1,00', '10.00', '1e4', '0x10', ' 5', '5 ', '1234567890', '--5'])(
    'refuses %j',
    (text) => {
      expect(parseWhole(text)).toBeNull();
    },
  );

  it('reads back what it is given in digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (value) => {
        expect(parseWhole(String(value))).toBe(value);
      }),
    );
  });
});

describe('parseSwitch', () => {
  it.each(['on', 'yes', 'true', '1', 'ON'])('%s is on', (text) => expect(parseSwitch(text)).toBe(true));
  it.each(['off', 'no', 'false', '0', 'Off'])('%s is off', (text) => expect(parseSwitch(text)).toBe(false));
  it.each(['', 'maybe', 'onn'])('%j is neither', (text) => expect(parseSwitch(text)).toBeNull());
});
