import type { Translate } from '../i18n/catalogue.ts';
import type { MatchView } from '../match/view.ts';
import type { Preview } from '../play/selection.ts';

const nameIn = (match: MatchView, seat: number): string =>
  match.seats.find((other) => other.seat === seat)?.name ?? '';

/** Whose turn it is and what is asked of them, as one sentence. `shown` is what the reader has chosen, in their turn. */
export function statusText(
  t: Translate,
  match: MatchView,
  you: number | null,
  shown: Preview | null,
): string {
  const { turn } = match;
  if (turn === null) return t('table.between');
  if (turn.seat !== you) {
    const name = nameIn(match, turn.seat);
    return t(turn.dice === null ? 'table.theirRoll' : 'table.theirChoice', { name });
  }
  if (turn.dice === null) return t('table.yourRoll');
  if (shown?.hotDice && !shown.instantWin) {
    return t(shown.bank === 'mustRollHotDice' ? 'table.yourHotDiceRoll' : 'table.yourHotDice');
  }
  return t(turn.afterHotDice ? 'table.yourFreshDice' : 'table.yourChoice');
}

/** What holds for everyone just now: the final round and, unless `isShort`, who is still owed a turn in it, or overtime. */
export function bannerText(t: Translate, match: MatchView, isShort = false): string | null {
  const { finalRound, overtime, turn } = match;
  if (overtime) return t(finalRound === null ? 'table.overtime' : 'table.overtimeFinal');
  if (finalRound === null) return null;
  const name = nameIn(match, finalRound.by);
  if (isShort) return t('table.finalRound', { name });
  const owed = finalRound.owed.map((seat) => nameIn(match, seat)).join(', ');
  const isLast = owed === '' || (finalRound.owed.length === 1 && finalRound.owed[0] === turn?.seat);
  return isLast ? t('table.finalRoundLast', { name }) : t('table.finalRoundOwed', { name, owed });
}
