import type { Commit, EventLog, Version } from './eventLog.ts';
import { toPos } from './position.ts';
import { throwUncaught } from './throwUncaught.ts';

/** The feeds of single streams: `follow` of a log, and what the log calls when something was stored. */
export interface Followers<E> {
  follow: EventLog<E>['follow'];
  /** Something may have been stored in this stream. */
  wake(stream: string): void;
  close(): void;
}

/** @param readStream the stored commits of a stream after a version */
export function makeFollowers<E>(
  readStream: (stream: string, after: Version) => readonly Commit<E>[],
): Followers<E> {
  type Follower = { wake(): void; stop(): void };
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
      const catchUp = (): void => {
        for (const commit of readStream(stream, at)) {
          if (!open) return;
          at = commit.version;
          onCommit(commit);
        }
      };
      const follower: Follower = {
        wake() {
          if (!open) return;
          try {
            catchUp();
          } catch (error) {
            follower.stop();
            onError(error);
          }
        },
        stop() {
          open = false;
          remove(stream, follower);
        },
      };
      const followers = byStream.get(stream) ?? new Set();
      byStream.set(stream, followers.add(follower));
      queueMicrotask(follower.wake);
      return follower.stop;
    },

    wake(stream) {
      for (const follower of [...(byStream.get(stream) ?? [])]) follower.wake();
    },

    close() {
      for (const followers of [...byStream.values()]) for (const follower of [...followers]) follower.stop();
    },
  };
}
