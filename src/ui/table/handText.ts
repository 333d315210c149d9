import type { Translate } from '../../i18n/catalogue.ts';
import type { Preview } from '../../play/selection.ts';
import type { Dice } from '../../rules/dice.ts';
import { facesText } from '../../words/eventSentence.ts';
import { combinationName, splitText } from '../../words/splitText.ts';

/** What the chosen dice are worth and how, or which of them are in the way; with nothing chosen, how to begin. */
export function handText(
  t: Translate,
  n: (value: number) => string,
  { shown, dead, mark }: { readonly shown: Preview; readonly dead: Dice; readonly mark: string },
): string {
  if (shown.roll === 'mustHold') return t('table.markHint', { mark });
  if (shown.points === null) return t('table.dead', { dice: facesText(dead) });
  if (shown.instantWin) return t('table.selectedWin');
  const [only, ...others] = shown.split;
  const split = only && others.length === 0 ? combinationName(t, only) : splitText(t, shown.split);
  return t('table.selected', { points: n(shown.points), split });
}
