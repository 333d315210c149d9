import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockText, isUrgent, nextChangeAt, shownLeftMs } from '../../../src/ui/table/countdown.ts';

describe('countdown', () => {
  it('shows the whole seconds that are left, and never more', () => {
    expect([-5, 0, 12_000, 11_900, 31_000, 61_000].map(shownLeftMs)).toEqual([
      0, 0, 12_000, 11_000, 31_000, 61_000,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400_000 }), (left) => {
        expect(shownLeftMs(left)).toBeLessThanOrEqual(left + 50);
        expect(shownLeftMs(left)).toBeGreaterThan(left - 1_000);
      }),
    );
  });

  it('takes a picture that is drawn a moment late for the one that was meant', () => {
    expect(shownLeftMs(9_990)).toBe(10_000);
  });

  it('is drawn again by the second in the last ten, before that at full steps', () => {
    const nextLeft = (left: number) => 1_000_000 - (nextChangeAt(1_000_000, 1_000_000 - left) ?? Number.NaN);
    expect([1, 9_001, 10_000, 10_001, 31_000, 61_000, 601_000].map(nextLeft)).toEqual([
      0, 9_000, 9_000, 10_000, 30_000, 60_000, 600_000,
    ]);
    expect(nextChangeAt(1_000, 1_000)).toBe(null);
  });

  it('draws a minute in at most 21 pictures', () => {
    let [now, pictures] = [0, 0];
    for (let next = nextChangeAt(60_000, now); next !== null; next = nextChangeAt(60_000, now)) {
      now = next;
      pictures += 1;
    }
    expect(pictures).toBeLessThanOrEqual(21);
  });

  it('is written as a clock', () => {
    expect([0, 8_000, 60_000, 725_000, 3_605_000].map(clockText)).toEqual([
      '0:00',
      '0:08',
      '1:00',
      '12:05',
      '1:00:05',
    ]);
    expect([isUrgent(10_000), isUrgent(10_001)]).toEqual([true, false]);
  });
});
