import type { Translate } from '../i18n/catalogue.ts';
import type { MatchSeatView } from '../match/view.ts';
import type { MatchOptions } from '../rules/options.ts';
import type { SeatView } from '../table/view.ts';

interface About {
  readonly options: MatchOptions;
  readonly owed: readonly number[];
  readonly over: boolean;
}

/** What there is to know of a seat in a match besides its score, the most pressing first. `away` says that and since when. */
export function matchFlags(
  t: Translate,
  seat: MatchSeatView,
  at: SeatView | undefined,
  { options, owed, over }: About,
  away = t('table.flagAway'),
): string[] {
  const playing = seat.status === 'playing' && !over;
  return [
    seat.status === 'gone' && t('table.flagGone'),
    seat.status === 'outOfTime' && t('table.flagOutOfTime'),
    seat.status !== 'gone' && at?.awaySince != null && away,
    playing && owed.includes(seat.seat) && t('table.flagOwed'),
    playing && seat.streak > 0 && t('table.flagStreak', { count: seat.streak }),
    playing && options.openingThreshold > 0 && !seat.opened && t('table.flagNotOpened'),
    at?.isYou === true && t('table.flagYou'),
    at?.isHost === true && t('table.flagHost'),
    seat.bot && t('table.flagBot'),
  ].filter((flag) => flag !== false);
}

/** The same in the lobby of a table. */
export function lobbyFlags(t: Translate, seat: SeatView, away = t('table.flagAway')): string[] {
  return [
    seat.awaySince !== null && away,
    seat.isYou && t('table.flagYou'),
    seat.isHost && t('table.flagHost'),
    seat.bot !== null && t('table.flagBot'),
  ].filter((flag) => flag !== false);
}
