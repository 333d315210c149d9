import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHold } from '../../src/plain/parseHold.ts';
import type { Dice, Face } from '../../src/rules/dice.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/options.ts';
import { scorerFor } from '../../src/rules/scorer.ts';

const scorer = scorerFor(DEFAULT_OPTIONS);
const ROLL: Dice = [1, 5, 2, 5, 1, 6];
const held = (typed: string) => parseHold(typed, ROLL, scorer);

describe('naming dice', () => {
  it.each(['1 5', '5 1', '15', '1-5', '1,5', '1, 5.'])('%s are the first 1 and the first 5', (typed) => {
    expect(held(typed)).toEqual([1, 2]);
  });

  it('a face named twice is two dice', () => {
    expect(held('5 5')).toEqual([2, 4]);
    expect(held('115')).toEqual([1, 2, 5]);
  });

  it('knows best, all and none in any case', () => {
    expect(held('best')).toEqual([1, 2, 4, 5]);
    expect(held('ALL')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(held(' none ')).toEqual([]);
  });

  it('a face that does not lie there, or not so often, is not there', () => {
    expect(held('3')).toBe('notThere');
    expect(held('1 1 1')).toBe('notThere');
  });

  it.each(['7', '0', 'x', '-', '', '1 5 x', '１', '1e1', '9'.repeat(500)])('“%s” is no dice', (typed) => {
    expect(held(typed)).toBe('notFaces');
  });

  it('gives exactly the faces that were named, each die once', () => {
    const face = fc.integer({ min: 1, max: 6 }) as fc.Arbitrary<Face>;
    const roll = fc.array(face, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(roll, fc.array(face, { minLength: 1, maxLength: 7 }), (dice, faces) => {
        const selection = parseHold(faces.join(' '), dice, scorer);
        if (typeof selection === 'string') {
          const isThere = faces.every(
            (one) =>
              faces.filter((other) => other === one).length <= dice.filter((other) => other === one).length,
          );
          expect(isThere).toBe(false);
          return;
        }
        expect(new Set(selection).size).toBe(selection.length);
        expect(selection.map((position) => dice[position - 1]).sort()).toEqual([...faces].sort());
      }),
    );
  });

  it('takes any text without a throw', () => {
    fc.assert(fc.property(fc.string(), (typed) => void held(typed)));
  });
});
