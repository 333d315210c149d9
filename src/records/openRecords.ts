import { rmSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { openDatabase } from '../db/openDatabase.ts';
import { DamagedDatabase, explainFailure } from '../db/unusableDatabase.ts';
import { type Commit, type EventLog, NONE } from '../log/eventLog.ts';
import type { MatchEvent } from '../match/events.ts';
import type { TableEvent } from '../table/events.ts';
import { type MatchRecords, makeMatchRecords } from './matches.ts';
import { makePlayerRecords, type PlayerRecords } from './players.ts';
import { readMatch } from './readMatch.ts';
import { makeRecorder } from './recordCommit.ts';
import { RECORD_MIGRATIONS } from './schema.ts';

export interface Records extends PlayerRecords, MatchRecords {
  /** Resolves when everything that the log held at the opening is in the records, or the records cannot go on. */
  readonly caughtUp: Promise<void>;
  /** Resolves when everything that has happened at a table by now is in the records, or the records cannot go on. */
  upTo(tableId: string): Promise<void>;
  /** The events of a match that ended, from the log itself; null where no such match is recorded. */
  eventsOf(matchId: string): Promise<readonly MatchEvent[] | null>;
  close(): void;
}

export interface RecordsOptions {
  readonly log: EventLog<TableEvent>;
  /** A file of its own, which may be deleted: it is made again from the log. */
  readonly file: string;
  /** A commit that cannot be read: the records go on without its stream. Or the file fails: they stop. */
  readonly onError: (error: unknown) => void;
  /** The file was damaged and is being made again from the log. */
  readonly onRebuild?: (damage: DamagedDatabase) => void;
}

/**
 * Opens the records and keeps them up with the log.
 * @throws UnusableDatabase with a sentence for people
 */
export function openRecords({ log, file, onError, onRebuild = () => {} }: RecordsOptions): Records {
  const db = openOrRebuild(file, onRebuild);
  const record = makeRecorder(db);
  const checkpoint = db.prepare<[string]>('INSERT OR REPLACE INTO checkpoint VALUES (1, ?)');
  const position = db.prepare<[], string>('SELECT position FROM checkpoint').pluck().get() ?? NONE;

  const take = db.transaction((commit: Commit<TableEvent>, at: string) => {
    if (commit.stream.startsWith('table.')) record(commit);
    checkpoint.run(at);
  });

  let stop = (): void => {};
  const caughtUp = new Promise<void>((resolve) => {
    const failed = (error: unknown): void => {
      stop();
      onError(error);
      resolve();
    };
    const onCommit = (commit: Commit<TableEvent>, at: string): void => {
      try {
        take(commit, at);
      } catch (error) {
        failed(error);
      }
    };
    stop = log.tail(position, onCommit, resolve, onError);
  });

  const matches = makeMatchRecords(db);

  return {
    caughtUp,
    async upTo(tableId) {
      const newest = await log.last(`table.${tableId}`);
      if (newest !== null) await log.reached(newest.version);
    },
    async eventsOf(matchId) {
      const match = matches.match(matchId);
      return match === null ? null : readMatch(log, match);
    },
    ...makePlayerRecords(db),
    ...matches,
    close() {
      stop();
      db.close();
    },
  };
}

/** What is derived can be derived again: a damaged file is deleted and begun anew. */
function openOrRebuild(file: string, onRebuild: (damage: DamagedDatabase) => void): Database {
  try {
    return openChecked(file);
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error;
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    onRebuild(error);
    return openChecked(file);
  }
}

function openChecked(file: string): Database {
  const db = openDatabase({ file, migrations: RECORD_MIGRATIONS, synchronous: 'NORMAL' });
  try {
    const found = db.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw new DamagedDatabase(`The database ${file} is damaged: ${found}`);
    return db;
  } catch (error) {
    db.close();
    throw explainFailure(file, error);
  }
}
