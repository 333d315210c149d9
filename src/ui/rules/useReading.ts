import { useMemo } from 'react';
import type { Reading } from '../../rulebook/page.ts';
import { tableRead } from '../../rulebook/tableRead.ts';
import { useSessionView } from '../sessionContext.tsx';
import { useWords } from '../words.tsx';

/** Who reads the rulebook, and at which table. */
export function useReading(): Reading {
  const words = useWords();
  const { place } = useSessionView();
  return useMemo(
    () => ({ words, table: place.at === 'table' ? tableRead(place.view) : null }),
    [words, place],
  );
}
