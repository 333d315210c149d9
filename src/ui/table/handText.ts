import type { Translate } from '../../i18n/catalogue.ts';
import type { Preview } from '../../play/selection.ts';
import type { Dice } from '../../rules/dice.ts';
import { facesText } from '../../words/eventSentence.ts';
import { combinationName, splitText } from '../../words/splitText.ts';

/**
 * What the chosen dice are worth and how, or which of them are in the way; with nothing chosen, how to begin. The whole
 * sentence, then what is left of it where there is little room.
 */
export function handText(
  t: Translate,
  n: (value: number) => string,
  { shown, dead, mark }: { readonly shown: Preview; readonly dead: Dice; readonly mark: string },
): readonly [whole: string, short: string] {
  if (shown.roll === 'mustHold') return both(t('table.markHint', { mark }));
  if (shown.points === null) {
    const dice = facesText(dead);
    return [t('table.dead', { dice }), t('table.deadShort', { dice })];
  }
  if (shown.instantWin) return both(t('table.selectedWin'));
  const [only, ...others] = shown.split;
  const split = only && others.length === 0 ? combinationName(t, only) : splitText(t, shown.split);
  const points = n(shown.points);
  return [t('table.selected', { points, split }), t('table.selectedShort', { points })];
}

const both = (text: string): readonly [string, string] => [text, text];
