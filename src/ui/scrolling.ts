/** The first line to show so that `chosen` of `total` lines is visible in `height` lines, near the middle. */
export function scrollTop(total: number, chosen: number, height: number): number {
  if (total <= height) return 0;
  const middle = chosen - Math.floor(height / 2);
  return Math.max(0, Math.min(middle, total - height));
}

/** `at + step`, kept inside a list of `total` lines. */
export const stepWithin = (at: number, step: number, total: number): number =>
  Math.max(0, Math.min(at + step, total - 1));
