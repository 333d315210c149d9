import { useEffect } from 'react';
import { useOutside } from '../outside.ts';

/** Rings once whenever it becomes the reader's turn. `turn` names the running turn when it is theirs, else null. */
export function useBellOnTurn(turn: string | null, enabled: boolean): void {
  const { ringBell } = useOutside();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new turn rings, not a changed setting
  useEffect(() => {
    if (turn !== null && enabled) ringBell();
  }, [turn]);
}
