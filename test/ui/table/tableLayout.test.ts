import { describe, expect, it } from 'vitest';
import { makeSize } from '../../../src/ui/size.ts';
import { diceWidth } from '../../../src/ui/table/diceArt.ts';
import { FRAME_ROWS, tableLayout } from '../../../src/ui/table/tableLayout.ts';

const SIZES = [
  [60, 20],
  [80, 24],
  [120, 40],
  [200, 60],
] as const;

describe('layout of a running match', () => {
  it('shows every seat and at least four rows of log or seats, whatever the size', () => {
    for (const [columns, rows] of SIZES) {
      for (let seats = 2; seats <= 8; seats += 1) {
        const layout = tableLayout(makeSize(columns, rows).width, rows, seats);
        expect(layout.lowerRows).toBeGreaterThanOrEqual(Math.max(4, seats));
        expect(diceWidth(layout.die, 6)).toBeLessThanOrEqual(layout.width);
        expect(layout.lowerRows).toBeLessThan(rows - FRAME_ROWS);
        if (layout.stacked) expect(layout.lowerRows - seats).toBeGreaterThanOrEqual(1);
        else expect(layout.seatsWidth + 2 + layout.logWidth).toBeLessThanOrEqual(layout.width);
      }
    }
  });

  it('draws dice with pips at 80×24 even for eight seats, and larger ones in larger windows', () => {
    expect(tableLayout(78, 24, 8).die.rows).toBe(5);
    expect(tableLayout(60, 20, 4).die.rows).toBe(5);
    expect(tableLayout(118, 40, 8).die.rows).toBe(7);
  });

  it('survives windows that are much too small', () => {
    for (const [columns, rows] of [
      [20, 5],
      [1, 1],
      [400, 5],
      [20, 150],
    ] as const) {
      const layout = tableLayout(columns, rows, 8);
      expect(layout.lowerRows).toBeGreaterThanOrEqual(0);
    }
  });
});
