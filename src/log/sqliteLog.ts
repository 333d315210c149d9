import type { Database } from 'better-sqlite3';
import { lockFile } from '../db/lockFile.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { explainFailure } from '../db/unusableDatabase.ts';
import { BadCommit, decodeCommit, encodeEvents, type StoredCommit } from './codec.ts';
import {
  type AppendResult,
  type Commit,
  type EventLog,
  NONE,
  UnknownOutcome,
  type Version,
} from './eventLog.ts';
import { makeFollowers } from './followers.ts';
import { makeGroupCommit } from './groupCommit.ts';
import { LOG_MIGRATIONS, makeSqliteStore, type NewCommit, type SqliteStore } from './sqliteStore.ts';
import { checkKind, checkStream } from './streamName.ts';
import { makeTails } from './tails.ts';

export interface SqliteLogOptions<E> {
  readonly file: string;
  /** Checks one stored event (a zod schema's `parse`); what it throws becomes a `BadCommit`. */
  readonly parse: (raw: unknown) => E;
  /** Told of every write to the disk: how many commits it held and how long it took, in seconds. */
  readonly onWrite?: (commits: number, seconds: number) => void;
}

/**
 * The log in one SQLite file. Commits appended in one turn of the event loop share a transaction and its fsync;
 * each has its own answer.
 * @throws UnusableDatabase with a sentence for people, also when another server has the file open
 */
export function openSqliteLog<E>({ file, parse, onWrite = () => {} }: SqliteLogOptions<E>): EventLog<E> {
  const { store, release } = openStore(file);
  let closed = false;

  const decode = (stored: StoredCommit): Commit<E> => decodeCommit(stored, parse);
  const decodeOrBad = (stored: StoredCommit): Commit<E> | BadCommit => {
    try {
      return decode(stored);
    } catch (error) {
      if (error instanceof BadCommit) return error;
      throw error;
    }
  };
  const readStream = (stream: string, after: Version, upTo?: Version): readonly Commit<E>[] =>
    store.ofStream(stream, after, upTo).map(decode);
  const followers = makeFollowers(readStream);
  const tails = makeTails((after, limit) => store.ofAll(after, limit).map(decodeOrBad));

  const publish = (group: readonly NewCommit[], seconds: number): void => {
    onWrite(group.length, seconds);
    for (const { stream } of group) followers.wake(stream);
    tails.wake();
  };

  const write = (group: readonly NewCommit[]): readonly (AppendResult | RangeError)[] => {
    const startedAt = performance.now();
    try {
      const answers = store.append(group);
      // After the answers, so that whoever appended mostly knows its own commits by the answer.
      setImmediate(publish, group, (performance.now() - startedAt) / 1000);
      return answers;
    } catch (error) {
      // A failed COMMIT may still be found in the file after a crash.
      throw new UnknownOutcome('Writing to the event log failed.', { cause: error });
    }
  };
  const groups = makeGroupCommit(write);

  const checkOpen = (): void => {
    if (closed) throw new Error('The log is closed.');
  };

  return {
    async append(stream, prev, { id, events }) {
      checkOpen();
      checkStream(stream);
      return groups.add({ stream, prev, id, json: encodeEvents(events) });
    },

    async read(stream, after = NONE, upTo) {
      checkOpen();
      checkStream(stream);
      return readStream(stream, after, upTo);
    },

    async last(stream) {
      checkOpen();
      checkStream(stream);
      const stored = store.last(stream);
      return stored === null ? null : decode(stored);
    },

    async streams(kind) {
      checkOpen();
      checkKind(kind);
      return store.streams(kind);
    },

    follow(stream, after, onCommit, onError) {
      checkOpen();
      checkStream(stream);
      return followers.follow(stream, after, onCommit, onError);
    },

    tail(position, onCommit, onCaughtUp, onError) {
      checkOpen();
      return tails.tail(position, onCommit, onCaughtUp, onError);
    },

    reached: (position) => tails.reached(position),

    async close() {
      if (closed) return;
      closed = true;
      groups.flush();
      followers.close();
      await tails.close();
      release();
    },
  };
}

function openStore(file: string): { store: SqliteStore; release: () => void } {
  const unlock = lockFile(file);
  let db: Database | undefined;
  const release = (): void => {
    db?.close();
    unlock();
  };
  try {
    db = openDatabase({ file, migrations: LOG_MIGRATIONS });
    return { store: makeSqliteStore(db), release };
  } catch (error) {
    release();
    throw explainFailure(file, error);
  }
}
