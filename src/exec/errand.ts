import type { SessionAction, SessionView } from '../session/session.ts';
import type { TableManager } from '../tables/tableManager.ts';
import type { Opening } from './command.ts';
import { findTable } from './findTable.ts';

/** What somebody who came with a command that opens the game wants done first; null: nothing. */
export function errandOf(
  opening: Opening,
  tables: TableManager,
  seatedAt: SessionView['seatedAt'],
): SessionAction | null {
  switch (opening.kind) {
    case 'plain':
      return null;
    case 'play':
      return seatedAt === null ? { type: 'quickPlay' } : { type: 'play', tableId: seatedAt.tableId };
    case 'join':
      return { type: 'play', tableId: findTable(tables, opening.table) ?? '' };
    case 'watch':
      return { type: 'watch', tableId: findTable(tables, opening.table) ?? '' };
    default:
      return opening satisfies never;
  }
}
