import type { PlayerRef } from '../table/commands.ts';
import { seatOf } from '../table/seats.ts';
import type { TableState } from '../table/state.ts';
import { tableView } from '../table/tableView.ts';
import type { LinkEnd, Published } from './tableManager.ts';

/** One open window on a table. A watching one shows what anyone may see, also to somebody who has a seat. */
export interface Link {
  readonly player: PlayerRef;
  watching: boolean;
  end: LinkEnd | null;
  readonly views: Set<(published: Published) => void>;
  readonly ends: Set<(end: LinkEnd) => void>;
}

/** The open windows on one table. */
export interface TableLinks {
  open(player: PlayerRef, watching: boolean): Link;
  /** The link plays from now on; an older one of the same player is replaced. */
  takeOver(link: Link): void;
  /** Forgets a link; false when it had ended before. */
  drop(link: Link): boolean;
  has(link: Link): boolean;
  /** Whether the player has a link that plays. */
  isPlaying(playerId: string): boolean;
  spectators(): number;
  published(link: Link): Published;
  /** The table has changed: ends the links that must not see it any more, and shows the rest the newest view. */
  changed(): void;
  endAll(end: LinkEnd): void;
}

export function makeTableLinks(state: () => TableState, onFault: (error: unknown) => void): TableLinks {
  const links = new Set<Link>();
  /** Views of the present state by viewer; spectators share one. */
  let made = new Map<string | null, Published>();

  const viewerOf = (link: Link): string | null =>
    link.watching || seatOf(state(), link.player.id) === null ? null : link.player.id;

  const spectators = (): number => [...links].filter((link) => viewerOf(link) === null).length;

  const published = (link: Link): Published => {
    const viewer = viewerOf(link);
    const known = made.get(viewer);
    if (known !== undefined) return known;
    const fresh = { view: tableView(state(), viewer), spectators: spectators() };
    made.set(viewer, fresh);
    return fresh;
  };

  const call = <T>(listeners: ReadonlySet<(value: T) => void>, value: T): void => {
    for (const listener of listeners) {
      try {
        listener(value);
      } catch (error) {
        onFault(error);
      }
    }
  };

  const end = (link: Link, why: LinkEnd): void => {
    if (!links.delete(link)) return;
    link.end = why;
    made = new Map();
    call(link.ends, why);
    link.views.clear();
  };

  const changed = (): void => {
    made = new Map();
    for (const link of [...links]) {
      const why = mustEnd(state(), link);
      if (why !== null) end(link, why);
    }
    for (const link of [...links]) call(link.views, published(link));
  };

  return {
    open(player, watching) {
      const link: Link = { player, watching, end: null, views: new Set(), ends: new Set() };
      links.add(link);
      return link;
    },
    takeOver(link) {
      link.watching = false;
      for (const older of [...links]) {
        const same = older.player.id === link.player.id && !older.watching;
        if (older !== link && same) end(older, 'replaced');
      }
    },
    drop: (link) => links.delete(link),
    has: (link) => links.has(link),
    isPlaying: (playerId) => [...links].some((link) => !link.watching && link.player.id === playerId),
    spectators,
    published,
    changed,
    endAll(why) {
      for (const link of [...links]) end(link, why);
    },
  };
}

/** Why somebody may not stay at a table; who lost a seat in a match watches it as anyone else does. */
function mustEnd(state: TableState, { player }: Link): LinkEnd | null {
  if (state.phase === 'retired') return 'retired';
  if (state.barred.includes(player.id)) return 'kicked';
  return seatOf(state, player.id) === null && !state.settings.spectators ? 'noSpectators' : null;
}
