import { randomInt } from 'node:crypto';
import type { EventLog } from '../log/eventLog.ts';
import { DEFAULT_OPTIONS, DEFAULT_SETTINGS } from '../rules/options.ts';
import type { PlayerRef, Sender } from '../table/commands.ts';
import type { TableEvent } from '../table/events.ts';
import { openTable, type TableOpening } from '../table/openTable.ts';
import { hasRoom, isSolo, people, seatOf } from '../table/seats.ts';
import { uniqueName } from '../table/uniqueName.ts';
import { makeSerial } from './serial.ts';
import { type ActorServices, makeTableActor, type TableActor } from './tableActor.ts';
import { makeTableCode, parseTableCode } from './tableCode.ts';
import { makeTableIndex } from './tableIndex.ts';
import type { EnterRefusal, TableLink, TableManager, TableSetup } from './tableManager.ts';
import { tellCommit } from './tableNews.ts';
import { makeTableStore, type TableStore } from './tableStore.ts';
import { standsFor, storedTables } from './wake.ts';

export interface TableManagerOptions extends ActorServices {
  readonly log: EventLog<TableEvent>;
  /** Tables of the command line, by name. */
  readonly fixedTables: readonly TableSetup[];
  /** A whole number from 0 to `below` − 1, for join codes. */
  readonly randomBelow?: (below: number) => number;
}

type Entered = Promise<TableLink | EnterRefusal>;

const SERVER: Sender = { kind: 'server' };
const QUICK_BOTS = 2;
/** Terminal cells of the name of a table. */
const TABLE_NAME_CELLS = 24;
/** Join codes are drawn again when one was ever used before. */
const MOST_DRAWS = 20;

/** Wakes the tables of the log, opens those of the command line, and resolves when people may come in. */
export async function makeTableManager(options: TableManagerOptions): Promise<TableManager> {
  const { log, clock, randomness, fixedTables, logger, randomBelow = randomInt } = options;
  const index = makeTableIndex(clock);
  const serial = makeSerial();
  let closed = false;

  /** One seat a player. A seat where only results stand is given up for a new one; any other is in the way. */
  const seatedElsewhere = async (player: PlayerRef, tableId: string | null): Promise<boolean> => {
    const seatedAt = index.tableOf(player.id);
    if (seatedAt === null || seatedAt === tableId) return false;
    const actor = index.get(seatedAt);
    if (actor?.state().phase !== 'over') return true;
    await actor.post({ kind: 'player', player }, { type: 'Leave' });
    return index.tableOf(player.id) !== null;
  };

  const live = (store: TableStore): TableActor => {
    const actor = makeTableActor({
      ...options,
      store,
      onChange: index.update,
      seating: (player, tableId, sit) =>
        serial(player.id, async () => ((await seatedElsewhere(player, tableId)) ? 'atAnotherTable' : sit())),
    });
    index.update(actor);
    return actor;
  };

  const openNew = async (opening: Omit<TableOpening, 'at' | 'tableId'>): Promise<TableActor | null> => {
    for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
      const tableId = makeTableCode(randomBelow);
      const store = makeTableStore(log, tableId);
      const events = openTable({ ...opening, at: clock.now(), tableId }, randomness());
      if (!(await store.commit(events))) continue;
      const actor = live(store);
      tellCommit(logger, null, actor.state(), events);
      return actor;
    }
    return null;
  };

  /** Entering is one thing at a time for each player: a player has one seat. */
  const entering = (player: PlayerRef, enter: () => Entered): Entered =>
    serial(player.id, async () => {
      if (closed) return 'tableGone';
      try {
        const entered = await enter();
        if (typeof entered === 'string') logger.debug({ refusal: entered }, 'not let in');
        return entered;
      } catch (error) {
        logger.error({ err: error }, 'a table could not be entered');
        return 'notSaved';
      }
    });

  const open = async (
    player: PlayerRef,
    setup: TableSetup,
    more: Pick<TableOpening, 'bots' | 'start'> = {},
  ): Entered => {
    if (await seatedElsewhere(player, null)) return 'atAnotherTable';
    // Of the listed tables only: the name of one by join code is not for all to find.
    const listed = index.rows().map((row) => row.name);
    const name = uniqueName(setup.name, listed, TABLE_NAME_CELLS);
    const actor = await openNew({ ...setup, ...more, name, host: player });
    return actor === null ? 'notSaved' : actor.link(player, false);
  };

  const play = async (player: PlayerRef, tableId: string): Entered => {
    const actor = index.get(tableId);
    if (actor === null) return 'noSuchTable';
    if (await seatedElsewhere(player, tableId)) return 'atAnotherTable';
    if (seatOf(actor.state(), player.id) === null) {
      const refusal = await actor.post({ kind: 'player', player }, { type: 'Sit' });
      if (refusal !== null) return refusal;
    }
    return actor.link(player, false);
  };

  const quickPlay = async (player: PlayerRef, except: ReadonlySet<string>): Entered => {
    if (await seatedElsewhere(player, null)) return 'atAnotherTable';
    for (const actor of quickTables(index.all(), player)) {
      if (except.has(actor.tableId)) continue;
      const entered = await play(player, actor.tableId);
      if (typeof entered !== 'string') return entered;
    }
    const setup = { name: player.name, options: DEFAULT_OPTIONS, settings: DEFAULT_SETTINGS };
    return open(player, setup, { bots: QUICK_BOTS, start: true });
  };

  const watch = async (player: PlayerRef, tableId: string): Entered => {
    const actor = index.get(tableId);
    if (actor === null) return 'noSuchTable';
    const { settings, barred } = actor.state();
    if (barred.includes(player.id)) return 'kickedFromTable';
    if (!settings.spectators && seatOf(actor.state(), player.id) === null) return 'noSpectators';
    return actor.link(player, true);
  };

  const stored = await storedTables(log, fixedTables, logger);
  for (const store of stored) await live(store).post(SERVER, { type: 'Resume' });
  if (stored.length > 0) logger.info({ tables: stored.length }, 'tables woken');
  for (const setup of fixedTables) await stand(setup);

  /** A table of the command line stands: a new one, or the stored one with what the command line says now. */
  async function stand(setup: TableSetup): Promise<void> {
    const known = [...index.all()].find((actor) => standsFor(actor.state(), setup));
    if (known !== undefined) {
      await known.post(SERVER, { type: 'ChangeOptions', options: setup.options, settings: setup.settings });
      return;
    }
    const fresh = await openNew({ ...setup, host: null });
    if (fresh === null) logger.warn({ table: setup.name }, 'this table could not be opened');
  }

  return {
    rows: index.rows,
    onRows: index.onRows,
    tableOf: index.tableOf,
    nameOf: (tableId) => index.get(tableId)?.state().name ?? null,
    fixedCodes: () =>
      fixedTables.flatMap((setup) => {
        const actor = [...index.all()].find((other) => standsFor(other.state(), setup));
        return actor === undefined
          ? []
          : [{ name: setup.name, code: actor.tableId, settings: setup.settings }];
      }),
    open: (player, setup) => entering(player, () => open(player, setup)),
    quickPlay: (player, except = new Set()) => entering(player, () => quickPlay(player, except)),
    play: (player, tableId) => entering(player, () => play(player, tableId)),
    watch: (player, tableId) => entering(player, () => watch(player, tableId)),
    findByCode(text) {
      const code = parseTableCode(text);
      return code === null || index.get(code) === null ? null : code;
    },
    findByName(name) {
      const wanted = name.trim().toLowerCase();
      return index.rows().find((row) => row.name.toLowerCase() === wanted)?.tableId ?? null;
    },
    async close() {
      closed = true;
      index.stop();
      await Promise.all([...index.all()].map((actor) => actor.stop()));
    },
  };
}

/** Where quick play may sit down, the fullest first: lobbies where somebody is waiting. */
function quickTables(actors: Iterable<TableActor>, player: PlayerRef): readonly TableActor[] {
  return [...actors]
    .filter((actor) => {
      const state = actor.state();
      const waiting = people(state).some(({ awaySince }) => awaySince === null);
      const open = state.phase === 'lobby' && state.settings.access === 'open' && !isSolo(state.settings);
      return open && waiting && hasRoom(state) && !state.barred.includes(player.id);
    })
    .sort((a, b) => b.state().seats.length - a.state().seats.length);
}
