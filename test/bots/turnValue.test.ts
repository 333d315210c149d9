import { describe, expect, it } from 'vitest';
import strategy from '../cases/strategy.json' with { type: 'json' };
import { turnValue } from './turnValue.ts';

describe('what a turn is worth, worked out with the scorer', () => {
  for (const preset of ['classic', 'depot', 'smartbox'] as const) {
    it(`is the known figure at ${preset}, and so are the totals at which to bank`, () => {
      const { expected, bankAtOrAbove } = turnValue(preset);
      expect(expected).toBeCloseTo(strategy[preset].expected, 4);
      expect(bankAtOrAbove).toEqual(strategy[preset].bankAtOrAbove);
    });
  }
});
