import type { PublicTableEvent } from '../table/events.ts';
import type { TableView } from '../table/view.ts';
import { tell } from '../words/logLines.ts';
import { whyInLobby } from '../words/whyInLobby.ts';
import type { Words } from '../words/words.ts';
import { ownTurn } from './hand.ts';
import { placeLines, rankingLines } from './placeLines.ts';
import { type Plain, tableOf } from './plain.ts';
import { choiceLines, spoken } from './turnLines.ts';

/** Other sentences tell of these. */
const QUIET: ReadonlySet<PublicTableEvent['type']> = new Set(['LapBegan', 'MatchPrepared', 'TableOpened']);

/** The sentences of a table's events after number `since`. One's own turn is told by what can be done in it, a bot's by its roll. */
export function eventLines({ t }: Words, view: TableView, since: number): string[] {
  const lines: string[] = [];
  const isBot = (number: number) => view.match?.seats.find(({ seat }) => seat === number)?.bot === true;
  tell(
    t,
    view,
    ({ n, event }, sentence) => {
      if (n <= since || QUIET.has(event.type)) return;
      if (event.type === 'TurnOpened' && (event.seat === view.you || isBot(event.seat))) return;
      lines.push(sentence());
    },
    spoken,
  );
  return lines;
}

const lastOf = (view: TableView | null): number => view?.log.at(-1)?.n ?? 0;

/** Says what has changed since it was last looked: another place, events of the table, one's own turn. */
export function makeNews({ session, hand, words, say }: Plain): { look(): void } {
  let place = session.view().place.at;
  let tableId: string | null = null;
  let told = 0;
  let roll: string | null = null;
  let phase: TableView['phase'] | null = null;
  let you: number | null = null;

  function arrive(view: TableView | null): void {
    const why = whyInLobby(words().t, session.view());
    if (why !== null) say(why);
    say(...placeLines(words(), session.view(), hand, session.now()));
    tableId = view?.tableId ?? null;
  }

  function goOn(view: TableView): void {
    say(...eventLines(words(), view, told));
    // Whoever sat down is told of it as a spectator still.
    if (you === null && view.you !== null) say(words().t('events.seatTakenYou', { seat: view.you }));
    if (view.phase === 'over' && phase !== 'over' && view.match)
      say(...rankingLines(words(), view, view.match));
    const own = ownTurn(view);
    if (own !== null && own.roll !== roll) say(...choiceLines(words(), own, hand.chosen(own)));
  }

  return {
    look() {
      const now = session.view();
      if (now.ending !== null) return;
      const view = tableOf({ session });
      if (now.place.at !== place || (view?.tableId ?? null) !== tableId) arrive(view);
      else if (view !== null) goOn(view);
      place = now.place.at;
      told = lastOf(view);
      phase = view?.phase ?? null;
      you = view?.you ?? null;
      roll = ownTurn(view)?.roll ?? null;
    },
  };
}
