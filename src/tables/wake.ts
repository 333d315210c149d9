import type { EventLog } from '../log/eventLog.ts';
import type { Randomness } from '../table/commands.ts';
import type { TableEvent } from '../table/events.ts';
import { openTable } from '../table/openTable.ts';
import { people } from '../table/seats.ts';
import type { Logger } from './logger.ts';
import { slugOf } from './tableCode.ts';
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
  const named = new Set(fixedTables.map(({ name }) => slugOf(name)));
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
    if (!state.fixed || named.has(tableId) || people(state).length > 0) standing.push(store);
  }
  return standing;
}

/** A tombstone is a stream's last word: thousands of old tables cost a start no more than a look at it. */
async function isRetired(log: EventLog<TableEvent>, stream: string): Promise<boolean> {
  return (await log.last(stream))?.events.at(-1)?.type === 'TableRetired';
}

/** Opens a table from the command line for the first time; null when its name was taken meanwhile. */
export async function openFixedTable(
  log: EventLog<TableEvent>,
  setup: TableSetup,
  randomness: Randomness,
  at: number,
): Promise<TableStore | null> {
  const tableId = slugOf(setup.name);
  const store = makeTableStore(log, tableId);
  const stored = await store.commit(openTable({ ...setup, at, tableId, host: null }, randomness));
  return stored ? store : null;
}
