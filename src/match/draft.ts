import type { MatchEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { MatchState } from './state.ts';

/** A decision in the making: what has been decided so far, and the state with it folded in. */
export interface Draft {
  state: MatchState;
  readonly events: MatchEvent[];
}

export const draftOf = (state: MatchState): Draft => ({ state, events: [] });

/** Decides one more event; the live state is the fold of the events by construction. */
export function emit(draft: Draft, event: MatchEvent): void {
  draft.events.push(event);
  draft.state = evolve(draft.state, event);
}
