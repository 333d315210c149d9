// People write numbers as their country does: 10000, 10_000, 10.000, 10 000 (with any kind of space), 10'000.
const GROUPED = /^-?\d{1,3}([ _.,'’\u00a0\u202f]\d{3})+$/;

/** A whole number of at most nine digits, grouped in any way; null when it is none. */
export function parseWhole(text: string): number | null {
  const digits = GROUPED.test(text) ? text.replace(/[^\d-]/g, '') : text;
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : null;
}
