import { useEffect } from 'react';
import type { SessionAction } from '../session/session.ts';
import { useOutside } from './outside.ts';

/** In the lobby, does once what the person came for (`ssh -t HOST join TABLE`). */
export function useErrand(send: (action: SessionAction) => unknown): void {
  const { takeErrand } = useOutside();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the lobby is first shown, whatever send is later
  useEffect(() => {
    const action = takeErrand?.() ?? null;
    if (action !== null) send(action);
  }, []);
}
