import type { Translate } from '../i18n/catalogue.ts';
import { formatNumber } from '../i18n/formatNumber.ts';
import { translator } from '../i18n/translator.ts';
import { plainPunctuation } from './plainPunctuation.ts';

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

/** The same, with plain quotes and dashes for a terminal without Unicode. */
export function wordsFor(lang: string, ascii: boolean): Words {
  const words = makeWords(lang);
  if (!ascii) return words;
  return {
    t: (key, params) => plainPunctuation(words.t(key, params)),
    n: (value) => plainPunctuation(words.n(value)),
    lang,
  };
}
