import type { Commit, EventLog, Version } from './eventLog.ts';
import { toPos } from './position.ts';
import { throwUncaught } from './throwUncaught.ts';

/** The feeds of single streams: `follow` of a log, and what the log calls when something was stored. */
export interface Followers<E> {
  follow: EventLog<E>['follow'];
  publish(commit: Commit<E>): void;
  close(): void;
}

/** @param readStream the stored commits of a stream after a version */
export function makeFollowers<E>(
  readStream: (stream: string, after: Version) => readonly Commit<E>[],
): Followers<E> {
  type Follower = { hear(commit: Commit<E>): void; stop(): void };
  const byStream = new Map<string, Set<Follower>>();

  const remove = (stream: string, follower: Follower): void => {
    const followers = byStream.get(stream);
    followers?.delete(follower);
    if (followers?.size === 0) byStream.delete(stream);
  };

  return {
    follow(stream, after, onCommit, onError = throwUncaught) {
      toPos(after);
      let at = after;
      let open = true;
      const deliver = (commit: Commit<E>): void => {
        if (!open) return;
        at = commit.version;
        onCommit(commit);
      };
      const guard = (work: () => void): void => {
        if (!open) return;
        try {
          work();
        } catch (error) {
          follower.stop();
          onError(error);
        }
      };
      const catchUp = (): void => readStream(stream, at).forEach(deliver);
      const follower: Follower = {
        // Anything but the very next commit was seen already or tells of a gap: the store knows which.
        hear: (commit) => guard(() => (commit.prev === at ? deliver(commit) : catchUp())),
        stop() {
          open = false;
          remove(stream, follower);
        },
      };
      const followers = byStream.get(stream) ?? new Set();
      byStream.set(stream, followers.add(follower));
      queueMicrotask(() => guard(catchUp));
      return follower.stop;
    },

    publish(commit) {
      for (const follower of [...(byStream.get(commit.stream) ?? [])]) follower.hear(commit);
    },

    close() {
      for (const followers of [...byStream.values()]) for (const follower of [...followers]) follower.stop();
    },
  };
}
