import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Translate } from '../i18n/catalogue.ts';
import { formatNumber } from '../i18n/formatNumber.ts';
import { translator } from '../i18n/translator.ts';
import { plainPunctuation } from './glyphs.ts';
import { useTheme } from './theme.tsx';

export interface Words {
  readonly t: Translate;
  /** A number as the language writes it. */
  readonly n: (value: number) => string;
  readonly lang: string;
}

function makeWords(lang: string, ascii: boolean): Words {
  const t = translator(lang);
  const n = (value: number) => formatNumber(lang, value);
  if (!ascii) return { t, n, lang };
  return {
    t: (key, params) => plainPunctuation(t(key, params)),
    n: (value) => plainPunctuation(n(value)),
    lang,
  };
}

const WordsContext = createContext<Words>(makeWords('en', false));

/** Stands inside the theme: a terminal without Unicode gets plain quotes and dashes. */
export function WordsProvider({ lang, children }: { readonly lang: string; readonly children: ReactNode }) {
  const { ascii } = useTheme();
  const value = useMemo(() => makeWords(lang, ascii), [lang, ascii]);
  return <WordsContext.Provider value={value}>{children}</WordsContext.Provider>;
}

export const useWords = (): Words => useContext(WordsContext);
