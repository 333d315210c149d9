import type { Socket } from 'node:net';
import type { ServerChannel } from 'ssh2';
import type { CloseReason } from './request.ts';

/** How long a client may take to close after its session has ended. */
const LINGER_MS = 2000;

export interface SessionLife {
  /** Ends the session in good order: sends the last bytes and the exit code, then closes. */
  end(lastBytes: string, exitCode: number, reason?: CloseReason): void;
  /** The session is over, for the first reason that is told; the channel and the socket go. */
  close(reason: CloseReason): void;
  onClosed(listener: (reason: CloseReason) => void): void;
}

/**
 * One session's end, once, whichever of its many signs comes first: after a reset a channel can look open for
 * ever, and a channel's `close` may never come when nobody reads.
 */
export function makeSessionLife(channel: ServerChannel, socket: Socket): SessionLife {
  let closedFor: CloseReason | null = null;
  let listeners: ((reason: CloseReason) => void)[] = [];

  function finish(reason: CloseReason): boolean {
    if (closedFor !== null) return false;
    closedFor = reason;
    const told = listeners;
    listeners = [];
    for (const listener of told) listener(reason);
    return true;
  }

  return {
    end(lastBytes, exitCode, reason = 'ended') {
      if (closedFor !== null) return;
      if (channel.writable) {
        if (lastBytes !== '') channel.write(lastBytes);
        channel.exit(exitCode);
        channel.end();
      }
      finish(reason);
      linger(socket);
    },
    close(reason) {
      if (!finish(reason)) return;
      channel.end();
      // Who does not read will not read an end either.
      if (reason === 'tooSlow') socket.destroy();
      else linger(socket);
    },
    onClosed(listener) {
      if (closedFor !== null) listener(closedFor);
      else listeners.push(listener);
    },
  };
}

/** A disconnect at once could overtake the exit code, so the client is left to close by itself for a while. */
function linger(socket: Socket): void {
  if (socket.destroyed) return;
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
