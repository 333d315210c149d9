const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

/** Units in the languages of the game, whole words: what only begins like one is none. In Turkish `sa` is an hour. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(h|hrs?|hours?|g|godz|godzin[aęy]?|sa|saat|o|or[aăe]|oră|heures?)$/, HOUR_MS],
  [/^(m|mn|mins?|minut[aăeęy]?|minutes?|dk|dakika)$/, MINUTE_MS],
  [/^(s|secs?|seconds?|sek|sekund[aęy]?|sn|saniye|secund[aăe]|secondes?)$/, SECOND_MS],
  [/^ms$/, 1],
];

const LONGEST = 40;
const CLOCK = /^(\d{1,4}):([0-5]\d)$/;
const PART = /(\d{1,9})(?:[.,](\d{1,2}))?\s*(\p{L}*)\.?\s*/uy;

const unitOf = (word: string): number | null => UNITS.find(([is]) => is.test(word))?.[1] ?? null;

/**
 * A duration as people type it, in whole milliseconds: `90` (seconds), `90 s`, `5m`, `1.5 min`, `1 h 30 min`, `1:30`.
 * Everything in it must be understood, the units each smaller than the one before; null where it is not.
 */
export function parseDuration(text: string): number | null {
  const typed = text.trim().normalize('NFC').toLowerCase().replaceAll('\u0307', '');
  const clock = CLOCK.exec(typed);
  if (clock) return Number(clock[1]) * MINUTE_MS + Number(clock[2]) * SECOND_MS;
  if (typed === '' || typed.length > LONGEST) return null;
  let total = 0;
  let smallest = Number.POSITIVE_INFINITY;
  PART.lastIndex = 0;
  while (PART.lastIndex < typed.length) {
    const isOnly = PART.lastIndex === 0;
    const [whole, count = '', fraction = '', word = ''] = PART.exec(typed) ?? [];
    if (whole === undefined) return null;
    const size = word !== '' ? unitOf(word) : isOnly && PART.lastIndex === typed.length ? SECOND_MS : null;
    if (size === null || size >= smallest) return null;
    smallest = size;
    total += Number(count) * size + (Number(fraction) * size) / 10 ** fraction.length;
  }
  return Number.isInteger(total) ? total : null;
}
