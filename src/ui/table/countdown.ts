const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * How coarsely time left is told: every second only at the very end, so that a waiting screen is hardly ever
 * redrawn. Under ten seconds by one, under a minute by five, under ten minutes by fifteen, then by the minute.
 */
function stepMs(leftMs: number): number {
  if (leftMs <= 10 * SECOND) return SECOND;
  if (leftMs <= MINUTE) return 5 * SECOND;
  if (leftMs <= 10 * MINUTE) return 15 * SECOND;
  return MINUTE;
}

/** Time left as it is shown: rounded up to the step, so that 0 stands only when time has run out. */
export function shownLeftMs(leftMs: number): number {
  if (leftMs <= 0) return 0;
  const step = stepMs(leftMs);
  return Math.ceil(leftMs / step) * step;
}

/** The next moment at which what is shown for a deadline changes, or null when it has passed. */
export function nextChangeAt(deadlineAt: number, now: number): number | null {
  const left = deadlineAt - now;
  if (left <= 0) return null;
  const shown = shownLeftMs(left);
  return deadlineAt - (shown - stepMs(shown));
}

/** Time left at which it should be noticed without looking for it. */
export const isUrgent = (leftMs: number): boolean => leftMs <= 10 * SECOND;

const two = (n: number): string => String(n).padStart(2, '0');

/** A duration as a clock shows it, the same in every language: `0:42`, `12:00`, `1:05:00`. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
