import type { Opening } from '../exec/command.ts';
import { errandOf } from '../exec/errand.ts';
import type { Session, SessionAction } from '../session/session.ts';
import type { TableManager } from '../tables/tableManager.ts';

/** What somebody came for with a command (`ssh -t HOST join TABLE`). */
export interface Errand {
  /** Hands out what is to be done once the person is in the lobby; null when that is nothing, or was handed out. */
  take(): SessionAction | null;
  /**
   * Does it before there is a screen, for a person with a name. What is refused is still there to be taken, so that it
   * is refused again where the person sees why.
   */
  tryNow(): Promise<void>;
}

export function makeErrand(session: Session, tables: TableManager, opening: Opening | null): Errand {
  let isLeft = opening !== null;
  const action = (): SessionAction | null =>
    opening === null ? null : errandOf(opening, tables, session.view().seatedAt);

  return {
    take() {
      const taken = isLeft ? action() : null;
      isLeft = false;
      return taken;
    },
    async tryNow() {
      const { name, predictableDice, codeRefused } = session.view();
      // The first screen tells of predictable dice and of a wrong code, and nobody is to play without having been told.
      if (!isLeft || name === null || predictableDice || codeRefused) return;
      if ((await session.send({ type: 'setName', name })) !== null) return;
      const wanted = action();
      if (wanted !== null) isLeft = (await session.send(wanted)) !== null;
    },
  };
}
