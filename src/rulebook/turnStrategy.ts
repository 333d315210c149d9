import type { PresetId } from '../rules/presets.ts';

/** The best play for one turn alone, when only its points count. */
export interface TurnStrategy {
  /** What a turn makes on average, in points. */
  readonly expected: number;
  /** For one to six dice to roll: the turn total from which banking is at least as good as rolling. */
  readonly bankFrom: readonly [number, number, number, number, number, number];
}

/**
 * Worked out from the scoring tables, which takes too long to do for a reader (strict three pairs; no threshold, no
 * penalty). The tests work it out again and compare.
 */
export const TURN_STRATEGY: Readonly<Record<PresetId, TurnStrategy>> = {
  classic: { expected: 541, bankFrom: [300, 250, 450, 1050, 3050, 16100] },
  depot: { expected: 605, bankFrom: [350, 300, 450, 1050, 3100, 18650] },
  folk: { expected: 600, bankFrom: [350, 300, 450, 1050, 3100, 18450] },
  kcd: { expected: 564, bankFrom: [300, 250, 450, 1050, 3400, 12950] },
  smartbox: { expected: 489, bankFrom: [300, 250, 400, 1000, 2900, 14500] },
  parlour: { expected: 462, bankFrom: [250, 250, 400, 1000, 2900, 10450] },
  boxed: { expected: 542, bankFrom: [300, 250, 400, 950, 2800, 16800] },
};
