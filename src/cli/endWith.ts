import { translator } from '../i18n/translator.ts';
import type { Session } from '../session/session.ts';
import type { SshRequest } from '../ssh/request.ts';
import { endText } from '../ui/screens/Goodbye.tsx';

/** When the session ends by itself, the terminal is put back and the reason stands on it. */
export function endWith(session: Session, request: Pick<SshRequest, 'end'>): void {
  const look = () => {
    const { ending, settings } = session.view();
    if (ending === null) return;
    stop();
    request.end(endText(translator(settings.language), ending));
  };
  const stop = session.subscribe(look);
  look();
}
