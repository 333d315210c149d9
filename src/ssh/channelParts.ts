import type { Socket } from 'node:net';
import type { ServerChannel } from 'ssh2';
import type { Caller, Size } from './request.ts';
import type { SessionLife } from './sessionLife.ts';

/** What the end of a shell or a command is made of. */
export interface ChannelParts {
  readonly channel: ServerChannel;
  readonly socket: Socket;
  readonly caller: Caller;
  readonly size: Size;
  readonly stallLimitMs: number;
  readonly faultSentence: string;
  readonly onFault: (error: unknown) => void;
}

export interface OpenTerminal<Request> {
  readonly request: Request;
  readonly life: SessionLife;
  resize(size: Size): void;
}

/** Returns a cancel function. */
export function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}
