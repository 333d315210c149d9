import { resume } from '../match/decide.ts';
import type { TableRefusal } from './refusals.ts';
import { people } from './seats.ts';
import { ownSeat, type TableContext } from './tableContext.ts';
import { emit, type TableDraft } from './tableDraft.ts';

/** The player's last connection to the table was lost. The seat and its clocks go on (RULES.md section 7). */
export function goAway(draft: TableDraft, context: TableContext): TableRefusal | null {
  const own = ownSeat(draft.state, context);
  if (own === null) return 'notSeated';
  if (own.awaySince === null) {
    emit(draft, { type: 'WentAway', at: context.now, seat: own.seat, name: own.player.name });
  }
  return null;
}

export function comeBack(draft: TableDraft, context: TableContext): TableRefusal | null {
  const own = ownSeat(draft.state, context);
  if (own === null) return 'notSeated';
  if (own.awaySince !== null) {
    emit(draft, { type: 'CameBack', at: context.now, seat: own.seat, name: own.player.name });
  }
  return null;
}

/**
 * The server has started again: what was running has run out or runs on (RULES.md section 6), nobody is connected
 * yet, and everyone's time away counts from now.
 */
export function resumeTable(draft: TableDraft, { now }: TableContext): null {
  const { phase, match } = draft.state;
  if (phase === 'playing' && match !== null) emit(draft, ...resume(match, now));
  for (const { seat, player } of people(draft.state)) {
    emit(draft, { type: 'WentAway', at: now, seat, name: player.name });
  }
  return null;
}
