import type { MatchOptions, TableSettings } from '../rules/options.ts';

/** Someone at a table. `id` is the identity that the login proved; it stays on the server. */
export interface PlayerRef {
  readonly id: string;
  readonly name: string;
}

export const BOT_KINDS = ['cautious'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

/** Who sends a command: a player, the seat's bot, or the server itself. */
export type Sender =
  | { readonly kind: 'player'; readonly player: PlayerRef }
  | { readonly kind: 'bot'; readonly seat: number }
  | { readonly kind: 'server' };

/** The secret and name of the next match, made by the server with good randomness before anyone gives entropy. */
export interface MatchSeed {
  readonly matchId: string;
  /** 64 hex digits. */
  readonly secret: string;
}

/** What a person at a table asks for. `hold` lists positions in the current roll, from 1. */
export type SeatCommand =
  /** Takes a seat in the lobby: the given one or the lowest free one. */
  | { readonly type: 'Sit'; readonly seat?: number }
  | { readonly type: 'AddBot'; readonly seat?: number }
  | { readonly type: 'RemoveBot'; readonly seat: number }
  /** Lobby and results: gives the seat up. In a match: the confirmed leave of RULES.md section 7. */
  | { readonly type: 'Leave' }
  | { readonly type: 'ChangeOptions'; readonly options: MatchOptions; readonly settings: TableSettings }
  | { readonly type: 'ChooseEntropy'; readonly entropy: string }
  | { readonly type: 'Kick'; readonly seat: number }
  | { readonly type: 'Lock'; readonly locked: boolean }
  | { readonly type: 'Start' }
  /** After a match: back to the lobby with the seats of those who are there. */
  | { readonly type: 'Rematch' }
  | { readonly type: 'Say'; readonly text: string }
  | { readonly type: 'Roll'; readonly hold: readonly number[] }
  | { readonly type: 'Bank'; readonly hold: readonly number[] }
  | { readonly type: 'Finish' };

/** What the server itself asks of a table. */
export type ServerCommand =
  /** The player's last connection to this table was lost, or one came back. */
  | { readonly type: 'GoAway' }
  | { readonly type: 'ComeBack' }
  /** Time has passed; the server has started again. */
  | { readonly type: 'Expire' }
  | { readonly type: 'Resume' };

/** Randomness for one command, made by the server and handed in, so that deciding is pure. */
export interface Randomness {
  /** The next match's name and secret, for `Rematch` and the opening of a table. */
  readonly seed: MatchSeed;
  /** Eight fresh entropy strings: for whoever sits down (by seat number − 1). */
  readonly entropies: readonly string[];
}

export type TableCommand = SeatCommand | ServerCommand;
