import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Words, wordsFor } from '../words/words.ts';
import { useTheme } from './theme.tsx';

const WordsContext = createContext<Words>(wordsFor('en', false));

/** Stands inside the theme: a terminal without Unicode gets plain quotes and dashes. */
export function WordsProvider({ lang, children }: { readonly lang: string; readonly children: ReactNode }) {
  const { ascii } = useTheme();
  const value = useMemo(() => wordsFor(lang, ascii), [lang, ascii]);
  return <WordsContext.Provider value={value}>{children}</WordsContext.Provider>;
}

export const useWords = (): Words => useContext(WordsContext);
