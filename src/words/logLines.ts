import type { Translate } from '../i18n/catalogue.ts';
import { facesAt } from '../play/turnTrail.ts';
import type { Dice } from '../rules/dice.ts';
import type { LoggedEvent, TableView } from '../table/view.ts';
import { type DiceText, eventSentence } from './eventSentence.ts';

export interface LogLine {
  readonly n: number;
  readonly text: string;
  readonly kind: 'game' | 'table' | 'chat';
}

/** Events that would only fill the log: the picture shows them, or another line says it. */
const QUIET = new Set(['TurnOpened', 'LapBegan', 'MatchPrepared', 'EntropyChosen', 'TableOpened']);

const TABLE_EVENTS = new Set([
  'SeatTaken',
  'BotSeated',
  'SeatEmptied',
  'HostChanged',
  'OptionsChanged',
  'TableLocked',
  'WentAway',
  'CameBack',
  'LobbyReopened',
  'TableRetired',
  'ClockResumed',
]);

const kindOf = ({ event }: LoggedEvent): LogLine['kind'] => {
  if (event.type === 'ChatSaid') return 'chat';
  return TABLE_EVENTS.has(event.type) ? 'table' : 'game';
};

export type Told = Pick<TableView, 'log' | 'seats' | 'match' | 'you'>;

/** Calls back with the sentence of each event in turn; names and faces are those of its moment. */
export function tell(
  t: Translate,
  view: Told,
  each: (logged: LoggedEvent, sentence: () => string) => void,
  diceText?: DiceText,
): void {
  const names = new Map<number, string>();
  for (const { seat, name } of [...view.seats, ...(view.match?.seats ?? [])]) names.set(seat, name ?? '');
  const satDown = view.log.findLast(({ event }) => event.type === 'SeatTaken' && event.seat === view.you);
  const youSince = satDown?.n ?? 0;
  const nameOf = (seat: number) => names.get(seat) ?? '';
  let rolled: Dice = [];
  for (const logged of view.log) {
    const { n, event } = logged;
    if (event.type === 'MatchStarted') for (const { seat, name } of event.seats) names.set(seat, name);
    if (event.type === 'DiceRolled') rolled = event.dice;
    const you = n >= youSince ? view.you : null;
    each(logged, () => {
      const heldFaces = event.type === 'DiceHeld' ? facesAt(rolled, event.positions) : [];
      return eventSentence(t, event, { you, nameOf, heldFaces, diceText });
    });
  }
}

/**
 * The table's log as sentences, oldest first. Seats may have changed hands within it: names are those of the
 * moment, and "you" begins with the reader's own sitting down.
 */
export function logLines(t: Translate, view: Told): LogLine[] {
  const lines: LogLine[] = [];
  tell(t, view, (logged, sentence) => {
    if (QUIET.has(logged.event.type)) return;
    lines.push({ n: logged.n, text: sentence(), kind: kindOf(logged) });
  });
  return lines;
}

/** The sentence of one event of the log, by its number; empty when it is no longer there. */
export function sentenceOf(t: Translate, view: Told, n: number): string {
  let found = '';
  tell(t, view, (logged, sentence) => {
    if (logged.n === n) found = sentence();
  });
  return found;
}
