import { decodeCommit, encodeEvents, type StoredCommit } from './codec.ts';
import { type Commit, type EventLog, NONE, type Version } from './eventLog.ts';
import { makeFollowers } from './followers.ts';
import { idTaken } from './idTaken.ts';
import { toPos, toVersion } from './position.ts';
import { checkKind, checkStream } from './streamName.ts';
import { makeTails } from './tails.ts';

/**
 * A log that is gone with the process: for tests and tables that need no memory. It keeps JSON as the real one does,
 * so that events which do not survive it are found out here.
 */
export function makeMemoryLog<E>(): EventLog<E> {
  const all: StoredCommit[] = [];
  const byStream = new Map<string, StoredCommit[]>();
  const byId = new Map<string, StoredCommit>();
  let closed = false;

  const decode = (stored: StoredCommit): Commit<E> => decodeCommit(stored, (raw) => raw as E);
  const readStream = (stream: string, after: Version, upTo?: Version): readonly Commit<E>[] => {
    const first = toPos(after);
    const last = upTo === undefined ? all.length : toPos(upTo);
    return (byStream.get(stream) ?? [])
      .filter(({ version }) => toPos(version) > first && toPos(version) <= last)
      .map(decode);
  };

  const followers = makeFollowers(readStream);
  const tails = makeTails((after, limit) => all.slice(after, after + limit).map(decode));

  const publish = (stream: string): void => {
    followers.wake(stream);
    tails.wake();
  };

  const checkOpen = (): void => {
    if (closed) throw new Error('The log is closed.');
  };

  return {
    async append(stream, prev, { id, events }) {
      checkOpen();
      checkStream(stream);
      const json = encodeEvents(events);
      const twin = byId.get(id);
      if (twin !== undefined && twin.stream !== stream) throw idTaken(twin.stream);
      if (twin !== undefined) return { version: twin.version };
      const commits = byStream.get(stream) ?? [];
      if ((commits.at(-1)?.version ?? NONE) !== prev) return 'conflict';

      const stored = { stream, prev, version: toVersion(all.length + 1), id, json };
      all.push(stored);
      byId.set(id, stored);
      byStream.set(stream, commits);
      commits.push(stored);
      setImmediate(publish, stream);
      return { version: stored.version };
    },

    async read(stream, after = NONE, upTo) {
      checkOpen();
      checkStream(stream);
      return readStream(stream, after, upTo);
    },

    async last(stream) {
      checkOpen();
      checkStream(stream);
      const stored = byStream.get(stream)?.at(-1);
      return stored === undefined ? null : decode(stored);
    },

    async streams(kind) {
      checkOpen();
      checkKind(kind);
      return [...byStream.keys()].filter((stream) => stream.startsWith(`${kind}.`));
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
      closed = true;
      followers.close();
      await tails.close();
    },
  };
}
