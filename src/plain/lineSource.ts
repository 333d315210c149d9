/** Lines to be read one after the other, however they come. */
export interface LineSource {
  /** The next line; waits for it. Null at the end of the input, and from then on. */
  next(): Promise<string | null>;
  put(line: string | null): void;
  /** The line that is read next, without reading it: null at the end of the input, undefined while none is there. */
  peek(): string | null | undefined;
  /** Calls back after every line; returns what stops that. */
  onPut(listener: () => void): () => void;
}

/** A script may be far ahead of its answers, but not for ever. */
export const MOST_WAITING = 500;

export function makeLineSource(onTooMany: () => void): LineSource {
  const waiting: string[] = [];
  let hasEnded = false;
  let isFull = false;
  const listeners = new Set<() => void>();
  let hand: ((line: string | null) => void) | null = null;

  return {
    next() {
      const line = waiting.shift();
      isFull = waiting.length >= MOST_WAITING;
      if (line !== undefined) return Promise.resolve(line);
      if (hasEnded) return Promise.resolve(null);
      return new Promise((resolve) => {
        hand = resolve;
      });
    },
    put(line) {
      if (hasEnded) return;
      hasEnded = line === null;
      const waits = hand;
      hand = null;
      if (waits !== null) return waits(line);
      if (line !== null && !isFull) {
        waiting.push(line);
        isFull = waiting.length >= MOST_WAITING;
        if (isFull) onTooMany();
      }
      for (const listener of [...listeners]) listener();
    },
    peek: () => waiting[0] ?? (hasEnded ? null : undefined),
    onPut(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
