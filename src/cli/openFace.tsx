import type { ExecServices } from '../exec/command.ts';
import { runCommand } from '../exec/runCommand.ts';
import { type Language, parseLanguage } from '../i18n/languages.ts';
import { translator } from '../i18n/translator.ts';
import { makeSession, type SessionServices } from '../session/makeSession.ts';
import type { SessionStart } from '../session/self.ts';
import type { Session } from '../session/session.ts';
import type { ScreenRequest, SshRequest } from '../ssh/request.ts';
import { showScreen } from '../ssh/screen.tsx';
import { App } from '../ui/App.tsx';
import { endText } from '../ui/screens/Goodbye.tsx';

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
  if (request.kind === 'screen') return openScreen(services.session, request, start, onCrash);
  const { command } = request;
  if (command !== null) return runCommand(services, { ...request, command }, start);
  request.end(translator(spoken)('cli.needsScreen'), 1);
}

async function openScreen(
  services: SessionServices,
  request: ScreenRequest,
  start: SessionStart,
  onCrash: (error: unknown) => void,
): Promise<void> {
  const session = await makeSession(services, start);
  request.onClosed(() => void session.send({ type: 'quit' }));
  endWith(session, request);
  const { keys, terminal, ringBell, redraw } = request;
  const onError = (err: unknown) => services.logger.error({ err }, 'a screen failed');
  const outside = { ringBell, redraw };
  showScreen(
    request,
    <App session={session} keys={keys} terminal={terminal} onError={onError} {...outside} />,
    onCrash,
  );
}

const sessionStart = (request: SshRequest, language: Language): SessionStart => ({
  identity: request.identity,
  resumeCode: request.resumeCode,
  username: request.username,
  defaults: { language },
});

/** The language that the client's environment asks for; null when it names none. */
function languageOf(env: Readonly<Record<string, string>>): Language | null {
  const tag = env.LC_ALL || env.LC_MESSAGES || env.LANG;
  return tag && !/^(C|POSIX)\b/.test(tag) ? parseLanguage(tag) : null;
}

/** When the session ends by itself, the terminal is put back and the reason stands on it. */
function endWith(session: Session, request: ScreenRequest): void {
  const look = () => {
    const { ending, settings } = session.view();
    if (ending === null) return;
    stop();
    request.end(endText(translator(settings.language), ending));
  };
  const stop = session.subscribe(look);
  look();
}
