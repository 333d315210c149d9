import { openDatabase } from '../db/openDatabase.ts';
import { type Commit, type EventLog, NONE } from '../log/eventLog.ts';
import type { TableEvent } from '../table/events.ts';
import { type MatchRecords, makeMatchRecords } from './matches.ts';
import { makePlayerRecords, type PlayerRecords } from './players.ts';
import { makeRecorder } from './recordCommit.ts';
import { RECORD_MIGRATIONS } from './schema.ts';

export interface Records extends PlayerRecords, MatchRecords {
  /** Resolves when everything that the log held at the opening is in the records. */
  readonly caughtUp: Promise<void>;
  close(): void;
}

export interface RecordsOptions {
  readonly log: EventLog<TableEvent>;
  /** A file of its own, which may be deleted: it is made again from the log. */
  readonly file: string;
  /** A commit that cannot be read; the records go on without its stream. */
  readonly onError: (error: unknown) => void;
}

/**
 * Opens the records and keeps them up with the log.
 * @throws UnusableDatabase with a sentence for people
 */
export function openRecords({ log, file, onError }: RecordsOptions): Records {
  const db = openDatabase({ file, migrations: RECORD_MIGRATIONS, synchronous: 'NORMAL' });
  const record = makeRecorder(db);
  const checkpoint = db.prepare<[string]>('INSERT OR REPLACE INTO checkpoint VALUES (1, ?)');
  const position = db.prepare<[], string>('SELECT position FROM checkpoint').pluck().get() ?? NONE;

  const take = db.transaction((commit: Commit<TableEvent>, at: string) => {
    if (commit.stream.startsWith('table.')) record(commit);
    checkpoint.run(at);
  });

  let stop = (): void => {};
  const caughtUp = new Promise<void>((resolve) => {
    stop = log.tail(position, (commit, at) => void take(commit, at), resolve, onError);
  });

  return {
    caughtUp,
    ...makePlayerRecords(db),
    ...makeMatchRecords(db),
    close() {
      stop();
      db.close();
    },
  };
}
