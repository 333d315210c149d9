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

const SHORT_NAMES = {
  classic: 'rules.shortClassicName',
  depot: 'rules.shortDepotName',
  folk: 'rules.shortFolkName',
  kcd: 'rules.shortKcdName',
} as const satisfies Partial<Record<MatchOptions['preset'], Key>>;

const isLong = (preset: MatchOptions['preset']): preset is keyof typeof SHORT_NAMES => preset in SHORT_NAMES;

/** The same where there is little room: without what stands in brackets or goes without saying. */
export const shortPresetName = (t: Translate, preset: MatchOptions['preset']): string =>
  isLong(preset) ? t(SHORT_NAMES[preset]) : presetName(t, preset);
