import type { Key, Translate } from '../i18n/catalogue.ts';
import type { MatchOptions } from '../rules/options.ts';

export const PRESET_NAMES = {
  classic: 'rules.presetClassic',
  depot: 'rules.presetDepot',
  folk: 'rules.presetFolk',
  kcd: 'rules.presetKcd',
  smartbox: 'rules.presetSmartbox',
  parlour: 'rules.presetParlour',
  boxed: 'rules.presetBoxed',
  house: 'rules.presetHouse',
} as const satisfies Record<MatchOptions['preset'], Key>;

/** What a scoring table is called on the screen. */
export const presetName = (t: Translate, preset: MatchOptions['preset']): string => t(PRESET_NAMES[preset]);
