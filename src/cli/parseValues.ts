const UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 } as const;
const isUnit = (text: string): text is keyof typeof UNITS => text in UNITS;

/** `30s`, `5m`, `2h`, `1m30s`, or plain seconds (`90`), to milliseconds; null when it is none of these. */
export function parseDuration(text: string): number | null {
  if (/^\d{1,9}$/.test(text)) return Number(text) * UNITS.s;
  if (!/^(\d{1,9}(ms|s|m|h))+$/.test(text)) return null;
  let durationMs = 0;
  for (const [, count, unit] of text.matchAll(/(\d+)(ms|s|m|h)/g)) {
    if (unit !== undefined && isUnit(unit)) durationMs += Number(count) * UNITS[unit];
  }
  return durationMs;
}

// People write numbers as their country does: 10000, 10_000, 10.000, 10 000 (with any kind of space), 10'000.
const GROUPED = /^\d{1,3}([ _.,'’\u00a0\u202f]\d{3})+$/;

/** A whole number of at most nine digits, grouped in any way; null when it is none. */
export function parseWhole(text: string): number | null {
  const digits = GROUPED.test(text) ? text.replace(/\D/g, '') : text;
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** `on` or `off` in the ways people write them; null when it is neither. */
export function parseSwitch(text: string): boolean | null {
  if (/^(on|yes|true|1)$/i.test(text)) return true;
  if (/^(off|no|false|0)$/i.test(text)) return false;
  return null;
}
