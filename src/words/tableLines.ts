import type { MatchView } from '../match/view.ts';
import { matchStats } from '../play/matchStats.ts';
import type { TableView } from '../table/view.ts';
import { presetName } from './presetName.ts';
import { rankFlags } from './rankFlags.ts';
import { lobbyFlags, matchFlags } from './seatFlags.ts';
import { timeText } from './tableRow.ts';
import type { Words } from './words.ts';

/** Something with what there is to know of it: `Ann (you, host)`. */
const flagged = ({ t }: Words, what: string, flags: readonly string[]): string =>
  flags.length === 0 ? what : t('plain.flagged', { what, flags: flags.join(', ') });

/** What is played at a table, in a few words. */
export function playedText(words: Words, view: TableView): string {
  const { t, n } = words;
  const { target, preset, time } = view.match?.options ?? view.options;
  const goal = target === null ? t('table.noTarget') : t('table.target', { target: n(target) });
  return [presetName(t, preset), goal, timeText(words, time)].join(', ');
}

/** Who sits where before the match. */
export function seatLines(words: Words, view: TableView): string[] {
  const { t } = words;
  const locked = view.locked ? [t('table.locked')] : [];
  return [
    ...view.seats.map((seat) =>
      t('plain.seat', {
        seat: seat.seat,
        who: flagged(words, seat.name ?? t('table.emptySeat'), lobbyFlags(t, seat)),
      }),
    ),
    ...locked,
  ];
}

/** Everyone's banked points, by seat. */
export function scoreLines(words: Words, view: TableView, match: MatchView): string[] {
  const { t } = words;
  const about = { options: match.options, owed: match.finalRound?.owed ?? [], over: match.result !== null };
  return match.seats.map((seat) => {
    const at = view.seats.find((other) => other.seat === seat.seat);
    const who = t('plain.scored', {
      name: seat.name,
      points: t('common.points', { count: seat.banked }),
    });
    return t('plain.seat', { seat: seat.seat, who: flagged(words, who, matchFlags(t, seat, at, about)) });
  });
}

/** The places, from the first. */
export function ranking(words: Words, view: TableView, match: MatchView): string[] {
  const { t } = words;
  const stats = matchStats(view.log, match.matchId);
  return (match.result?.ranking ?? []).flatMap((number, index) => {
    const seat = match.seats.find((other) => other.seat === number);
    if (seat === undefined) return [];
    const who = t('plain.scored', { name: seat.name, points: t('common.points', { count: seat.banked }) });
    return [
      t('plain.ranked', {
        rank: index + 1,
        who: flagged(words, who, rankFlags(words, view, match, seat, stats)),
      }),
    ];
  });
}
