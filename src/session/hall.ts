import type { Clock } from '../tables/clock.ts';
import type { Person } from './session.ts';

/** One session as the hall knows it. */
export interface Guest {
  /** Null while the person has not come in yet. */
  person(): (Person & { readonly playerId: string }) | null;
  /** Somebody came, went or changed place. */
  onPeople(): void;
  /** The server stops. */
  onShutdown(): void;
}

/** Who is here: one for all sessions of a server. */
export interface Hall {
  /** Returns what takes the session out again. */
  enter(guest: Guest): () => void;
  /** A session's person has changed. */
  changed(): void;
  /** Everybody who is here, each player once, by name. */
  people(): readonly Person[];
  shutdown(): void;
}

/** News of people reach the sessions at most this often. */
const PEOPLE_EVERY_MS = 200;

export function makeHall(clock: Clock): Hall {
  const guests = new Set<Guest>();
  let known: readonly Person[] | null = null;
  let cancelTelling: (() => void) | null = null;

  const tell = (): void => {
    cancelTelling = null;
    for (const guest of guests) guest.onPeople();
  };

  const changed = (): void => {
    known = null;
    cancelTelling ??= clock.callAt(clock.now() + PEOPLE_EVERY_MS, tell);
  };

  return {
    enter(guest) {
      guests.add(guest);
      changed();
      return () => {
        if (guests.delete(guest)) changed();
      };
    },
    changed,
    people() {
      known ??= listPeople(guests);
      return known;
    },
    shutdown() {
      cancelTelling?.();
      for (const guest of [...guests]) guest.onShutdown();
    },
  };
}

/** A player with two connections is one person, and is where one of them plays. */
function listPeople(guests: Iterable<Guest>): readonly Person[] {
  const byPlayer = new Map<string, Person>();
  for (const guest of guests) {
    const person = guest.person();
    if (person === null) continue;
    const { playerId, name, tableName } = person;
    byPlayer.set(playerId, { name, tableName: tableName ?? byPlayer.get(playerId)?.tableName ?? null });
  }
  return [...byPlayer.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
