import type { Translate } from '../i18n/catalogue.ts';
import { formatNumber } from '../i18n/formatNumber.ts';
import { translator } from '../i18n/translator.ts';

/** How one language says things. */
export interface Words {
  readonly t: Translate;
  /** A number as the language writes it. */
  readonly n: (value: number) => string;
  readonly lang: string;
}

export const makeWords = (lang: string): Words => ({
  t: translator(lang),
  n: (value) => formatNumber(lang, value),
  lang,
});
