import { nanoid } from 'nanoid';
import { type Commit, type EventLog, NONE, UnknownOutcome, type Version } from '../log/eventLog.ts';
import type { TableEvent } from '../table/events.ts';
import { evolveTable } from '../table/evolveTable.ts';
import type { TableState } from '../table/state.ts';

/** One table as its stream has it. */
export interface TableStore {
  /** Null while the stream is empty or has not been read. */
  state(): TableState | null;
  /**
   * Makes the events of one command durable, then folds them in. False: others had written, which is folded in now,
   * and what was decided must be decided again. Throws when nothing could be stored or read.
   */
  commit(events: readonly TableEvent[]): Promise<boolean>;
  /** Reads the whole stream again. */
  reload(): Promise<void>;
}

export const TABLE_STREAMS = 'table';
export const tableStream = (tableId: string): string => `${TABLE_STREAMS}.${tableId}`;

export function makeTableStore(log: EventLog<TableEvent>, tableId: string): TableStore {
  const stream = tableStream(tableId);
  let state: TableState | null = null;
  let version: Version = NONE;

  const fold = (commit: Pick<Commit<TableEvent>, 'version' | 'events'>): void => {
    state = commit.events.reduce(evolveTable, state);
    version = commit.version;
  };

  const catchUp = async (): Promise<readonly Commit<TableEvent>[]> => {
    const commits = await log.read(stream, version);
    commits.forEach(fold);
    return commits;
  };

  return {
    state: () => state,

    async commit(events) {
      const id = nanoid();
      const answer = await log.append(stream, version, { id, events }).catch((error: unknown) => {
        if (error instanceof UnknownOutcome) return null;
        throw error;
      });
      if (answer !== null && answer !== 'conflict') {
        fold({ version: answer.version, events });
        return true;
      }
      const commits = await catchUp();
      return commits.some((commit) => commit.id === id);
    },

    async reload() {
      state = null;
      version = NONE;
      await catchUp();
    },
  };
}
