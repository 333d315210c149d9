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
  /** Reads the whole stream again; keeps what it had when that fails. */
  reload(): Promise<void>;
}

export const TABLE_STREAMS = 'table';
export const tableStream = (tableId: string): string => `${TABLE_STREAMS}.${tableId}`;

export function makeTableStore(log: EventLog<TableEvent>, tableId: string): TableStore {
  const stream = tableStream(tableId);
  let place: Place = EMPTY;

  return {
    state: () => place.state,

    async commit(events) {
      const id = nanoid();
      const answer = await log.append(stream, place.version, { id, events }).catch((error: unknown) => {
        if (error instanceof UnknownOutcome) return null;
        throw error;
      });
      if (answer !== null && answer !== 'conflict') {
        place = fold(place, { version: answer.version, events });
        return true;
      }
      const commits = await log.read(stream, place.version);
      place = commits.reduce(fold, place);
      return commits.some((commit) => commit.id === id);
    },

    async reload() {
      const commits = await log.read(stream);
      place = commits.reduce(fold, EMPTY);
    },
  };
}

interface Place {
  readonly state: TableState | null;
  readonly version: Version;
}

const EMPTY: Place = { state: null, version: NONE };

function fold({ state }: Place, commit: Pick<Commit<TableEvent>, 'version' | 'events'>): Place {
  return { state: commit.events.reduce(evolveTable, state), version: commit.version };
}
