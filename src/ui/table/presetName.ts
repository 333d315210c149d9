import type { Translate } from '../../i18n/catalogue.ts';
import type { MatchOptions } from '../../rules/options.ts';

const NAMES = {
  classic: 'rules.presetClassic',
  depot: 'rules.presetDepot',
  folk: 'rules.presetFolk',
  kcd: 'rules.presetKcd',
  smartbox: 'rules.presetSmartbox',
  parlour: 'rules.presetParlour',
  boxed: 'rules.presetBoxed',
  house: 'rules.presetHouse',
} as const;

/** What a scoring table is called (RULES.md section 3). */
export const presetName = (t: Translate, preset: MatchOptions['preset']): string => t(NAMES[preset]);
