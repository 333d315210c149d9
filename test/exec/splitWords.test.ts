import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitWords } from '../../src/exec/splitWords.ts';

describe('splitWords', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['score 1 1  5', ['score', '1', '1', '5']],
    [`watch 'The Old Tavern'`, ['watch', 'The Old Tavern']],
    [`watch "D'Arc \\"x\\""`, ['watch', `D'Arc "x"`]],
    [`a'b c'd`, ['ab cd']],
    [`''`, ['']],
    ['a\\ b', ['a b']],
    [`'\\'`, ['\\']],
    ['a\u00a0b\tc\nd', ['a', 'b', 'c', 'd']],
  ])('%j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it.each(["'", '"a', 'a\\', `"\\"`, 'x '.repeat(65)])('cannot read %j', (text) => {
    expect(splitWords(text)).toBeNull();
  });

  it('gives back what was quoted, whatever it is', () => {
    const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 20 }), (words) => {
        expect(splitWords(words.map(quoted).join(' '))).toEqual(words);
      }),
    );
  });

  it('takes any text without a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const words = splitWords(text);
        expect(words === null || words.every((word) => word.length <= text.length)).toBe(true);
      }),
    );
  });
});
