import { useState } from 'react';
import { refusalText } from '../../i18n/refusalText.ts';
import type { SessionRefusal } from '../../session/session.ts';
import type { SeatCommand } from '../../table/commands.ts';
import type { NoticeText } from '../components/Notice.tsx';
import { useSession } from '../sessionContext.tsx';
import { useWords } from '../words.tsx';

/** Sends a table's commands and keeps the last refusal as a notice until the next key. */
export function useTableCommands(openingThreshold: number) {
  const session = useSession();
  const { t } = useWords();
  const [notice, setNotice] = useState<NoticeText | null>(null);
  const refuse = (code: SessionRefusal) =>
    setNotice({ kind: 'refused', text: refusalText(t, code, openingThreshold) });
  return {
    notice,
    refuse,
    clearNotice: () => setNotice(null),
    /** A key's action where it is allowed; it takes the notice away first. */
    when: (allowed: boolean, action: () => void) =>
      allowed
        ? () => {
            setNotice(null);
            action();
          }
        : undefined,
    /** True when the command was done. */
    async send(command: SeatCommand): Promise<boolean> {
      try {
        const refusal = await session.send({ type: 'table', command });
        if (refusal !== null) refuse(refusal);
        return refusal === null;
      } catch {
        setNotice({ kind: 'refused', text: t('common.failed') });
        return false;
      }
    },
    toLobby: () => void session.send({ type: 'toLobby' }),
  };
}

export type TableCommands = ReturnType<typeof useTableCommands>;
