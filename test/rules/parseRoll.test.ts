import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFace } from '../../src/rules/dice.ts';
import { parseRoll } from '../../src/rules/parseRoll.ts';
import { someDice } from './arbitraries.ts';

describe('parseRoll', () => {
  it('reads one to six dice however they are set apart', () => {
    for (const text of ['115', '1 1 5', '1,1,5', '1-1-5', ' 1, 1 , 5 ', '11 5', '1\t1\n5']) {
      expect(parseRoll(text)).toEqual([1, 1, 5]);
    }
    expect(parseRoll('6')).toEqual([6]);
  });

  it('says what is wrong', () => {
    for (const text of ['', '   ', '\n']) expect(parseRoll(text)).toBe('noDice');
    for (const text of ['7', '0', '1 x', '-1', '1,', ',1', '1.5', '１', '1    1', 'null']) {
      expect(parseRoll(text)).toBe('notADie');
    }
    expect(parseRoll('1111111')).toBe('tooManyDice');
  });

  it('reads back what was written', () => {
    fc.assert(
      fc.property(someDice, fc.constantFrom('', ' ', ',', ', ', '-'), (dice, between) => {
        expect(parseRoll(dice.join(between))).toEqual(dice);
      }),
    );
  });

  it('gives dice or a problem for any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'1234567 ,-x\u00a0') }), (text) => {
        const roll = parseRoll(text);
        if (typeof roll === 'string') return;
        expect(roll.length >= 1 && roll.length <= 6 && roll.every(isFace)).toBe(true);
      }),
    );
  });

  it('takes no longer for a very long text', () => {
    expect(parseRoll(`${'1  '.repeat(100_000)}x`)).toBe('notADie');
  });
});
