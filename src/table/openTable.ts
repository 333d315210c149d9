import type { MatchOptions, TableSettings } from '../rules/options.ts';
import type { PlayerRef, Randomness } from './commands.ts';
import type { TableEvent } from './events.ts';
import { evolveTable } from './evolveTable.ts';
import { start } from './hosting.ts';
import { addBot, sit } from './seating.ts';
import { isSolo } from './seats.ts';
import { settleAround } from './settleTable.ts';
import type { TableContext } from './tableContext.ts';
import { emit, type TableDraft } from './tableDraft.ts';

export interface TableOpening {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly tableId: string;
  readonly name: string;
  readonly options: MatchOptions;
  readonly settings: TableSettings;
  /** Sits in seat 1 and is the host; null for a table from the command line, whose options are fixed. */
  readonly host: PlayerRef | null;
  /** How many bots sit from the beginning; a solo table has at least one. */
  readonly bots?: number;
  /** Start the match at once: quick play. */
  readonly start?: boolean;
}

/** The first events of a table: opened, its first match prepared, the host and bots seated (RULES.md sections 7 and 8). */
export function openTable(opening: TableOpening, randomness: Randomness): readonly TableEvent[] {
  const { at, tableId, name, options, settings, host } = opening;
  const opened: TableEvent = {
    type: 'TableOpened',
    at,
    tableId,
    name,
    options,
    settings,
    fixed: host === null,
  };
  const draft: TableDraft = { state: evolveTable(null, opened), events: [opened] };
  emit(draft, { type: 'MatchPrepared', at, ...randomness.seed });
  if (host !== null)
    seatFirst(draft, opening, {
      sender: { kind: 'player', player: host },
      randomness,
      now: at,
    });
  return draft.events;
}

function seatFirst(draft: TableDraft, opening: TableOpening, context: TableContext): void {
  const bots = Math.max(opening.bots ?? 0, isSolo(opening.settings) ? 1 : 0);
  sit(draft, context);
  settleAround(draft, context.randomness, context.now);
  for (let n = 0; n < bots; n += 1) addBot(draft, context);
  if (opening.start === true) start(draft, context);
}
