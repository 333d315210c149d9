import type { EventLog } from '../log/eventLog.ts';
import type { TableEvent } from '../table/events.ts';
import { people } from '../table/seats.ts';
import type { TableState } from '../table/state.ts';
import type { Logger } from './logger.ts';
import { nameKey, parseTableCode } from './tableCode.ts';
import type { TableSetup } from './tableManager.ts';
import { makeTableStore, TABLE_STREAMS, type TableStore } from './tableStore.ts';

/**
 * The tables of the log that still stand: not retired, and a fixed one only while the command line names it or
 * somebody sits there. A stream that cannot be read is left alone, and the others wake.
 */
export async function storedTables(
  log: EventLog<TableEvent>,
  fixedTables: readonly TableSetup[],
  logger: Logger,
): Promise<readonly TableStore[]> {
  const standing: TableStore[] = [];
  for (const stream of await log.streams(TABLE_STREAMS)) {
    const tableId = stream.slice(TABLE_STREAMS.length + 1);
    const store = makeTableStore(log, tableId);
    try {
      if (await isRetired(log, stream)) continue;
      await store.reload();
    } catch (error) {
      logger.error({ err: error }, 'a stored table cannot be read');
      continue;
    }
    const state = store.state();
    if (state === null) continue;
    const isNamed = fixedTables.some((setup) => standsFor(state, setup));
    if (!state.fixed || isNamed || people(state).length > 0) standing.push(store);
  }
  return standing;
}

/** A tombstone is a stream's last word: thousands of old tables cost a start no more than a look at it. */
async function isRetired(log: EventLog<TableEvent>, stream: string): Promise<boolean> {
  return (await log.last(stream))?.events.at(-1)?.type === 'TableRetired';
}

/**
 * Whether a stored table is the one that the command line names. An id that all could read in the lobby while the
 * table was open, or that was made of its name, is no join code.
 */
export const standsFor = (state: TableState, { name, settings }: TableSetup): boolean =>
  state.fixed &&
  nameKey(state.name) === nameKey(name) &&
  state.settings.access === settings.access &&
  (settings.access === 'open' || parseTableCode(state.tableId) === state.tableId);
