import type { RefusalCode } from '../i18n/refusalText.ts';
import { refusalText } from '../i18n/refusalText.ts';
import type { Session, SessionAction } from '../session/session.ts';
import { wordsFor } from '../words/words.ts';
import { runLine } from './commands.ts';
import { makeHand } from './hand.ts';
import { MOST_WAITING, makeLineSource } from './lineSource.ts';
import { makeNews } from './news.ts';
import { type Lines, type Plain, tableOf } from './plain.ts';
import { makeTimeWarnings } from './timeWarnings.ts';

interface Opening {
  /** The terminal can show typographic signs. */
  readonly unicode: boolean;
  /** Hands out, once, what the person came for. */
  readonly takeErrand: () => SessionAction | null;
}

/**
 * The line-by-line face: tells a session in sentences and does what lines say, one after the other, until the input
 * ends or the session does.
 */
export async function openPlain(
  session: Session,
  lines: Lines,
  { unicode, takeErrand }: Opening,
): Promise<void> {
  const plain = converse(session, lines, unicode);
  const { words, say } = plain;
  const news = makeNews(plain);
  const warnings = makeTimeWarnings(plain);
  const source = plain.source;
  let isOver = false;
  let stop = () => {};
  lines.onLine(source.put);
  lines.onClosed(() => {
    isOver = true;
    stop();
    warnings.stop();
    source.put(null);
  });

  say(words().t('plain.welcome'), ...greetings(plain));
  await comeIn(plain);
  await goTo(plain, takeErrand());
  const look = () => {
    if (isOver) return;
    news.look();
    warnings.look();
  };
  stop = session.subscribe(look);
  look();
  for (;;) {
    const line = await source.next();
    if (line === null || isOver) break;
    await runLine(plain, line);
  }
  if (!isOver) await session.send({ type: 'quit' });
}

/** What stands on the welcome screen. */
function greetings({ session, words }: Plain): string[] {
  const { t } = words();
  const { predictableDice, motd, resumeCode, codeRefused } = session.view();
  return [
    ...(predictableDice ? [t('lobby.predictable')] : []),
    ...(motd === '' ? [] : [motd]),
    ...(codeRefused ? [t('lobby.codeRefused')] : []),
    ...(resumeCode === null ? [] : [t('plain.code', { code: resumeCode })]),
  ];
}

/** Everyone has a name before they come to the lobby: the one from before, the login's, or one that they type. */
async function comeIn(plain: Plain): Promise<void> {
  const { session, words } = plain;
  let name = session.view().name;
  while (session.view().place.at === 'welcome' && session.view().ending === null) {
    name ??= await plain.ask(words().t('plain.askName'));
    if (name === null) return;
    const isIn = await plain.send({ type: 'setName', name });
    name = null;
    if (isIn) return;
  }
}

/** Whoever comes for nothing else goes to the seat that is kept for them, as on the screen. */
async function goTo(plain: Plain, errand: SessionAction | null): Promise<void> {
  const { seatedAt } = plain.session.view();
  const wish = errand ?? (seatedAt === null ? null : { type: 'play' as const, tableId: seatedAt.tableId });
  if (wish !== null) await plain.send(wish);
}

type Conversation = Plain & { readonly source: ReturnType<typeof makeLineSource> };

function converse(session: Session, lines: Lines, unicode: boolean): Conversation {
  const words = () => {
    const { language, ascii } = session.view().settings;
    return wordsFor(language, ascii || !unicode);
  };
  const say = (...sentences: readonly string[]) => {
    if (sentences.length > 0) lines.write(`${sentences.join('\n')}\n`);
  };
  const source = makeLineSource(() => say(words().t('plain.tooMany', { count: MOST_WAITING })));
  const ask = (question: string) => {
    say(question);
    return source.next();
  };
  return {
    session,
    hand: makeHand(),
    drafts: new Map(),
    words,
    say,
    source,
    ahead: source,
    ask,
    async confirm(question) {
      const { t, lang } = words();
      const answer = (await ask(t('plain.yesOrNo', { question })))?.trim().toLocaleLowerCase(lang);
      const isYes = answer === 'y' || answer === 'yes' || answer === t('common.yes').toLocaleLowerCase(lang);
      if (!isYes && answer !== undefined) say(t('plain.nothingDone'));
      return isYes;
    },
    async send(action) {
      const { t } = words();
      const refuse = (code: RefusalCode) =>
        say(refusalText(t, code, tableOf({ session })?.options.openingThreshold));
      try {
        const refusal = await session.send(action);
        if (refusal !== null) refuse(refusal);
        return refusal === null;
      } catch {
        say(t('common.failed'));
        return false;
      }
    },
  };
}
