import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWhole } from '../../src/setup/parseWhole.ts';

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
