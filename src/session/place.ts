import type { SeatCommand } from '../table/commands.ts';
import type { EnterRefusal, LinkEnd, Published, TableLink } from '../tables/tableManager.ts';
import type { Place, SentAway, SessionRefusal } from './session.ts';

/** Where a session is: not in yet, in the lobby, or at one table through one link. */
export interface SessionPlace {
  now(): Place;
  /** Leaves the welcome screen. */
  comeIn(): void;
  /** Goes to a table by opening a link to it; stays where it is when that is refused. */
  goTo(open: () => Promise<TableLink | EnterRefusal>): Promise<SessionRefusal | null>;
  send(command: SeatCommand): Promise<SessionRefusal | null>;
  /** Back to the lobby: gives the seat up, but for one in a running match. */
  toLobby(): Promise<SessionRefusal | null>;
  /** Lets go of the table as a lost connection does. */
  letGo(): void;
}

export interface PlaceListener {
  changed(): void;
  /** Another connection of the same player has taken over. */
  replaced(): void;
  /** The person has given a seat up in a running match. */
  leftMatch(matchId: string, isOver: boolean): void;
  /** The table has put the person out. */
  sentAway(why: SentAway, tableId: string): void;
}

/** Whether a match at the table has ended, which with a leaving player it may. */
function hasEnded(link: TableLink, matchId: string): boolean {
  const { match } = link.current().view;
  return match?.matchId !== matchId || match.result !== null;
}

export function makePlace(listener: PlaceListener): SessionPlace {
  let link: TableLink | null = null;
  let published: Published | null = null;
  let inside = false;
  /** The link that is being left: how it ends is no news. */
  let leaving: TableLink | null = null;
  /** The link on which a seat is asked for: what happens meanwhile is told once it is clear whose seat it is. */
  let sitting: TableLink | null = null;

  const letGo = (): void => {
    const old = link;
    link = null;
    published = null;
    old?.close();
  };

  const ended = (old: TableLink, why: LinkEnd): void => {
    if (old !== link || old === leaving) return;
    // Nobody loses a seat in a running match but by letting the idle limit run out.
    const wasPlaying = published?.view.you != null && published.view.phase === 'playing';
    letGo();
    if (why === 'replaced') listener.replaced();
    else listener.sentAway(why === 'noSpectators' && wasPlaying ? 'removed' : why, old.tableId);
  };

  const attach = (fresh: TableLink): void => {
    letGo();
    link = fresh;
    published = fresh.current();
    inside = true;
    fresh.onEnd((why) => ended(fresh, why));
    fresh.subscribe((newest) => {
      if (link !== fresh) return;
      published = newest;
      if (sitting !== fresh) listener.changed();
    });
    const why = fresh.ended();
    if (why !== null) ended(fresh, why);
    else listener.changed();
  };

  /** Runs what may end the present link in an expected way. */
  const whileLeaving = async <T>(act: () => Promise<T>): Promise<T> => {
    leaving = link;
    try {
      return await act();
    } finally {
      leaving = null;
    }
  };

  const backToLobby = (): void => {
    letGo();
    listener.changed();
  };

  const sit = async (at: TableLink, command: SeatCommand): Promise<SessionRefusal | null> => {
    sitting = at;
    try {
      return await at.send(command);
    } finally {
      sitting = null;
      if (link === at) listener.changed();
    }
  };

  const leaveSeat = async (from: TableLink): Promise<SessionRefusal | null> => {
    const match = published?.view.phase === 'playing' ? published.view.match : null;
    const refusal = await whileLeaving(() => from.send({ type: 'Leave' }));
    // Nobody is kept at a table that has gone meanwhile.
    if (refusal !== null && refusal !== 'tableGone' && refusal !== 'notSeated') return refusal;
    if (link !== from) return null;
    if (match !== null) listener.leftMatch(match.matchId, hasEnded(from, match.matchId));
    backToLobby();
    return null;
  };

  return {
    now() {
      if (published === null) return { at: inside ? 'lobby' : 'welcome' };
      const { view, spectators } = published;
      return { at: 'table', view, spectators, watching: view.you === null };
    },
    comeIn() {
      inside = true;
    },
    async goTo(open) {
      const before = link;
      const entered = await whileLeaving(open);
      if (typeof entered !== 'string') {
        attach(entered);
        return null;
      }
      const why = before?.ended() ?? null;
      if (before !== null && why !== null) ended(before, why);
      return entered;
    },
    async send(command) {
      if (link === null) return 'notSeated';
      if (command.type === 'Sit') return sit(link, command);
      if (command.type !== 'Leave') return link.send(command);
      if (published?.view.you === null) return 'notSeated';
      return leaveSeat(link);
    },
    async toLobby() {
      inside = true;
      const view = published?.view;
      if (link !== null && view !== undefined && view.you !== null && view.phase !== 'playing') {
        return leaveSeat(link);
      }
      backToLobby();
      return null;
    },
    letGo,
  };
}
