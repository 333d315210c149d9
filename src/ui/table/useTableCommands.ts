import { useRef, useState } from 'react';
import { refusalText } from '../../i18n/refusalText.ts';
import type { SessionRefusal } from '../../session/session.ts';
import type { SeatCommand } from '../../table/commands.ts';
import type { NoticeText } from '../components/Notice.tsx';
import { useSession } from '../sessionContext.tsx';
import { useWords } from '../words.tsx';

interface Said {
  readonly notice: NoticeText;
  /** The moment that it speaks of. */
  readonly moment: string;
}

/**
 * Sends a table's commands and keeps the last refusal as a notice: until the next key, or until `moment`, which names
 * what refusals speak of (whose turn it is, who is seated), is another one.
 */
export function useTableCommands(openingThreshold: number, moment: string) {
  const session = useSession();
  const { t } = useWords();
  const [said, setSaid] = useState<Said | null>(null);
  // An answer speaks of the moment at which it comes.
  const latest = useRef(moment);
  latest.current = moment;
  const say = (text: string) => setSaid({ notice: { kind: 'refused', text }, moment: latest.current });
  const refuse = (code: SessionRefusal) => say(refusalText(t, code, openingThreshold));
  const clearNotice = () => setSaid(null);
  return {
    notice: said?.moment === moment ? said.notice : null,
    refuse,
    clearNotice,
    /** A key's action where it is allowed; it takes the notice away first. */
    when: (allowed: boolean, action: () => void) =>
      allowed
        ? () => {
            clearNotice();
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
        say(t('common.failed'));
        return false;
      }
    },
    toLobby: () => void session.send({ type: 'toLobby' }),
  };
}

export type TableCommands = ReturnType<typeof useTableCommands>;
