import { setImmediate as nextTurn } from 'node:timers/promises';
import { BadCommit } from './codec.ts';
import type { Commit, EventLog } from './eventLog.ts';
import { toPos } from './position.ts';
import { throwUncaught } from './throwUncaught.ts';

/** A long catching up lets the event loop breathe after so many commits. */
const BATCH = 64;

/** The feeds of the whole log: `tail` and `reached` of a log, and what the log calls when something was stored. */
export interface Tails<E> {
  tail: EventLog<E>['tail'];
  reached: EventLog<E>['reached'];
  wake(): void;
  /** Resolves when the last callback has ended. */
  close(): Promise<void>;
}

interface Tail {
  at: number;
  open: boolean;
  wake: () => void;
  ended: Promise<void>;
}

/** @param readAll at most `limit` stored commits of all streams after a position, in order */
export function makeTails<E>(
  readAll: (after: number, limit: number) => readonly (Commit<E> | BadCommit)[],
): Tails<E> {
  const tails = new Set<Tail>();
  const waiting = new Set<{ pos: number; resolve: () => void }>();

  const isReached = (pos: number): boolean => [...tails].every((tail) => tail.at >= pos);
  const settle = (): void => {
    for (const waiter of waiting) {
      if (!isReached(waiter.pos)) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
  };
  const end = (tail: Tail): void => {
    tail.open = false;
    tails.delete(tail);
    tail.wake();
    settle();
  };

  return {
    tail(position, onCommit, onCaughtUp = () => {}, onError = throwUncaught) {
      const tail: Tail = { at: toPos(position), open: true, wake: () => {}, ended: Promise.resolve() };
      const broken = new Set<string>();

      const pass = async (item: Commit<E> | BadCommit): Promise<void> => {
        if (item instanceof BadCommit) {
          if (!broken.has(item.stream)) onError(item);
          broken.add(item.stream);
        } else if (!broken.has(item.stream)) {
          await onCommit(item, item.version);
        }
        tail.at = toPos(item.version);
        settle();
      };

      const run = async (): Promise<void> => {
        let caughtUp = false;
        await nextTurn();
        while (tail.open) {
          const batch = readAll(tail.at, BATCH);
          for (const item of batch) if (tail.open) await pass(item);
          if (batch.length > 0) {
            await nextTurn();
            continue;
          }
          if (!caughtUp) onCaughtUp();
          caughtUp = true;
          await new Promise<void>((resolve) => {
            tail.wake = resolve;
            if (!tail.open) resolve();
          });
        }
      };

      tails.add(tail);
      tail.ended = run().catch((error) => {
        end(tail);
        onError(error);
      });
      return () => end(tail);
    },

    reached(position) {
      const pos = toPos(position);
      if (isReached(pos)) return Promise.resolve();
      return new Promise((resolve) => waiting.add({ pos, resolve }));
    },

    wake() {
      for (const tail of tails) tail.wake();
    },

    async close() {
      const ended = [...tails].map((tail) => tail.ended);
      for (const tail of [...tails]) end(tail);
      await Promise.all(ended);
    },
  };
}
