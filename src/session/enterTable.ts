import { cleanText } from '../i18n/cleanText.ts';
import type { PlayerRef } from '../table/commands.ts';
import type { TableManager, TableSetup } from '../tables/tableManager.ts';
import type { ParsedAction } from './actionSchema.ts';
import type { SessionPlace } from './place.ts';
import type { SessionRefusal } from './session.ts';

const TABLE_NAME_CELLS = 24;

export type Entering = Extract<
  ParsedAction,
  { type: 'quickPlay' | 'openTable' | 'play' | 'watch' | 'joinCode' }
>;

/** Goes through the only doors to the tables, but those of `kickedFrom`; null when the person is at the table. */
export async function enterTable(
  tables: TableManager,
  place: SessionPlace,
  player: PlayerRef,
  action: Entering,
  kickedFrom: ReadonlySet<string>,
): Promise<SessionRefusal | null> {
  const goTo = async (tableId: string, watch: boolean): Promise<SessionRefusal | null> => {
    if (kickedFrom.has(tableId)) return 'kickedFromTable';
    return place.goTo(() => (watch ? tables.watch(player, tableId) : tables.play(player, tableId)));
  };

  switch (action.type) {
    case 'quickPlay':
      return place.goTo(() => tables.quickPlay(player, kickedFrom));
    case 'openTable': {
      const setup = cleanSetup(action.setup);
      return setup === null ? 'badSetup' : place.goTo(() => tables.open(player, setup));
    }
    case 'play':
    case 'watch':
      return goTo(action.tableId, action.type === 'watch');
    case 'joinCode': {
      const tableId = tables.findByCode(action.code);
      return tableId === null ? 'badCode' : goTo(tableId, action.watch ?? false);
    }
    default:
      return action satisfies never;
  }
}

function cleanSetup(setup: TableSetup): TableSetup | null {
  const name = cleanText(setup.name, TABLE_NAME_CELLS);
  return name === '' ? null : { ...setup, name };
}
