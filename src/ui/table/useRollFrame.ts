import { useEffect, useReducer, useRef } from 'react';
import { useSession } from '../sessionContext.tsx';
import { FRAME_MS, ROLL_FRAMES } from './roller.ts';

interface Roll {
  readonly k: number;
  /** The newest event drawn; a newer view ends the tumbling. */
  readonly version: number;
  readonly startedAt: number | null;
}

/**
 * The picture of a tumbling roll to show, from 0, or null when the dice lie still. It begins when roll `k` is new,
 * and ends by itself, with a newer view (`version`), or with `skip`. Pictures follow the clock, not each other:
 * on a slow line some are left out.
 */
export function useRollFrame(k: number, version: number, enabled: boolean) {
  const session = useSession();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const roll = useRef<Roll>({ k, version, startedAt: null });
  const now = session.now();
  if (roll.current.k !== k) {
    roll.current = { k, version, startedAt: enabled && k > 0 ? now : null };
  } else if (roll.current.version !== version) {
    roll.current = { k, version, startedAt: null };
  }
  const { startedAt } = roll.current;
  const passed = startedAt === null ? ROLL_FRAMES : Math.floor((now - startedAt) / FRAME_MS);
  const frame = passed < ROLL_FRAMES ? passed : null;
  const nextAt = startedAt === null || frame === null ? null : startedAt + (frame + 1) * FRAME_MS;
  useEffect(() => (nextAt === null ? undefined : session.callAt(nextAt, redraw)), [session, nextAt]);
  const skip = () => {
    if (roll.current.startedAt === null) return;
    roll.current = { ...roll.current, startedAt: null };
    redraw();
  };
  return { frame, skip };
}
