import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockText, isUrgent, nextChangeAt, shownLeftMs } from '../../../src/ui/table/countdown.ts';

describe('countdown', () => {
  it('shows 0 only when time has run out', () => {
    expect(shownLeftMs(0)).toBe(0);
    expect(shownLeftMs(-5)).toBe(0);
    expect(shownLeftMs(1)).toBe(1_000);
  });

  it('counts by the second only in the last ten', () => {
    expect(shownLeftMs(9_001)).toBe(10_000);
    expect(shownLeftMs(31_000)).toBe(35_000);
    expect(shownLeftMs(61_000)).toBe(75_000);
    expect(shownLeftMs(601_000)).toBe(660_000);
  });

  it('names the very moment at which what is shown changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400_000 }), (left) => {
        const deadline = 100_000_000;
        const now = deadline - left;
        const next = nextChangeAt(deadline, now)!;
        expect(next).toBeGreaterThan(now);
        expect(shownLeftMs(deadline - (next - 1))).toBe(shownLeftMs(left));
        expect(shownLeftMs(deadline - next)).not.toBe(shownLeftMs(left));
      }),
    );
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
