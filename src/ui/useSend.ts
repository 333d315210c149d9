import { useRef, useState } from 'react';
import { refusalText } from '../i18n/refusalText.ts';
import type { SessionAction } from '../session/session.ts';
import type { NoticeText } from './components/Notice.tsx';
import { useSession } from './sessionContext.tsx';
import { useWords } from './words.tsx';

/** Sends one action at a time (a second Enter while the first is under way does nothing) and tells what was refused. */
export function useSend() {
  const session = useSession();
  const { t } = useWords();
  const [notice, setNotice] = useState<NoticeText | null>(null);
  const busy = useRef(false);

  /** True when the action was done. */
  async function send(action: SessionAction): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    try {
      const refusal = await session.send(action);
      setNotice(refusal && { kind: 'refused', text: refusalText(t, refusal) });
      return refusal === null;
    } catch {
      setNotice({ kind: 'refused', text: t('common.failed') });
      return false;
    } finally {
      busy.current = false;
    }
  }
  /** The same actions, each of which first takes away what was said of the one before. */
  const fresh = <T extends Readonly<Record<string, (() => void) | undefined>>>(actions: T): T =>
    Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [
        name,
        action &&
          (() => {
            setNotice(null);
            action();
          }),
      ]),
    ) as T;
  return { send, notice, setNotice, fresh };
}
