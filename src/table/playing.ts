import type { MatchCommand } from '../match/commands.ts';
import { decide } from '../match/decide.ts';
import type { TableCommand } from './commands.ts';
import type { TableRefusal } from './refusals.ts';
import { ownSeat, type TableContext } from './tableContext.ts';
import { emit, type TableDraft } from './tableDraft.ts';

/** A command for the running match, or null where it is none: then it is the table's. */
export function matchCommandOf(
  draft: TableDraft,
  context: TableContext,
  command: TableCommand,
): MatchCommand | null {
  const { sender } = context;
  const seat = sender.kind === 'bot' ? sender.seat : (ownSeat(draft.state, context)?.seat ?? null);
  if (draft.state.phase !== 'playing' || seat === null) return null;
  switch (command.type) {
    case 'Roll':
    case 'Bank':
      return { type: command.type, seat, hold: command.hold };
    case 'Leave':
    case 'Finish':
      return { type: command.type, seat };
    default:
      return null;
  }
}

/** The match settles itself before it decides: what ran out and the command are one decision, and the refusal knows of both. */
export function play(draft: TableDraft, command: MatchCommand, now: number): TableRefusal | null {
  const { match } = draft.state;
  if (match === null) return 'noMatch';
  const { events, refusal } = decide(match, command, now);
  emit(draft, ...events);
  return refusal;
}
