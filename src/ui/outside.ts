import { createContext, useContext } from 'react';

/** What a screen may ask of the terminal beside drawing. */
export interface Outside {
  /** Rings the terminal's bell once. */
  readonly ringBell: () => void;
  /** Draws the whole screen anew (Ctrl-L), for a terminal that something else has written into. */
  readonly redraw: () => void;
}

export const OutsideContext = createContext<Outside>({ ringBell() {}, redraw() {} });

export const useOutside = (): Outside => useContext(OutsideContext);
