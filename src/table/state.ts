import type { MatchState } from '../match/state.ts';
import type { MatchOptions, TableSettings } from '../rules/options.ts';
import type { BotKind, MatchSeed, PlayerRef } from './commands.ts';
import type { LoggedEvent, TablePhase } from './view.ts';

export interface PlayerSeat {
  readonly kind: 'player';
  readonly seat: number;
  readonly player: PlayerRef;
  readonly entropy: string;
  /** Since when no connection of the player is left; null while there is one. */
  readonly awaySince: number | null;
}

export interface BotSeat {
  readonly kind: 'bot';
  readonly seat: number;
  readonly bot: BotKind;
  readonly name: string;
  readonly entropy: string;
}

export type TableSeat = PlayerSeat | BotSeat;

/** One chat message, for the limit on how many may follow each other; `by` is a seat, or a spectator's name. */
export interface Said {
  readonly at: number;
  readonly by: number | string;
}

/** A table as it stands: what the events of its stream add up to. Identities and secrets are here and in no view. */
export interface TableState {
  readonly tableId: string;
  readonly name: string;
  readonly phase: TablePhase;
  readonly options: MatchOptions;
  readonly settings: TableSettings;
  readonly fixed: boolean;
  readonly locked: boolean;
  /** The taken seats, in seat order; numbers may have gaps. */
  readonly seats: readonly TableSeat[];
  readonly hostId: string | null;
  readonly barred: readonly string[];
  /** The start is possible from this moment on. */
  readonly startableAt: number;
  /** The next match, or the running one: its commitment is shown before anyone gives entropy. */
  readonly prepared: MatchSeed & { readonly commitment: string };
  /** The running match, or the last one while its results stand. */
  readonly match: MatchState | null;
  /** The newest chat messages, oldest first. */
  readonly said: readonly Said[];
  /** How many events the table has had. */
  readonly eventCount: number;
  /** The newest events, oldest first. */
  readonly log: readonly LoggedEvent[];
}
