import type { MatchOptions, TableSettings } from '../rules/options.ts';
import type { PlayerRef, SeatCommand } from '../table/commands.ts';
import type { TableRefusal } from '../table/refusals.ts';
import type { TablePhase, TableView } from '../table/view.ts';

/** A line of the lobby's list. */
export interface TableRow {
  readonly tableId: string;
  readonly name: string;
  readonly phase: TablePhase;
  readonly options: MatchOptions;
  readonly settings: TableSettings;
  readonly locked: boolean;
  /** Taken seats, bots counted; at a solo table only the one for a person. */
  readonly taken: number;
  /** Seats whose player is away. */
  readonly away: number;
  readonly spectators: number;
  readonly hostName: string | null;
}

export interface TableSetup {
  readonly name: string;
  readonly options: MatchOptions;
  readonly settings: TableSettings;
}

/** What a viewer is handed after every commit: the table's view for them, and how many only watch. */
export interface Published {
  readonly view: TableView;
  readonly spectators: number;
}

/** Why a table ends somebody's link: the same player came from elsewhere, the table is gone, or they may not look on. */
export type LinkEnd = 'replaced' | 'retired' | 'kicked' | 'noSpectators';

/** A person's window on one table. Closing it is a lost connection: the seat stays (RULES.md section 7). */
export interface TableLink {
  readonly tableId: string;
  current(): Published;
  /** Calls back with every newer view until closed. */
  subscribe(onView: (published: Published) => void): () => void;
  /**
   * Resolves when the command is committed (null) or refused.
   * The moment it counts by is the moment of this call.
   */
  send(command: SeatCommand): Promise<TableRefusal | 'atAnotherTable' | null>;
  /** Why the table ended this link by itself; null while it is open. */
  ended(): LinkEnd | null;
  onEnd(listener: (end: LinkEnd) => void): void;
  close(): void;
}

export type EnterRefusal = 'noSuchTable' | 'needsCode' | 'noSpectators' | 'atAnotherTable' | TableRefusal;

export interface FixedCode extends Pick<TableSetup, 'name' | 'settings'> {
  readonly code: string;
}

/** Finds, wakes and retires tables; one actor a table behind it. */
export interface TableManager {
  /** Open tables, those with a match running, and fixed ones; not those by join code. */
  rows(): readonly TableRow[];
  onRows(listener: () => void): () => void;
  /** Opens a table with the player as its host in seat 1. */
  open(player: PlayerRef, setup: TableSetup): Promise<TableLink | EnterRefusal>;
  /** The fullest open lobby with room where somebody is waiting, else a new table with two bots, started at once (RULES.md section 7); none of `except`. */
  quickPlay(player: PlayerRef, except?: ReadonlySet<string>): Promise<TableLink | EnterRefusal>;
  /** Takes a seat: back to one's own, else a free one in a lobby. `code` opens a table by join code. */
  play(player: PlayerRef, tableId: string): Promise<TableLink | EnterRefusal>;
  watch(player: PlayerRef, tableId: string): Promise<TableLink | EnterRefusal>;
  /** A join code as somebody typed it to the id of its table. */
  findByCode(code: string): string | null;
  findByName(name: string): string | null;
  /** The table where the player holds a seat in a lobby or a running match. */
  tableOf(playerId: string): string | null;
  /** The name of a table that is awake. */
  nameOf(tableId: string): string | null;
  /** The tables of the command line with their codes, in its order, for the operator alone. */
  fixedCodes(): readonly FixedCode[];
  /** Lets every command that is under way end, then stops the actors. */
  close(): Promise<void>;
}
