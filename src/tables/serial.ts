/** Runs tasks of one key one after the other, those of different keys side by side. */
export type Serial = <T>(key: string, task: () => Promise<T>) => Promise<T>;

export function makeSerial(): Serial {
  const last = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    const result = before.then(task);
    const done = result
      .catch(() => {})
      .then(() => {
        if (last.get(key) === done) last.delete(key);
      });
    last.set(key, done);
    return result;
  };
}
