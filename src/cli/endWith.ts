import { translator } from '../i18n/translator.ts';
import type { Session } from '../session/session.ts';
import type { SshRequest } from '../ssh/request.ts';
import { endSentences } from '../ui/screens/Goodbye.tsx';

/** When the session ends by itself, the terminal is put back, and the reason and the way back stand on it. */
export function endWith(session: Session, request: Pick<SshRequest, 'end'>): void {
  const look = () => {
    const view = session.view();
    if (view.ending === null) return;
    stop();
    request.end(endSentences(translator(view.settings.language), view.ending, view).join('\n'));
  };
  const stop = session.subscribe(look);
  look();
}
