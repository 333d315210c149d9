/** The server's clock, handed in so that tests can hold it. Moments are epoch milliseconds. */
export interface Clock {
  now(): number;
  /** Calls back once, not before `at`, never from inside this call; returns what cancels it. */
  callAt(at: number, callback: () => void): () => void;
}

/** Node's timers fire at once when asked for more than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The real clock. A timer that fires early, or that is too long for one, is set again. */
export const systemClock: Clock = {
  now: () => Date.now(),
  callAt(at, callback) {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = at - Date.now();
      timer = setTimeout(
        left > LONGEST_TIMER_MS ? wait : fire,
        Math.min(Math.max(left, 0), LONGEST_TIMER_MS),
      );
    };
    const fire = (): void => {
      if (Date.now() < at) wait();
      else callback();
    };
    wait();
    return () => clearTimeout(timer);
  },
};
