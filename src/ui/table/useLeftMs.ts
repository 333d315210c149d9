import { useEffect, useReducer } from 'react';
import { useSession } from '../sessionContext.tsx';
import { nextChangeAt } from './countdown.ts';

/** Time left to a deadline, in milliseconds; draws again only when what is shown for it changes. */
export function useLeftMs(deadlineAt: number | null): number | null {
  const session = useSession();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const now = session.now();
  const nextAt = deadlineAt === null ? null : nextChangeAt(deadlineAt, now);
  useEffect(() => (nextAt === null ? undefined : session.callAt(nextAt, redraw)), [session, nextAt]);
  return deadlineAt === null ? null : Math.max(0, deadlineAt - now);
}
