import { refusalText } from '../i18n/refusalText.ts';
import type { LinkEnd, Published, TableLink } from '../tables/tableManager.ts';
import { logLines } from '../words/logLines.ts';
import { type Answer, type Call, type Command, done, refused } from './command.ts';
import { findTable } from './findTable.ts';

const SHOWN_AT_FIRST = 10;

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

/** Writes what happens; resolves when the match is over, the table lets nobody look on, or the reader goes. */
function tellUntilEnd(link: TableLink, { words, request }: Call): Promise<Answer> {
  let told: number | null = null;

  /** True when the match is over. */
  const tell = ({ view }: Published): boolean => {
    const lines = logLines(words.t, { ...view, you: null });
    const fresh = told === null ? lines.slice(-SHOWN_AT_FIRST) : lines.filter(({ n }) => n > (told ?? 0));
    told = view.log.at(-1)?.n ?? told ?? 0;
    for (const { text } of fresh) request.write(`${text}\n`);
    return view.phase === 'over' || view.phase === 'retired';
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
