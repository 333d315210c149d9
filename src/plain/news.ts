import type { MatchOptions } from '../rules/options.ts';
import type { PublicTableEvent } from '../table/events.ts';
import type { TableView } from '../table/view.ts';
import { tell } from '../words/logLines.ts';
import { optionRows } from '../words/optionRows.ts';
import { ranking } from '../words/tableLines.ts';
import { whyInLobby } from '../words/whyInLobby.ts';
import type { Words } from '../words/words.ts';
import { ownTurn } from './hand.ts';
import { placeLines, promiseLines, rankingLines, startLine } from './placeLines.ts';
import { type Plain, tableOf } from './plain.ts';
import { choiceLines, spoken } from './turnLines.ts';

/** Other sentences tell of these. */
const QUIET: ReadonlySet<PublicTableEvent['type']> = new Set(['LapBegan', 'MatchPrepared', 'TableOpened']);

/** The sentences of a table's events after number `since`. One's own turn is told by what can be done in it, a bot's by its roll. */
export function eventLines({ t }: Words, view: TableView, since: number): string[] {
  const lines: string[] = [];
  /** When the seats had their share of luck made anew, for a rematch: no choice of theirs. */
  let reopenedAt: number | null = null;
  const isBot = (number: number) => view.match?.seats.find(({ seat }) => seat === number)?.bot === true;
  tell(
    t,
    view,
    ({ n, event }, sentence) => {
      if (event.type === 'LobbyReopened') reopenedAt = event.at;
      if (n <= since || QUIET.has(event.type)) return;
      if (event.type === 'EntropyChosen' && event.at === reopenedAt) return;
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
  let options: MatchOptions | null = null;

  function arrive(view: TableView | null): void {
    const why = whyInLobby(words().t, session.view());
    if (why !== null) say(why);
    say(...placeLines(words(), session.view(), hand, session.now()));
    tableId = view?.tableId ?? null;
  }

  function goOn(view: TableView): void {
    // Who has just lost the seat is told of that as its owner still.
    say(...eventLines(words(), { ...view, you: view.you ?? you }, told));
    if (view.phase === 'lobby') say(...changedOptions(view), ...promised(view));
    // Who has left with the end of the match is told how to check it in the lobby.
    if (view.phase === 'over' && phase !== 'over' && view.match)
      say(...(hasLeft(view) ? ranking : rankingLines)(words(), view, view.match));
    const own = ownTurn(view);
    if (own !== null && own.roll !== roll) say(...choiceLines(words(), own, hand.chosen(own)));
  }

  /** Whether the person has just left, and is on the way to the lobby. */
  const hasLeft = (view: TableView): boolean =>
    view.log.some(
      ({ n, event }) =>
        n > told && event.type === 'SeatGone' && event.seat === you && event.reason === 'left',
    );

  /** What is played now, where that has changed. */
  function changedOptions(view: TableView): string[] {
    if (options === null || options === view.options) return [];
    const before = new Map(optionRows(words(), options).map(({ name, value }) => [name, value]));
    const differing = optionRows(words(), view.options).filter(
      ({ name, value }) => before.get(name) !== value,
    );
    return differing.map(({ name, value }) => words().t('plain.changedTo', { name, value }));
  }

  /** What the server has promised, for those who sit down or play again, and what the start waits for. */
  function promised(view: TableView): string[] {
    if (phase === 'over') return [...promiseLines(words(), view), startLine(words(), view, session.now())];
    return you === null && view.you !== null ? promiseLines(words(), view) : [];
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
      options = view?.options ?? null;
      roll = ownTurn(view)?.roll ?? null;
    },
  };
}
