/** Collects what is asked for in one turn of the event loop and writes it together: one fsync for all of it. */
export interface GroupCommit<T, R> {
  add(item: T): Promise<R>;
  /** Writes now what waits. */
  flush(): void;
}

/**
 * @param write stores a group, all or nothing, and answers each item in order; an `Error` among the answers rejects
 *   its own item, a throw rejects the whole group
 */
export function makeGroupCommit<T, R>(
  write: (group: readonly T[]) => readonly (R | Error)[],
): GroupCommit<T, R> {
  type Waiting = { item: T; resolve(result: R): void; reject(error: unknown): void };
  let queue: Waiting[] = [];

  const flush = (): void => {
    const group = queue;
    queue = [];
    if (group.length === 0) return;
    try {
      const answers = write(group.map(({ item }) => item));
      group.forEach(({ resolve, reject }, index) => {
        const answer = answers[index] as R | Error;
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };

  return {
    add(item) {
      if (queue.length === 0) setImmediate(flush);
      return new Promise((resolve, reject) => queue.push({ item, resolve, reject }));
    },
    flush,
  };
}
