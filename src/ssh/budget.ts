/**
 * A token bucket: grants up to `burst` at once and `perSecond` for long. `now` is in milliseconds.
 * What a flood sends beyond it is dropped, so that one client never costs more than a fast person would.
 */
export function makeBudget(burst: number, perSecond: number, now: () => number): (wanted: number) => number {
  let tokens = burst;
  let filledAt = now();

  return (wanted) => {
    const at = now();
    tokens = Math.min(burst, tokens + ((at - filledAt) * perSecond) / 1000);
    filledAt = at;
    const granted = Math.min(wanted, Math.floor(tokens));
    tokens -= granted;
    return granted;
  };
}
