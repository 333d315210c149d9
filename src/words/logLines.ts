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

/**
 * The log with one event for each thing that happened: who runs out of time and loses the seat with it does so once,
 * with all points that were lost.
 */
function toldOnce(log: readonly LoggedEvent[]): LoggedEvent[] {
  const gone = new Map<number, number>();
  return log.flatMap((logged, index) => {
    const { n, event } = logged;
    const before = log[index - 1]?.event;
    const after = log[index + 1]?.event;
    switch (event.type) {
      case 'TurnTimedOut':
        return after?.type === 'SeatGone' && after.seat === event.seat ? [] : [logged];
      case 'SeatGone': {
        gone.set(event.seat, event.at);
        const isTimeout = before?.type === 'TurnTimedOut' && before.seat === event.seat;
        return [isTimeout ? { n, event: { ...event, lost: event.lost + before.lost } } : logged];
      }
      case 'SeatEmptied':
        return gone.get(event.seat) === event.at ? [] : [logged];
      default:
        return [logged];
    }
  });
}

/** Calls back with the sentence of each thing that happened, in turn; names and faces are those of its moment. */
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
  for (const logged of toldOnce(view.log)) {
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
