import type { Socket } from 'node:net';
import type { LiveConnection } from './connection.ts';
import type { TurnedAway } from './turnedAway.ts';

/** Somebody connected, from their first moment. */
export interface Visitor {
  readonly socket: Socket;
  /** Null until they have begun to speak SSH. */
  connection: LiveConnection | null;
  /** From now on they are cut after so many milliseconds, unless they have come in. */
  giveTime(limitMs: number): void;
  /** They opened something: no limit counts any more. */
  comesIn(): void;
  /** What will have kept them from coming in; the first that is told counts. */
  blame(why: TurnedAway, detail?: string): void;
  /** Why they went without having come in; null when they had. */
  turnedAway(): { readonly why: TurnedAway; readonly detail: string | undefined } | null;
}

export function makeVisitor(socket: Socket): Visitor {
  let timer: NodeJS.Timeout | undefined;
  let cameIn = false;
  let blamed: { readonly why: TurnedAway; readonly detail: string | undefined } | null = null;

  const visitor: Visitor = {
    socket,
    connection: null,
    giveTime(limitMs) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        visitor.blame('tooSlow');
        socket.destroy();
      }, limitMs);
    },
    comesIn() {
      cameIn = true;
      clearTimeout(timer);
    },
    blame(why, detail) {
      blamed ??= { why, detail };
    },
    turnedAway() {
      if (cameIn) return null;
      const saidSomethingElse = visitor.connection === null && socket.bytesRead > 0;
      return blamed ?? { why: saidSomethingElse ? 'notSsh' : 'left', detail: undefined };
    },
  };
  socket.once('close', () => clearTimeout(timer));
  return visitor;
}
