import { useRef } from 'react';
import type { TableView } from '../../table/view.ts';

/**
 * Whether the reader had a seat in this match and has lost it by letting the idle limit run out (RULES.md section 6):
 * whoever leaves is not at the table any more.
 */
export function useRemoved({ match, you }: TableView): boolean {
  const played = useRef<{ readonly matchId: string; readonly seat: number } | null>(null);
  if (match !== null && you !== null) played.current = { matchId: match.matchId, seat: you };
  if (match === null || you !== null || played.current?.matchId !== match.matchId) return false;
  return match.seats.some(({ seat, status }) => seat === played.current?.seat && status === 'gone');
}
