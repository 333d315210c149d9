import type { MatchSeatView, MatchView } from '../match/view.ts';
import type { matchStats, SeatStats } from '../play/matchStats.ts';
import type { TableView } from '../table/view.ts';
import type { Words } from './words.ts';

const NO_STATS: SeatStats = { banks: 0, farkles: 0, best: 0 };

const statWords = ({ t, n }: Words, { banks, farkles, best }: SeatStats): string[] => [
  t('table.statBanks', { count: banks }),
  t('table.statFarkles', { count: farkles }),
  ...(best > 0 ? [t('table.statBest', { points: n(best) })] : []),
];

/** What there is to know of a seat in the ranking besides its score. */
export function rankFlags(
  words: Words,
  view: TableView,
  match: MatchView,
  seat: MatchSeatView,
  stats: ReturnType<typeof matchStats>,
): string[] {
  const { t } = words;
  const at = view.seats.find((other) => other.seat === seat.seat);
  return [
    match.result?.winner === seat.seat && t('table.flagWinner'),
    seat.status === 'gone' && t('table.flagGone'),
    at?.isYou === true && at.name === seat.name && t('table.flagYou'),
    ...(stats === null ? [] : statWords(words, stats.get(seat.seat) ?? NO_STATS)),
  ].filter((flag) => flag !== false);
}
