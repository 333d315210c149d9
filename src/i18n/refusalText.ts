import type { Translate } from './catalogue.ts';
import type { refusals } from './en/refusals.ts';

/** Every code for which there is a sentence; callers with a code that has none do not compile. */
export type RefusalCode = keyof typeof refusals;

/** The sentence for a refusal. `openingThreshold` is the table's, in points; only `belowThreshold` names it. */
export function refusalText(t: Translate, code: RefusalCode, openingThreshold = 0): string {
  return t(`refusals.${code}`, { points: t('common.points', { count: openingThreshold }) });
}
