import { createHash } from 'node:crypto';
import { cleanText } from '../i18n/cleanText.ts';
import type { TableEvent } from '../table/events.ts';
import type { TableState } from '../table/state.ts';
import type { Logger } from './logger.ts';

const NAME_CELLS = 24;

/** A table as the server's log names it. The id of one by join code is its code: a name for it stands there instead. */
export const logName = ({ tableId, settings }: Pick<TableState, 'tableId' | 'settings'>): string =>
  settings.access === 'open'
    ? tableId
    : `by-code-${createHash('sha256').update(tableId).digest('hex').slice(0, 8)}`;

/** Tells the server's log what a host wants to know of a commit: tables and matches, their beginnings and ends. */
export function tellCommit(
  logger: Logger,
  before: TableState | null,
  after: TableState,
  events: readonly TableEvent[],
): void {
  const table = logName(after);
  let matchId = before?.match?.matchId ?? null;
  logger.debug({ table, events: events.map(({ type }) => type) }, 'committed');
  for (const event of events) {
    switch (event.type) {
      case 'TableOpened':
        // What players call a table may hold a name, or a code that was typed in the wrong place.
        logger.info(
          { table, ...(event.fixed ? { name: cleanText(event.name, NAME_CELLS) } : {}) },
          'table opened',
        );
        break;
      case 'TableRetired':
        logger.info({ table }, 'table retired');
        break;
      case 'MatchStarted':
        matchId = event.matchId;
        logger.info({ table, match: matchId, seats: event.seats.length }, 'match started');
        break;
      case 'MatchEnded':
        logger.info({ table, match: matchId, status: event.status, reason: event.reason }, 'match ended');
        break;
      default:
    }
  }
}
