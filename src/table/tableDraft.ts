import type { TableEvent } from './events.ts';
import { evolveTable } from './evolveTable.ts';
import type { TableState } from './state.ts';

/** A decision in the making: what has been decided so far, and the table with it folded in. */
export interface TableDraft {
  state: TableState;
  readonly events: TableEvent[];
}

export const tableDraftOf = (state: TableState): TableDraft => ({ state, events: [] });

/** Decides some more; the live table is the fold of the events by construction. */
export function emit(draft: TableDraft, ...events: readonly TableEvent[]): void {
  for (const event of events) {
    draft.events.push(event);
    draft.state = evolveTable(draft.state, event);
  }
}
