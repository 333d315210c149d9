import type { ExecServices } from '../exec/command.ts';
import { errandOf } from '../exec/errand.ts';
import { openingOf } from '../exec/parseCommand.ts';
import { runCommand } from '../exec/runCommand.ts';
import { findLanguage, type Language } from '../i18n/languages.ts';
import { translator } from '../i18n/translator.ts';
import { openPlain } from '../plain/openPlain.ts';
import { makeSession, type SessionServices } from '../session/makeSession.ts';
import type { SessionStart } from '../session/self.ts';
import type { Session, SessionAction } from '../session/session.ts';
import type { SshRequest } from '../ssh/request.ts';
import { showScreen } from '../ssh/screen.tsx';
import { App } from '../ui/App.tsx';
import { endText } from '../ui/screens/Goodbye.tsx';

type Errand = NonNullable<ReturnType<typeof openingOf>>;

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
  const spoken = languageOf(request.env) ?? language;
  const start = sessionStart(request, spoken);
  const { command } = request;
  if (command === 'plain' || (command === null && request.kind === 'lines')) {
    return openSession(services.session, request, start, null, onCrash);
  }
  const errand = command === null ? null : openingOf(command);
  if (request.kind === 'screen' && (command === null || errand !== null)) {
    return openSession(services.session, request, start, errand, onCrash);
  }
  const lines = request.kind === 'screen' ? request.lines() : request;
  return runCommand(services, { ...lines, command: command ?? '' }, start);
}

async function openSession(
  services: SessionServices,
  request: SshRequest,
  start: SessionStart,
  errand: Errand | null,
  onCrash: (error: unknown) => void,
): Promise<void> {
  const wishes = errand?.language ? { language: errand.language } : {};
  const session = await makeSession(services, { ...start, wishes });
  request.onClosed(() => void session.send({ type: 'quit' }));
  const takeErrand = errand === null ? () => null : await runErrand(services, session, errand);
  const isAsked = request.command === 'plain' || session.view().settings.plain;
  if (request.kind === 'lines' || isAsked) {
    const lines = request.kind === 'screen' ? request.lines() : request;
    endWith(session, lines);
    return openPlain(session, lines, { unicode: lines.terminal.unicode, takeErrand });
  }
  endWith(session, request);
  const { keys, terminal, ringBell, redraw } = request;
  const onError = (err: unknown) => services.logger.error({ err }, 'a screen failed');
  const outside = { ringBell, redraw, takeErrand };
  showScreen(
    request,
    <App session={session} keys={keys} terminal={terminal} onError={onError} {...outside} />,
    onCrash,
  );
}

/**
 * Does what the person came for before there is a screen, if they have a name. What it gives back hands out, once,
 * what is still to be done: after the name, or again, so that a refusal is told on the screen.
 */
async function runErrand(
  { tables }: SessionServices,
  session: Session,
  { opening }: Errand,
): Promise<() => SessionAction | null> {
  const action = () => errandOf(opening, tables, session.view().seatedAt);
  const { name, predictableDice } = session.view();
  let isLeft = true;
  // The first screen tells of predictable dice, and nobody is to play without having been told.
  if (name !== null && !predictableDice && (await session.send({ type: 'setName', name })) === null) {
    isLeft = (await session.send(action())) !== null;
  }
  return () => {
    if (!isLeft) return null;
    isLeft = false;
    return action();
  };
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

/** When the session ends by itself, the terminal is put back and the reason stands on it. */
function endWith(session: Session, request: SshRequest): void {
  const look = () => {
    const { ending, settings } = session.view();
    if (ending === null) return;
    stop();
    request.end(endText(translator(settings.language), ending));
  };
  const stop = session.subscribe(look);
  look();
}
