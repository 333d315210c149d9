import { createContext, useContext } from 'react';

/** The room that a frame leaves for what it frames, in cells. */
export interface Body {
  readonly columns: number;
  readonly rows: number;
}

export const BodyContext = createContext<Body>({ columns: 78, rows: 18 });

/** How much room the body of the frame has, so that lists can scroll instead of being cut. */
export const useBody = (): Body => useContext(BodyContext);
