import { useReducer, useRef } from 'react';
import { NO_SELECTION, type Selection } from '../../play/selection.ts';

/** What the player has in hand for one roll, before it is sent. */
export interface Hand {
  readonly selection: Selection;
  /** The die the arrow keys are at; null until they are used. */
  readonly cursor: number | null;
  /** The step that the player marked. */
  readonly preferred: 'roll' | 'bank' | null;
  /** A command for this roll is under way: keys wait for its outcome. */
  readonly sent: boolean;
}

const EMPTY: Hand = { selection: NO_SELECTION, cursor: null, preferred: null, sent: false };

/**
 * The hand for the roll that `roll` names; another roll begins with an empty one. `now()` is the hand as the last
 * key left it, for keys that arrive before the next drawing.
 */
export function useHand(roll: string) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const held = useRef({ roll, hand: EMPTY });
  if (held.current.roll !== roll) held.current = { roll, hand: EMPTY };
  return {
    hand: held.current.hand,
    now: () => held.current.hand,
    change(changes: Partial<Hand>) {
      held.current = { ...held.current, hand: { ...held.current.hand, ...changes } };
      redraw();
    },
    /** Takes back `sent` after a refusal, unless another roll has come since. */
    giveBack(sentFor: string) {
      if (held.current.roll !== sentFor) return;
      held.current = { ...held.current, hand: { ...held.current.hand, sent: false } };
      redraw();
    },
  };
}
