import { nanoid } from 'nanoid';
import type { SessionEnd } from '../session/session.ts';
import type { SshRequest } from '../ssh/request.ts';
import type { Logger } from '../tables/logger.ts';

const ID_LENGTH = 8;

export interface Shown {
  readonly face: 'screen' | 'plain' | 'exec';
  readonly language: string;
  /** Why the session ended by itself, once it has. */
  readonly ending?: () => SessionEnd | null;
}

/**
 * Tells the server's log of a session: how it began and how it ended. Only by a random id: names, logins and commands
 * are the client's words, and a resume code may be among them.
 * @returns is to be called when it is known what is shown
 */
export function tellSession(logger: Logger, request: SshRequest): (shown: Shown) => void {
  const beganAt = performance.now();
  const session = nanoid(ID_LENGTH);
  return ({ face, language, ending = () => null }) => {
    const { identity, remoteAddress } = request;
    logger.info({ session, by: identity.kind, address: remoteAddress, face, language }, 'session began');
    request.onClosed((reason) => {
      const ended = reason === 'ended' ? (ending() ?? reason) : reason;
      logger.info({ session, ended, ms: Math.round(performance.now() - beganAt) }, 'session ended');
    });
  };
}
