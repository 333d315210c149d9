import type { Translate } from '../i18n/catalogue.ts';
import { formatNumber } from '../i18n/formatNumber.ts';
import { formatPercent } from '../i18n/formatPercent.ts';
import { translator } from '../i18n/translator.ts';
import { plainPunctuation } from './plainPunctuation.ts';

/** How one language says things. */
export interface Words {
  readonly t: Translate;
  /** A number as the language writes it. */
  readonly n: (value: number) => string;
  /** A share of 0 to 1 in percent, as the language writes it. */
  readonly percent: (share: number) => string;
  readonly lang: string;
}

export const makeWords = (lang: string): Words => ({
  t: translator(lang),
  n: (value) => formatNumber(lang, value),
  percent: (share) => formatPercent(lang, share),
  lang,
});

/** The same, with plain quotes and dashes for a terminal without Unicode. */
export function wordsFor(lang: string, ascii: boolean): Words {
  const words = makeWords(lang);
  if (!ascii) return words;
  return {
    t: (key, params) => plainPunctuation(words.t(key, params)),
    n: (value) => plainPunctuation(words.n(value)),
    percent: (share) => plainPunctuation(words.percent(share)),
    lang,
  };
}
