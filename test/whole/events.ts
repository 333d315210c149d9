import { join } from 'node:path';
import { openSqliteLog } from '../../src/log/sqliteLog.ts';
import { type TableEvent, tableEventSchema } from '../../src/table/events.ts';

/** What a server that has stopped left in its log about one table. */
export async function storedEvents(folder: string, table: string): Promise<readonly TableEvent[]> {
  const log = openSqliteLog({
    file: join(folder, 'data', 'farkle.db'),
    parse: (raw) => raw as TableEvent,
  });
  try {
    const streams = await log.streams('table');
    for (const stream of streams) {
      const events = (await log.read(stream)).flatMap((commit) => commit.events);
      const opened = events[0];
      if (opened?.type === 'TableOpened' && opened.name === table) {
        return events.map((event) => tableEventSchema.parse(event));
      }
    }
    throw new Error(`There is no table ${table} in ${folder}.`);
  } finally {
    await log.close();
  }
}
