import { refusalText } from '../i18n/refusalText.ts';
import type { TableView } from '../table/view.ts';
import type { LinkEnd, Published, TableLink } from '../tables/tableManager.ts';
import { endSentence } from '../words/eventSentence.ts';
import { logLines } from '../words/logLines.ts';
import { bannerText, statusText } from '../words/statusText.ts';
import { playedText, ranking, scoreLines, seatLines } from '../words/tableLines.ts';
import type { Words } from '../words/words.ts';
import { type Answer, type Call, type Command, done, refused } from './command.ts';
import { findTable } from './findTable.ts';

/** A table as a spectator sees it: on the screen, or without a terminal a sentence a line until the match ends. */
export const watch: Command = {
  name: 'watch',
  about: 'exec.aboutWatch',
  usage: 'TABLE',
  count: [1, 24],
  options: [],
  examples: ['watch Tavern', 'watch K7QM2F'],
  opening: (args) => ({ kind: 'watch', table: args.join(' ') }),
  needsTerminal: true,
  async run(call) {
    const { words, args, self, services } = call;
    const { tables } = services.session;
    const tableId = findTable(tables, args.join(' '));
    if (tableId === null) return refused(refusalText(words.t, 'noSuchTable'));
    const link = await tables.watch({ id: self.playerId, name: self.name ?? '' }, tableId);
    if (typeof link === 'string') return refused(refusalText(words.t, link));
    return tellUntilEnd(link, call);
  },
};

/** How it stands when one comes: who plays, the scores and whose turn it is. */
function stateLines(words: Words, view: TableView): string[] {
  const { t } = words;
  const { match } = view;
  const head = t('plain.watching', { table: view.name, played: playedText(words, view) });
  if (match === null || view.phase === 'lobby') return [head, ...seatLines(words, view)];
  if (match.result !== null) {
    const nameOf = (seat: number) => match.seats.find((other) => other.seat === seat)?.name ?? '';
    return [head, endSentence(t, match.result, { you: null, nameOf })];
  }
  const banner = bannerText(t, match);
  return [
    head,
    ...(banner === null ? [] : [banner]),
    ...scoreLines(words, view, match),
    statusText(t, match, null, null),
  ];
}

/** How it stands at the end, and how to check the dice. */
function standings(words: Words, view: TableView): string[] {
  const { match } = view;
  if (match === null) return [];
  return [...ranking(words, view, match), words.t('table.checkHow', { match: match.matchId })];
}

/** Writes what happens; resolves when the match is over, the table lets nobody look on, or the reader goes. */
function tellUntilEnd(link: TableLink, { words, request }: Call): Promise<Answer> {
  let told: number | null = null;

  /** True when the match is over. */
  const tell = ({ view }: Published): boolean => {
    const isOver = view.phase === 'over' || view.phase === 'retired';
    const seen = { ...view, you: null };
    const since = told;
    const lines =
      since === null
        ? stateLines(words, seen)
        : logLines(words.t, seen).flatMap(({ n, text }) => (n > since ? [text] : []));
    told = view.log.at(-1)?.n ?? since ?? 0;
    for (const text of isOver ? [...lines, ...standings(words, seen)] : lines) request.write(`${text}\n`);
    return isOver;
  };

  return new Promise((resolve) => {
    const finish = (answer: Answer): void => {
      link.close();
      resolve(answer);
    };
    const look = (published: Published): void => {
      if (tell(published)) finish(done(''));
    };
    const ended = (why: LinkEnd): void => {
      // A table that closes with its match has no news after this.
      if (why === 'retired') look(link.current());
      else finish(refused(refusalText(words.t, why === 'kicked' ? 'kickedFromTable' : 'noSpectators')));
    };
    request.onClosed(() => finish(done('')));
    link.onEnd(ended);
    link.subscribe(look);
    const why = link.ended();
    if (why === null) look(link.current());
    else ended(why);
  });
}
