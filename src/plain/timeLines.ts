import { formatDuration } from '../i18n/formatDuration.ts';
import type { MatchView } from '../match/view.ts';
import type { TableView } from '../table/view.ts';
import type { Words } from '../words/words.ts';

/** Time left, whole seconds, rounded up: 0 only when it has run out. */
export const leftText = (lang: string, ms: number): string =>
  formatDuration(lang, Math.ceil(Math.max(0, ms) / 1_000) * 1_000);

/** All that a clock can say just now. */
export function timeLines({ t, lang }: Words, view: TableView, match: MatchView, now: number): string[] {
  const { turn, turnDeadlineAt, matchDeadlineAt, overtime, seats } = match;
  const lines: string[] = [];
  if (turn !== null && turnDeadlineAt !== null) {
    const time = leftText(lang, turnDeadlineAt - now);
    const name = seats.find(({ seat }) => seat === turn.seat)?.name ?? '';
    lines.push(turn.seat === view.you ? t('plain.yourTime', { time }) : t('plain.theirTime', { name, time }));
  }
  if (matchDeadlineAt !== null) {
    const time = leftText(lang, matchDeadlineAt - now);
    lines.push(t(overtime ? 'plain.overtimeLeft' : 'plain.matchLeft', { time }));
  }
  for (const { seat, name, leftMs } of seats) {
    if (leftMs !== null && seat !== turn?.seat)
      lines.push(t('plain.theirTime', { name, time: leftText(lang, leftMs) }));
  }
  return lines.length === 0 ? [t('plain.noLimit')] : lines;
}
