import { useMemo } from 'react';
import type { Reading, TableRead } from '../../rulebook/page.ts';
import type { SessionView } from '../../session/session.ts';
import { useSessionView } from '../sessionContext.tsx';
import { useWords } from '../words.tsx';

/** The table where the person is, as the rulebook wants to know it; the options are those of its running match. */
function tableRead({ place }: SessionView): TableRead | null {
  if (place.at !== 'table') return null;
  const { view } = place;
  const match = view.phase === 'lobby' ? null : view.match;
  const { commitment, entropies } = match ?? { commitment: view.nextCommitment, entropies: [] };
  return {
    options: match?.options ?? view.options,
    settings: view.settings,
    fair: commitment === null ? null : { commitment, entropies },
  };
}

/** Who reads the rulebook, and at which table. */
export function useReading(): Reading {
  const words = useWords();
  const view = useSessionView();
  return useMemo(() => ({ words, table: tableRead(view) }), [words, view]);
}
