const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** A duration in milliseconds in the language's short units, whole seconds: `5 min`, `1 min 30 sec`. */
export function formatDuration(language: string, ms: number): string {
  let left = Math.max(0, ms);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    const isOnly = unit === 'second' && parts.length === 0;
    if (count > 0 || isOnly) {
      parts.push(
        new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
      );
    }
  }
  return parts.join(' ');
}
