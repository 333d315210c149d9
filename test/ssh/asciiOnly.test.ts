import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { asciiOnly } from '../../src/ssh/asciiOnly.ts';
import { lineFilterFor } from '../../src/ssh/lineFilter.ts';

describe('text for a terminal that draws ASCII only', () => {
  it.each([
    ['Łódź, zażółć gęślą jaźń', 'Lodz, zazolc gesla jazn'],
    ['İzle, sıra: Gökçe', 'Izle, sira: Gokce'],
    ['Ștefan joacă', 'Stefan joaca'],
    ['à Élodie de jouer : 10\u202f000 points', 'a Elodie de jouer : 10 000 points'],
    ['骰子', '????'],
    ['«\u00a0dés\u00a0»', '" des "'],
    ['e\u0301', 'e'],
    ['─●…', '??.'],
  ])('%s is %s', (text, ascii) => expect(asciiOnly(text)).toBe(ascii));

  it('is as wide as before, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const ascii = asciiOnly(text);
        expect(ascii).toMatch(/^[\x00-\x7f]*$/);
        expect(stringWidth(ascii)).toBe(stringWidth(text));
      }),
    );
  });

  it('keeps its colours', () => {
    const filter = lineFilterFor({ color: '16', unicode: false });
    expect(filter('\x1b[31mżółw\x1b[39m')).toBe('\x1b[31mzolw\x1b[39m');
  });
});
