import type { Translate } from '../../i18n/catalogue.ts';
import { refusalText } from '../../i18n/refusalText.ts';
import type { NextStep } from '../../play/nextStep.ts';
import type { Preview } from '../../play/selection.ts';
import type { MatchOptions } from '../../rules/options.ts';
import type { Step } from './Steps.tsx';

interface Offered {
  readonly shown: Preview;
  readonly marked: NextStep | null;
  readonly options: MatchOptions;
  /** Points of the best hold, while nothing is chosen. */
  readonly bestPoints: number;
  readonly hasRolled: boolean;
  /** Pool mode: only this player has time left. */
  readonly mayFinish: boolean;
}

/** The two lines of what the player to act can do: roll, bank; or choose, while nothing is chosen. */
export function stepsOf(t: Translate, n: (value: number) => string, offered: Offered): Step[] {
  const { shown, marked, hasRolled, bestPoints } = offered;
  if (!hasRolled) {
    const text = t('table.doRoll', { count: shown.nextDice });
    const finish = { key: 'f', text: t('table.doFinish'), marked: false, refused: false };
    const roll = { key: 'r', text, marked: marked === 'roll', refused: false };
    return offered.mayFinish ? [roll, finish] : [roll];
  }
  if (shown.roll !== null) {
    const points = t('common.points', { count: bestPoints });
    const best = {
      key: 'a',
      text: t('table.doBest', { points }),
      marked: marked === 'selectBest',
      refused: false,
    };
    const clear = { key: 'x', text: t('table.doClear'), marked: false, refused: false };
    return shown.roll === 'mustHold' ? [best] : [best, clear];
  }
  const text = shown.hotDice ? t('table.doHoldFresh') : t('table.doHoldRoll', { count: shown.nextDice });
  return [{ key: 'r', text, marked: marked === 'roll', refused: false }, bankStep(t, n, offered)];
}

function bankStep(t: Translate, n: (value: number) => string, { shown, marked, options }: Offered): Step {
  const [total, banked] = [n(shown.total), n(shown.banked)];
  if (shown.bank !== null) {
    const why = refusalText(t, shown.bank, options.openingThreshold);
    return { key: 'b', text: t('table.cannotBank', { why }), short: why, marked: false, refused: true };
  }
  const text = shown.instantWin ? t('table.doWin') : t('table.doBank', { total, banked });
  return { key: 'b', text, marked: marked === 'bank', refused: false };
}
