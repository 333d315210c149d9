import { deadline } from '../match/deadline.ts';
import { nextDue } from './away.ts';
import type { TableState } from './state.ts';

/** The next moment (epoch ms) at which the table changes by itself: its match's, of somebody away too long, or of results that nobody sits before; null: never. */
export function tableDeadline(state: TableState): number | null {
  if (state.phase === 'playing' && state.match !== null) return deadline(state.match);
  return nextDue(state)?.at ?? null;
}
