import type { Translate } from '../../i18n/catalogue.ts';
import type { Dice, Face } from '../../rules/dice.ts';
import type { LoggedEvent, TableView } from '../../table/view.ts';
import { eventSentence } from './eventSentence.ts';

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

/**
 * The table's log as sentences, oldest first. Seats may have changed hands within it: names are those of the
 * moment, and "you" begins with the reader's own sitting down.
 */
export function logLines(t: Translate, view: Pick<TableView, 'log' | 'seats' | 'match' | 'you'>): LogLine[] {
  const names = new Map<number, string>();
  for (const { seat, name } of [...view.seats, ...(view.match?.seats ?? [])]) names.set(seat, name ?? '');
  const satDown = view.log.findLast(({ event }) => event.type === 'SeatTaken' && event.seat === view.you);
  const youSince = satDown?.n ?? 0;
  let rolled: Dice = [];
  const lines: LogLine[] = [];
  for (const logged of view.log) {
    const { n, event } = logged;
    if (event.type === 'MatchStarted') for (const { seat, name } of event.seats) names.set(seat, name);
    if (event.type === 'DiceRolled') rolled = event.dice;
    if (QUIET.has(event.type)) continue;
    const heldFaces =
      event.type === 'DiceHeld'
        ? event.positions.map((position) => rolled[position - 1]).filter((face): face is Face => !!face)
        : [];
    const you = n >= youSince ? view.you : null;
    const text = eventSentence(t, event, { you, nameOf: (seat) => names.get(seat) ?? '', heldFaces });
    lines.push({ n, text, kind: kindOf(logged) });
  }
  return lines;
}
