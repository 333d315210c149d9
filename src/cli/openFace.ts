import type { ExecServices, Opening } from '../exec/command.ts';
import { openingOf } from '../exec/parseCommand.ts';
import { runCommand } from '../exec/runCommand.ts';
import { findLanguage, type Language } from '../i18n/languages.ts';
import { translator } from '../i18n/translator.ts';
import { openPlain } from '../plain/openPlain.ts';
import { makeSession, type SessionServices } from '../session/makeSession.ts';
import type { SessionStart } from '../session/self.ts';
import type { SshRequest } from '../ssh/request.ts';
import { endWith } from './endWith.ts';
import { makeErrand } from './errand.ts';
import { openScreen } from './openScreen.tsx';
import { type Shown, tellSession } from './sessionNews.ts';

/** What the SSH server calls for everything that somebody opens: makes the session and shows it. */
export function makeFaceOpener(services: ExecServices, language: Language): (request: SshRequest) => void {
  const failed = (request: SshRequest, err: unknown) => {
    services.session.logger.error({ err }, 'a session failed');
    request.end(translator(language)('common.broken'), 1);
  };
  return (request) => {
    openFace(services, language, request, (err) => failed(request, err)).catch((err) => failed(request, err));
  };
}

async function openFace(
  services: ExecServices,
  language: Language,
  request: SshRequest,
  onCrash: (error: unknown) => void,
): Promise<void> {
  const start = sessionStart(request, languageOf(request.env) ?? language);
  const shows = tellSession(services.session.logger, request);
  const { command } = request;
  if (command === null) return openSession(services.session, request, start, null, onCrash, shows);
  const asked = openingOf(command, request.kind === 'screen' || request.hasTerminal);
  if (asked !== null) {
    const wishes = asked.language === null ? {} : { language: asked.language };
    return openSession(services.session, request, { ...start, wishes }, asked.opening, onCrash, shows);
  }
  shows({ face: 'exec', language: start.defaults.language ?? language });
  const lines = request.kind === 'screen' ? request.lines() : request;
  return runCommand(services, { ...lines, command }, start);
}

async function openSession(
  services: SessionServices,
  request: SshRequest,
  start: SessionStart,
  opening: Opening | null,
  onCrash: (error: unknown) => void,
  shows: (shown: Shown) => void,
): Promise<void> {
  const session = await makeSession(services, start);
  request.onClosed(() => void session.send({ type: 'quit' }));
  const errand = makeErrand(session, services.tables, opening);
  const takeErrand = errand.take;
  const { plain, language } = session.view().settings;
  const isPlain = request.kind === 'lines' || opening?.kind === 'plain' || plain;
  shows({ face: isPlain ? 'plain' : 'screen', language, ending: () => session.view().ending });
  if (isPlain) {
    const lines = request.kind === 'screen' ? request.lines() : request;
    endWith(session, lines);
    return openPlain(session, lines, { unicode: lines.terminal.unicode, takeErrand });
  }
  await errand.tryNow();
  openScreen(session, request, {
    takeErrand,
    onError: (err) => services.logger.error({ err }, 'a screen failed'),
    onCrash,
  });
}

const sessionStart = (request: SshRequest, language: Language): SessionStart => ({
  identity: request.identity,
  resumeCode: request.resumeCode,
  username: request.username,
  defaults: { language },
});

/** The language that the client's environment asks for; null when it names none that there is. */
function languageOf(env: Readonly<Record<string, string>>): Language | null {
  const tag = env.LC_ALL || env.LC_MESSAGES || env.LANG;
  return tag && !/^(C|POSIX)\b/.test(tag) ? findLanguage(tag) : null;
}
