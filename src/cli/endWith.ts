import { translator } from '../i18n/translator.ts';
import type { Session } from '../session/session.ts';
import type { SshRequest } from '../ssh/request.ts';
import { endText } from '../ui/screens/Goodbye.tsx';

/**
 * When the session ends by itself, the terminal is put back and the reason stands on it; also the resume code of a guest
 * who went past the welcome screen, straight to a table.
 */
export function endWith(session: Session, request: Pick<SshRequest, 'end'>): void {
  const isGreeted = session.view().place.at === 'welcome';
  const look = () => {
    const { ending, settings, resumeCode } = session.view();
    if (ending === null) return;
    stop();
    const t = translator(settings.language);
    const wayBack = resumeCode === null || isGreeted ? [] : [t('help.resumeCode', { code: resumeCode })];
    request.end([endText(t, ending), ...wayBack].join('\n'));
  };
  const stop = session.subscribe(look);
  look();
}
