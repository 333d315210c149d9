/** Seconds without anything that a flood has to be over before its sender is heard again. */
const PENANCE_S = 2;

/**
 * A token bucket: grants up to `burst` at once and `perSecond` for long. `now` is in milliseconds. What is refused
 * counts too, so that a flood that goes on is refused whole instead of costing as much as the fastest person would.
 */
export function makeBudget(burst: number, perSecond: number, now: () => number): (wanted: number) => number {
  let tokens = burst;
  let filledAt = now();

  return (wanted) => {
    const at = now();
    tokens = Math.min(burst, tokens + ((at - filledAt) * perSecond) / 1000);
    filledAt = at;
    const granted = Math.max(0, Math.min(wanted, Math.floor(tokens)));
    tokens = Math.max(-PENANCE_S * perSecond, tokens - wanted);
    return granted;
  };
}
