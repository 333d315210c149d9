const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A picture comes that much after the moment it is drawn for: a timer fires late, and drawing takes a while. */
const DRAWING_MS = 50;

/**
 * How far apart two pictures of a countdown are: a second only at the very end, so that a waiting screen is hardly
 * ever redrawn. In the last ten seconds one, under a minute five, under ten minutes fifteen, then a minute.
 */
function stepMs(leftMs: number): number {
  if (leftMs <= 10 * SECOND) return SECOND;
  if (leftMs <= MINUTE) return 5 * SECOND;
  if (leftMs <= 10 * MINUTE) return 15 * SECOND;
  return MINUTE;
}

/** Time left as it is shown: the whole seconds that there still are, never more. */
export const shownLeftMs = (leftMs: number): number =>
  Math.max(0, Math.floor((leftMs + DRAWING_MS) / SECOND) * SECOND);

/** The next moment at which a countdown is drawn again: at a full step before its deadline; null when it has passed. */
export function nextChangeAt(deadlineAt: number, now: number): number | null {
  const left = deadlineAt - now;
  if (left <= 0) return null;
  const step = stepMs(left);
  return deadlineAt - (Math.ceil(left / step) - 1) * step;
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
