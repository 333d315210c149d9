import type { Socket } from 'node:net';
import type { AuthContext, Connection } from 'ssh2';
import { judgeLogin } from './auth.ts';
import { parseLoginName } from './loginName.ts';
import type { Caller, Identity } from './request.ts';
import { type OpenedSession, type SessionOptions, serveSession } from './shellSession.ts';

const MAX_TRIES = 12;

export interface ConnectionOptions extends Omit<SessionOptions, 'socket' | 'caller'> {
  readonly remoteAddress: string;
}

export interface LiveConnection {
  /** Ends an open session with a sentence; a connection without one is cut. */
  end(sentence: string): void;
}

/** One SSH connection from its login to its end: one session, nothing forwarded. */
export function serveConnection(
  client: Connection,
  socket: Socket,
  options: ConnectionOptions,
): LiveConnection {
  let tries = 0;
  let caller: Omit<Caller, 'env'> | null = null;
  let session: OpenedSession | null = null;

  function admit(context: AuthContext, identity: Identity): void {
    const { username, resumeCode } = parseLoginName(context.username);
    caller = { identity, username, resumeCode, remoteAddress: options.remoteAddress };
    context.accept();
  }

  function authenticate(context: AuthContext): void {
    tries += 1;
    if (tries > MAX_TRIES) {
      client.end();
      socket.destroySoon();
      return;
    }
    const judgement = judgeLogin(context);
    switch (judgement.answer) {
      case 'admit':
        admit(context, judgement.identity);
        break;
      case 'mayBe':
        context.accept();
        break;
      case 'refuse':
        context.reject(judgement.offered);
        break;
      default:
        judgement satisfies never;
    }
  }

  function gone(): void {
    session?.close();
    socket.destroy();
  }

  // Errors first: an error event without a listener ends the process.
  client.on('error', gone);
  client.on('end', gone);
  client.on('close', gone);
  socket.once('close', gone);
  client.on('authentication', (context) => {
    try {
      authenticate(context);
    } catch (error) {
      options.onFault(error);
      gone();
    }
  });
  client.on('session', (accept, reject) => {
    if (session !== null || caller === null) reject();
    else session = serveSession(accept(), { ...options, socket, caller });
  });
  client.on('tcpip', (_accept, reject) => reject());
  client.on('openssh.streamlocal', (_accept, reject) => reject());
  client.on('request', (_accept, reject) => reject?.());

  return {
    end(sentence) {
      if (session?.end(sentence) !== true) socket.destroy();
    },
  };
}
