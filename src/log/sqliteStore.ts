import type { Database } from 'better-sqlite3';
import type { StoredCommit } from './codec.ts';
import type { AppendResult, Version } from './eventLog.ts';
import { idTaken } from './idTaken.ts';
import { toPos, toVersion } from './position.ts';

/**
 * `prev` is 0 for the first commit of a stream. It grows along a stream as `pos` does, so that the index of
 * `UNIQUE (stream, prev)` also finds a stream's end and reads it in order.
 */
export const LOG_MIGRATIONS: readonly string[] = [
  `CREATE TABLE commits (
     pos    INTEGER PRIMARY KEY AUTOINCREMENT,
     stream TEXT NOT NULL,
     prev   INTEGER NOT NULL,
     id     TEXT NOT NULL UNIQUE,
     events TEXT NOT NULL,
     UNIQUE (stream, prev)
   ) STRICT;
   CREATE INDEX first_commits ON commits (stream) WHERE prev = 0;`,
];

interface Row {
  readonly pos: number;
  readonly stream: string;
  readonly prev: number;
  readonly id: string;
  readonly events: string;
}

/** A commit that asks to be stored. */
export type NewCommit = Omit<StoredCommit, 'version'>;

/** The SQL of the log; everything is synchronous, and nothing is decoded. */
export interface SqliteStore {
  /** Stores a group in one transaction. Each gets its own answer; an error is the caller's fault, of this commit only. */
  append(group: readonly NewCommit[]): readonly (AppendResult | RangeError)[];
  ofStream(stream: string, after: Version, upTo?: Version): readonly StoredCommit[];
  last(stream: string): StoredCommit | null;
  ofAll(after: number, limit: number): readonly StoredCommit[];
  streams(kind: string): readonly string[];
}

export function makeSqliteStore(db: Database): SqliteStore {
  const byId = db.prepare<[string], Row>('SELECT * FROM commits WHERE id = ?');
  const newest = db.prepare<[string], Row>(
    'SELECT * FROM commits WHERE stream = ? ORDER BY prev DESC LIMIT 1',
  );
  const endOf = db
    .prepare<[string], number>('SELECT pos FROM commits WHERE stream = ? ORDER BY prev DESC LIMIT 1')
    .pluck();
  const insert = db.prepare('INSERT INTO commits (stream, prev, id, events) VALUES (?, ?, ?, ?)');
  const ofStream = db.prepare<[string, number, number], Row>(
    'SELECT * FROM commits WHERE stream = ? AND prev >= ? AND prev < ? ORDER BY prev',
  );
  const ofAll = db.prepare<[number, number], Row>('SELECT * FROM commits WHERE pos > ? ORDER BY pos LIMIT ?');
  // '/' is the character after '.': all names that start with `kind.`
  const streams = db
    .prepare<[string, string], string>(
      'SELECT stream FROM commits WHERE prev = 0 AND stream > ? AND stream < ? ORDER BY pos',
    )
    .pluck();

  const appendOne = ({ stream, prev, id, json }: NewCommit): AppendResult | RangeError => {
    const twin = byId.get(id);
    if (twin !== undefined) {
      return twin.stream === stream ? { version: toVersion(twin.pos) } : idTaken(twin.stream);
    }
    const at = endOf.get(stream) ?? 0;
    if (toVersion(at) !== prev) return 'conflict';
    return { version: toVersion(Number(insert.run(stream, at, id, json).lastInsertRowid)) };
  };
  const appendAll = db.transaction((group: readonly NewCommit[]) => group.map(appendOne));

  return {
    append: (group) => appendAll.immediate(group),
    // A commit's `prev` is below its own position, and the next one's is that position.
    ofStream: (stream, after, upTo) =>
      ofStream
        .all(stream, toPos(after), upTo === undefined ? Number.MAX_SAFE_INTEGER : toPos(upTo))
        .map(toStored),
    last: (stream) => {
      const row = newest.get(stream);
      return row === undefined ? null : toStored(row);
    },
    ofAll: (after, limit) => ofAll.all(after, limit).map(toStored),
    streams: (kind) => streams.all(`${kind}.`, `${kind}/`),
  };
}

function toStored({ pos, stream, prev, id, events }: Row): StoredCommit {
  return { stream, prev: toVersion(prev), version: toVersion(pos), id, json: events };
}
