import type { Socket } from 'node:net';
import type { ServerChannel, Session } from 'ssh2';
import type { ChannelParts, OpenTerminal } from './channelParts.ts';
import { canDrawScreens, clampSize, isKeptVariable, parseTerm } from './environment.ts';
import { openLineTerminal } from './lineTerminal.ts';
import type { Caller, LineRequest, ScreenRequest, Size, SshRequest } from './request.ts';
import { openScreenTerminal } from './screenTerminal.ts';

const MAX_COMMAND_LENGTH = 1024;

export interface SessionOptions {
  readonly socket: Socket;
  readonly caller: Omit<Caller, 'env'>;
  readonly stallLimitMs: number;
  readonly faultSentence: string;
  readonly open: (request: SshRequest) => void;
  readonly onFault: (error: unknown) => void;
}

export interface OpenedSession {
  /** False when nothing was open yet. */
  end(sentence: string): boolean;
  /** The connection is gone. */
  close(): void;
}

/** One session channel: gathers terminal, size and environment, then opens a shell or a command, once. */
export function serveSession(session: Session, options: SessionOptions): OpenedSession {
  const env: Record<string, string> = {};
  let size: Size = clampSize(0, 0);
  let term: string | null = null;
  let terminal: OpenTerminal<ScreenRequest> | OpenTerminal<LineRequest> | null = null;

  function open(channel: ServerChannel, command: string | null): void {
    channel.on('error', () => terminal?.life.close('left'));
    channel.stderr.on('error', () => {});
    const parts: ChannelParts = { ...options, channel, size, caller: { ...options.caller, env: { ...env } } };
    terminal = canDrawScreens(term ?? '')
      ? openScreenTerminal(parts, command)
      : openLineTerminal(parts, command, term !== null);
    channel.once('close', () => terminal?.life.close('left'));
    try {
      options.open(terminal.request);
    } catch (error) {
      options.onFault(error);
      terminal.request.end(options.faultSentence, 1);
    }
  }

  session.on('error', () => {});
  session.on('env', (accept, reject, { key, val }) => {
    if (!isKeptVariable(key, val)) return reject?.();
    env[key] = val;
    accept?.();
  });
  session.on('pty', (accept, _reject, info) => {
    term = parseTerm((info as { term?: string }).term ?? '');
    env.TERM = term;
    size = clampSize(info.cols, info.rows);
    accept?.();
  });
  session.on('window-change', (accept, _reject, info) => {
    size = clampSize(info.cols, info.rows);
    terminal?.resize(size);
    accept?.();
  });
  session.on('shell', (accept, reject) => {
    if (terminal !== null) reject();
    else open(accept(), null);
  });
  session.on('exec', (accept, reject, { command }) => {
    if (terminal !== null) reject();
    else open(accept(), command.slice(0, MAX_COMMAND_LENGTH));
  });
  for (const refused of ['x11', 'auth-agent', 'subsystem', 'sftp', 'signal']) {
    session.on(refused, (_accept: unknown, reject?: () => void) => reject?.());
  }
  session.on('close', () => terminal?.life.close('left'));

  return {
    end(sentence) {
      if (terminal === null) return false;
      terminal.request.end(sentence);
      return true;
    },
    close: () => terminal?.life.close('left'),
  };
}
