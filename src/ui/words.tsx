import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { makeWords, type Words } from '../words/words.ts';
import { plainPunctuation } from './glyphs.ts';
import { useTheme } from './theme.tsx';

function wordsFor(lang: string, ascii: boolean): Words {
  const words = makeWords(lang);
  if (!ascii) return words;
  return {
    t: (key, params) => plainPunctuation(words.t(key, params)),
    n: (value) => plainPunctuation(words.n(value)),
    lang,
  };
}

const WordsContext = createContext<Words>(wordsFor('en', false));

/** Stands inside the theme: a terminal without Unicode gets plain quotes and dashes. */
export function WordsProvider({ lang, children }: { readonly lang: string; readonly children: ReactNode }) {
  const { ascii } = useTheme();
  const value = useMemo(() => wordsFor(lang, ascii), [lang, ascii]);
  return <WordsContext.Provider value={value}>{children}</WordsContext.Provider>;
}

export const useWords = (): Words => useContext(WordsContext);
