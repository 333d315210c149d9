import { say } from './chat.ts';
import type { Randomness, Sender, TableCommand } from './commands.ts';
import type { TableEvent } from './events.ts';
import { changeOptions, chooseEntropy, lock, rematch, start } from './hosting.ts';
import { matchCommandOf, play } from './playing.ts';
import { comeBack, goAway, resumeTable } from './presence.ts';
import type { TableRefusal } from './refusals.ts';
import { addBot, giveUp, kick, removeBot, sit } from './seating.ts';
import { settleAround, settleTable } from './settleTable.ts';
import type { TableState } from './state.ts';
import { ownSeat, type TableContext } from './tableContext.ts';
import { type TableDraft, tableDraftOf } from './tableDraft.ts';

/** What follows from a command. Events of what had run out before it stand also where the command is refused. */
export interface TableDecision {
  readonly events: readonly TableEvent[];
  readonly refusal: TableRefusal | null;
}

/** Decides a command that reached the server at `now` (epoch ms), by RULES.md sections 4–8. Pure, and it never throws. */
export function decideTable(
  state: TableState,
  sender: Sender,
  command: TableCommand,
  randomness: Randomness,
  now: number,
): TableDecision {
  if (state.phase === 'retired') return { events: [], refusal: 'tableGone' };
  const draft = tableDraftOf(state);
  const context = { sender, randomness, now };
  const refusal = decideIn(draft, context, command);
  settleAround(draft, randomness, now);
  return { events: draft.events, refusal };
}

function decideIn(draft: TableDraft, context: TableContext, command: TableCommand): TableRefusal | null {
  const matchCommand = matchCommandOf(draft, context, command);
  if (matchCommand !== null) return play(draft, matchCommand, context.now);
  // The time that a stop of the server took has not run out for anyone: `Resume` comes before anything is settled.
  if (command.type === 'Resume') return resumeTable(draft, context);
  settleTable(draft, context.randomness, context.now);
  if (draft.state.phase === 'retired') return 'tableGone';
  return decideAtTable(draft, context, command);
}

function decideAtTable(
  draft: TableDraft,
  context: TableContext,
  command: Exclude<TableCommand, { type: 'Resume' }>,
): TableRefusal | null {
  switch (command.type) {
    case 'Sit':
      return sit(draft, context, command.seat);
    case 'AddBot':
      return addBot(draft, context, command.seat);
    case 'RemoveBot':
      return removeBot(draft, context, command.seat);
    case 'Leave':
      return giveUp(draft, context);
    case 'ChangeOptions':
      return changeOptions(draft, context, command);
    case 'ChooseEntropy':
      return chooseEntropy(draft, context, command.entropy);
    case 'Kick':
      return kick(draft, context, command.seat);
    case 'Lock':
      return lock(draft, context, command.locked);
    case 'Start':
      return start(draft, context);
    case 'Rematch':
      return rematch(draft, context);
    case 'Say':
      return say(draft, context, command.text);
    case 'Roll':
    case 'Bank':
    case 'Finish':
      return refuseNoMatch(draft, context);
    case 'GoAway':
      return goAway(draft, context);
    case 'ComeBack':
      return comeBack(draft, context);
    case 'Expire':
      return null;
    default:
      return command satisfies never;
  }
}

function refuseNoMatch(draft: TableDraft, context: TableContext): TableRefusal {
  if (ownSeat(draft.state, context) === null) return 'notSeated';
  return draft.state.phase === 'over' ? 'matchOver' : 'noMatch';
}
