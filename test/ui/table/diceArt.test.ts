import { describe, expect, it } from 'vitest';
import { FACES } from '../../../src/rules/dice.ts';
import { cellWidth } from '../../../src/ui/cells.ts';
import { DIE_SIZES, diceWidth, dieLines } from '../../../src/ui/table/diceArt.ts';

describe('drawn dice', () => {
  for (const ascii of [false, true]) {
    it(`have the measures of their size, and the pips of their face (${ascii ? 'ASCII' : 'Unicode'})`, () => {
      for (const size of DIE_SIZES) {
        for (const face of FACES) {
          for (const look of ['plain', 'held'] as const) {
            const lines = dieLines(face, look, size, ascii);
            expect(lines).toHaveLength(size.rows);
            expect(new Set(lines.map(cellWidth))).toEqual(new Set([size.columns]));
            const pips = lines.join('').split(ascii ? 'o' : '●').length - 1;
            if (size.rows > 3) expect(pips).toBe(face);
            else expect(lines[1]).toContain(String(face));
          }
        }
      }
    });
  }

  it('draw a held die otherwise than by colour', () => {
    expect(dieLines(1, 'held', DIE_SIZES[1]!, true)[0]).not.toBe(
      dieLines(1, 'plain', DIE_SIZES[1]!, true)[0],
    );
  });

  it('use nothing but ASCII where asked', () => {
    const all = DIE_SIZES.flatMap((size) => FACES.flatMap((face) => dieLines(face, 'held', size, true)));
    expect(all.join('')).toMatch(/^[ -~]*$/);
  });

  it('stand in a row', () => {
    expect(diceWidth(DIE_SIZES[1]!, 6)).toBe(54);
    expect(diceWidth(DIE_SIZES[2]!, 6)).toBe(59);
  });
});
