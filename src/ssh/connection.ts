import type { Socket } from 'node:net';
import type { AuthContext, Connection } from 'ssh2';
import { judgeLogin } from './auth.ts';
import { parseLoginName } from './loginName.ts';
import type { Caller, Identity } from './request.ts';
import { type OpenedSession, type SessionOptions, serveSession } from './shellSession.ts';

/** So many tries with keys; then only coming as a guest is left, for whoever's agent holds many that do not count. */
const MAX_TRIES = 12;
const LAST_TRY = 16;

export interface ConnectionOptions extends Omit<SessionOptions, 'socket' | 'caller'> {
  readonly remoteAddress: string;
  readonly onTooManyTries: () => void;
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
    if (tries > LAST_TRY) {
      options.onTooManyTries();
      client.end();
      socket.destroySoon();
      return;
    }
    if (tries > MAX_TRIES && context.method === 'publickey') {
      context.reject(['keyboard-interactive']);
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
