import { formatDuration } from '../i18n/formatDuration.ts';
import type { Words } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How coarsely time away is told: by the minute, after an hour by the hour. */
const stepMs = (awayMs: number): number => (awayMs < HOUR ? MINUTE : HOUR);

/** That a player is away and, after the first minute, for how long: `away 2 min`. Moments are epoch ms. */
export function awayText({ t, lang }: Pick<Words, 't' | 'lang'>, awaySince: number, now: number): string {
  const awayMs = now - awaySince;
  if (awayMs < MINUTE) return t('table.flagAway');
  const shownMs = awayMs - (awayMs % stepMs(awayMs));
  return t('table.flagAwayFor', { time: formatDuration(lang, shownMs) });
}

/** The next moment at which `awayText` changes for one of those who are away; null where nobody is. */
export function nextAwayChangeAt(since: readonly number[], now: number): number | null {
  const moments = since.map((at) => {
    const step = stepMs(Math.max(0, now - at));
    return at + (Math.floor(Math.max(0, now - at) / step) + 1) * step;
  });
  return moments.length === 0 ? null : Math.min(...moments);
}
