import { botFor } from '../../src/bots/botFor.ts';
import type { EventLog } from '../../src/log/eventLog.ts';
import { makeMemoryLog } from '../../src/log/memoryLog.ts';
import {
  DEFAULT_OPTIONS,
  DEFAULT_SETTINGS,
  type MatchOptions,
  type TableSettings,
} from '../../src/rules/options.ts';
import type { TableEvent } from '../../src/table/events.ts';
import { makeTableManager, type TableManagerOptions } from '../../src/tables/makeTableManager.ts';
import { type ManualClock, makeManualClock } from '../../src/tables/manualClock.ts';
import type { EnterRefusal, TableLink, TableManager, TableSetup } from '../../src/tables/tableManager.ts';
import { randomness } from '../table/table.ts';

export interface Tables {
  readonly manager: TableManager;
  readonly clock: ManualClock;
  readonly log: EventLog<TableEvent>;
  /** What the tables told the server's log. */
  readonly faults: string[];
}

export async function tables(
  given: Partial<TableManagerOptions> & { clock?: ManualClock } = {},
): Promise<Tables> {
  const clock = given.clock ?? makeManualClock();
  const log = given.log ?? makeMemoryLog<TableEvent>();
  const faults: string[] = [];
  const note = (_details: object, message: string) => void faults.push(message);
  const manager = await makeTableManager({
    randomness,
    mindOf: botFor,
    botDelayMs: 0,
    fixedTables: [],
    logger: { error: note, warn: note, info() {}, debug() {} },
    ...given,
    clock,
    log,
  });
  return { manager, clock, log, faults };
}

export const setup = (
  options: Partial<MatchOptions> = {},
  settings: Partial<TableSettings> = {},
  name = 'Corner',
): TableSetup => ({
  name,
  options: { ...DEFAULT_OPTIONS, ...options },
  settings: { ...DEFAULT_SETTINGS, ...settings },
});

/** The window that was opened; a refusal fails the test. */
export function opened(link: TableLink | EnterRefusal): TableLink {
  if (typeof link === 'string') throw new Error(`refused: ${link}`);
  return link;
}
