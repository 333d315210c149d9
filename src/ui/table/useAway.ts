import { useEffect, useReducer } from 'react';
import type { SeatView } from '../../table/view.ts';
import { awayText, nextAwayChangeAt } from '../../words/awayText.ts';
import { useSession } from '../sessionContext.tsx';
import { useWords } from '../words.tsx';

/** What is said of a seat whose player is away; draws again when that changes, once a minute at most for a table. */
export function useAway(seats: readonly SeatView[]): (seat: SeatView | undefined) => string | null {
  const session = useSession();
  const words = useWords();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const now = session.now();
  const nextAt = nextAwayChangeAt(
    seats.flatMap(({ awaySince }) => (awaySince === null ? [] : [awaySince])),
    now,
  );
  useEffect(() => (nextAt === null ? undefined : session.callAt(nextAt, redraw)), [session, nextAt]);
  return (seat) => (seat?.awaySince == null ? null : awayText(words, seat.awaySince, now));
}
