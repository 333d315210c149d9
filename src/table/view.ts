import type { MatchView } from '../match/view.ts';
import type { MatchOptions, TableSettings } from '../rules/options.ts';
import type { BotKind } from './commands.ts';
import type { PublicTableEvent } from './events.ts';

export type TablePhase = 'lobby' | 'playing' | 'over' | 'retired';

export interface SeatView {
  readonly seat: number;
  /** Null: the seat is empty. */
  readonly name: string | null;
  readonly bot: BotKind | null;
  /** Since when the player's connection is lost; null while it is there. */
  readonly awaySince: number | null;
  readonly isHost: boolean;
  readonly isYou: boolean;
  /** Shown to all at the start; before it only one's own. */
  readonly entropy: string | null;
}

/** A table as one viewer may see it. */
export interface TableView {
  readonly tableId: string;
  readonly name: string;
  readonly phase: TablePhase;
  readonly options: MatchOptions;
  readonly settings: TableSettings;
  /** Set up from the command line: options cannot be changed. */
  readonly fixed: boolean;
  readonly locked: boolean;
  readonly joinCode: string | null;
  readonly you: number | null;
  readonly youAreHost: boolean;
  readonly hostSeat: number | null;
  readonly seats: readonly SeatView[];
  /** Start is possible from this moment on (5 s after a change of options). */
  readonly startableAt: number;
  readonly nextMatchId: string;
  readonly nextCommitment: string;
  /** The running match, or the last one while its results stand. */
  readonly match: MatchView | null;
  /** What happened, oldest first, the newest 200: no secrets, no identities. */
  readonly log: readonly LoggedEvent[];
}

/** `n` counts the table's events from 1, so a screen can tell what is new. */
export interface LoggedEvent {
  readonly n: number;
  readonly event: PublicTableEvent;
}
