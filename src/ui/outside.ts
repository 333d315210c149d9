import { createContext, useContext } from 'react';
import type { SessionAction } from '../session/session.ts';

/** What a screen may ask of the terminal beside drawing. */
export interface Outside {
  /** Rings the terminal's bell once. */
  readonly ringBell: () => void;
  /** Draws the whole screen anew (Ctrl-L), for a terminal that something else has written into. */
  readonly redraw: () => void;
  /** Asks the terminal to tell of the mouse, or not to any more. */
  readonly setMouse: (on: boolean) => void;
  /** What the person came for with a command, and did not get before there was a screen; given once, else null. */
  readonly takeErrand?: () => SessionAction | null;
}

export const OutsideContext = createContext<Outside>({ ringBell() {}, redraw() {}, setMouse() {} });

export const useOutside = (): Outside => useContext(OutsideContext);
