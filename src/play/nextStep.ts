import type { Preview } from './selection.ts';

/** What Enter does: the step that is marked on the screen. */
export type NextStep = 'roll' | 'bank' | 'selectBest';

/** With so few dice left a farkle is nearly as likely as not. */
const FEW_DICE = 2;

/**
 * The step that is marked: roll at the beginning, choose the best dice where those chosen are no
 * legal hold, then bank where that
 * wins, ends the match or would leave two dice or fewer to roll, else roll. `preferred` is what the player marked
 * with the arrow keys; it stands where it is possible.
 */
export function nextStep(shown: Preview, target: number | null, preferred: 'roll' | 'bank' | null): NextStep {
  if (shown.roll !== null) return 'selectBest';
  if (shown.bank !== null) return 'roll';
  if (preferred !== null) return preferred;
  const reachesTarget = target !== null && shown.banked >= target;
  return reachesTarget || shown.instantWin || shown.nextDice <= FEW_DICE ? 'bank' : 'roll';
}
