import { formatDuration } from '../i18n/formatDuration.ts';
import type { MatchView } from '../match/view.ts';
import type { Place, SessionView } from '../session/session.ts';
import type { TableView } from '../table/view.ts';
import { endSentence } from '../words/eventSentence.ts';
import { startState } from '../words/startState.ts';
import { bannerText } from '../words/statusText.ts';
import { playedText, ranking, scoreLines, seatLines } from '../words/tableLines.ts';
import type { Words } from '../words/words.ts';
import type { Hand } from './hand.ts';
import { diceLines } from './turnLines.ts';

/** Where the person is and what is happening there. */
export function placeLines(words: Words, view: SessionView, hand: Hand, now: number): string[] {
  const { t } = words;
  const { place, seatedAt } = view;
  switch (place.at) {
    case 'welcome':
      return [t('plain.askName')];
    case 'lobby':
      return [
        t('plain.inLobby', { count: view.rows.length }),
        ...(seatedAt === null ? [] : [t('plain.seatKept', { table: seatedAt.name })]),
      ];
    case 'table':
      return [...headLines(words, place), ...tableLines(words, place.view, hand, now)];
    default:
      return place satisfies never;
  }
}

function headLines(words: Words, { view, spectators }: Extract<Place, { at: 'table' }>): string[] {
  const { t } = words;
  const played = playedText(words, view);
  return [
    view.you === null
      ? t('plain.watching', { table: view.name, played })
      : t('plain.atTable', { table: view.name, seat: view.you, played }),
    ...(view.joinCode === null ? [] : [t('table.joinCode', { code: view.joinCode })]),
    ...(spectators > 0 ? [t('plain.watchers', { count: spectators })] : []),
  ];
}

function tableLines(words: Words, view: TableView, hand: Hand, now: number): string[] {
  const { match } = view;
  if (view.phase === 'lobby' || match === null) {
    const start = startLine(words, view, now);
    const seats = seatLines(words, view).filter((line) => line !== start);
    return [...promiseLines(words, view), ...seats, start];
  }
  if (match.result !== null) return resultLines(words, view, match);
  const banner = bannerText(words.t, match);
  return [
    ...(banner === null ? [] : [banner]),
    ...scoreLines(words, view, match),
    ...promiseLines(words, view),
    ...diceLines(words, view, match, hand),
  ];
}

/** By what the dice of the running match, or of the next one, can be checked: its id and the whole fingerprint (RULES.md section 8). */
export function promiseLines(
  { t }: Words,
  { phase, match, nextMatchId, nextCommitment }: TableView,
): string[] {
  if (phase === 'lobby' || match === null) {
    return [t('table.fairSum', { match: nextMatchId, commitment: nextCommitment })];
  }
  const { matchId, commitment } = match;
  return commitment === null ? [] : [t('table.fairSum', { match: matchId, commitment })];
}

/** Whether the match can start, and what it waits for. */
export function startLine({ t, lang }: Words, view: TableView, now: number): string {
  const waitMs = view.startableAt - now;
  const [key, params] = startState(view, waitMs > 0 ? formatDuration(lang, waitMs + 999) : null);
  return key === 'table.startReady' ? t('plain.startReady') : t(key, params);
}

/** How the match ended, the ranking, and how to check the dice. */
export function resultLines(words: Words, view: TableView, match: MatchView): string[] {
  const { t } = words;
  const { result } = match;
  if (result === null) return [];
  const nameOf = (seat: number) => match.seats.find((other) => other.seat === seat)?.name ?? '';
  return [endSentence(t, result, { you: view.you, nameOf }), ...rankingLines(words, view, match)];
}

/** The ranking, how to check the dice, and what comes next. */
export function rankingLines(words: Words, view: TableView, match: MatchView): string[] {
  const check = words.t('table.checkHow', { match: match.matchId });
  return [...ranking(words, view, match), check, nextLine(words, view)];
}

function nextLine({ t }: Words, view: TableView): string {
  const host = view.seats.find(({ isHost }) => isHost)?.name;
  if (view.youAreHost) return t('plain.rematchHost');
  return host ? t('table.rematchWait', { name: host }) : t('table.rematchNobody');
}

/** Who is here, and where. */
export function peopleLines({ t }: Words, { people }: SessionView): string[] {
  const named = people.map(({ name, tableName }) =>
    tableName === null ? name : t('lobby.atTable', { name, table: tableName }),
  );
  return [t('plain.here', { count: people.length, names: named.join(', ') })];
}
