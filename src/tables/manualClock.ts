import type { Clock } from './clock.ts';

/** A clock that is moved by hand; what is due is called in the order of its moments. */
export interface ManualClock extends Clock {
  /** Between two calls, everything that follows from the first is waited for. */
  advance(ms: number): Promise<void>;
  /** Timers that wait. */
  pending(): number;
}

/** @param untilSettled waits for what a call has begun */
export function makeManualClock(startAt = 1_000_000, untilSettled = settled): ManualClock {
  let now = startAt;
  let timers: { readonly at: number; readonly callback: () => void }[] = [];

  return {
    now: () => now,
    callAt(at, callback) {
      const timer = { at, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pending: () => timers.length,
    async advance(ms) {
      const until = now + ms;
      for (;;) {
        await untilSettled();
        const next = timers.reduce<(typeof timers)[number] | null>(
          (first, timer) => (first === null || timer.at < first.at ? timer : first),
          null,
        );
        if (next === null || next.at > until) break;
        timers = timers.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.callback();
      }
      now = until;
    },
  };
}

/** Everything that promises have under way with a memory log is done. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
