import type { Key, KeySource } from '../ui/key.ts';
import { makeBudget } from './budget.ts';
import { after } from './channelParts.ts';
import { makeTerminalInput } from './terminalInput.ts';

/** ESC by itself is told from a split sequence by nothing following it this long. */
const ESCAPE_WAIT_MS = 40;
const PASTE_WAIT_MS = 1000;
/** A person's keys and anything pasted without brackets fit; a flood does not, and is dropped. */
const BURST_KEYS = 300;
const KEYS_PER_SECOND = 60;

export interface PumpClock {
  now(): number;
  /** Returns a cancel function. */
  after(ms: number, callback: () => void): () => void;
  /** Calls back when the screen has had its turn to redraw. */
  nextTurn(callback: () => void): void;
}

const realClock: PumpClock = {
  now: () => performance.now(),
  after,
  // React renders in the first turn, and runs the effects of what it rendered in the second.
  nextTurn: (callback) => setImmediate(() => setImmediate(() => setImmediate(callback))),
};

export interface KeyPump extends KeySource {
  feed(bytes: Uint8Array): void;
  stop(): void;
}

/**
 * Bytes in, keys out: one key at a time, with a redraw's time between two, so that each meets the screen which
 * the key before it has made, and one person's flood does not hold up others. A throwing listener is `onFault`'s.
 */
export function makeKeyPump(onFault: (error: unknown) => void, clock: PumpClock = realClock): KeyPump {
  const input = makeTerminalInput();
  const listeners = new Set<(key: Key) => void>();
  const queue: Key[] = [];
  const spend = makeBudget(BURST_KEYS, KEYS_PER_SECOND, clock.now);
  let isRunning = false;
  let isStopped = false;
  let cancelWait = (): void => {};

  function admit(keys: readonly Key[]): void {
    const granted = spend(keys.length);
    // What is mostly over the budget was not typed by anybody, and its beginning is as little worth a redraw.
    if (granted * 2 >= keys.length) queue.push(...keys.slice(0, granted));
    if (isRunning || queue.length === 0) return;
    isRunning = true;
    run();
  }

  function run(): void {
    // Keys typed before the screen is there wait for it.
    const key = listeners.size === 0 ? undefined : queue.shift();
    if (key === undefined) {
      isRunning = false;
      return;
    }
    // A throw here would be the whole process's.
    try {
      for (const listener of [...listeners]) listener(key);
    } catch (error) {
      onFault(error);
    }
    clock.nextTurn(run);
  }

  function wait(): void {
    cancelWait();
    const waiting = input.waiting();
    if (waiting === null) return;
    cancelWait = clock.after(waiting === 'escape' ? ESCAPE_WAIT_MS : PASTE_WAIT_MS, () => {
      admit(input.flush());
    });
  }

  return {
    feed(bytes) {
      if (isStopped) return;
      admit(input.feed(bytes));
      wait();
    },
    subscribe(listener) {
      listeners.add(listener);
      // Not at once: the screen that listens is still being put together.
      if (!isRunning && queue.length > 0) {
        isRunning = true;
        clock.nextTurn(run);
      }
      return () => listeners.delete(listener);
    },
    stop() {
      isStopped = true;
      cancelWait();
      queue.length = 0;
      listeners.clear();
    },
  };
}
