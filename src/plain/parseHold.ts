import { bestSelection, NO_SELECTION, type Selection } from '../play/selection.ts';
import type { Dice } from '../rules/dice.ts';
import type { Scorer } from '../rules/scorer.ts';

export type HoldProblem = 'notFaces' | 'notThere';

const MOST_TYPED = 40;

/**
 * Dice as somebody names them, as positions of the roll: faces in any order (`1 5`, `15`, `1-5`, `1,5`), `best`,
 * `all` or `none`. A face that is named once more often than it lies there is not there.
 */
export function parseHold(typed: string, dice: Dice, scorer: Scorer): Selection | HoldProblem {
  const text = typed.trim().toLowerCase();
  if (text === 'best') return bestSelection(scorer, dice);
  if (text === 'all') return dice.map((_, index) => index + 1);
  if (text === 'none') return NO_SELECTION;
  const faces = text.slice(0, MOST_TYPED).replace(/[\s,.-]/g, '');
  if (!/^[1-6]+$/.test(faces)) return 'notFaces';
  const chosen = new Set<number>();
  for (const face of faces) {
    const index = dice.findIndex((die, at) => die === Number(face) && !chosen.has(at + 1));
    if (index < 0) return 'notThere';
    chosen.add(index + 1);
  }
  return [...chosen].sort((one, other) => one - other);
}
