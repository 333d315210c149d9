import type { SeatCommand } from '../table/commands.ts';
import type { TableView } from '../table/view.ts';
import type { EnterRefusal, LinkEnd, TableRow, TableSetup } from '../tables/tableManager.ts';

/** Settings that a player keeps (saved with the identity). */
export interface Settings {
  readonly language: string;
  readonly theme: 'auto' | 'contrast' | 'colorBlind' | 'mono';
  readonly ascii: boolean;
  readonly bell: boolean;
  readonly animation: boolean;
  /** The terminal tells of the mouse; its own selecting and copying then needs Shift. */
  readonly mouse: boolean;
  /** The line-by-line face opens at the next login, also on a terminal that could show screens. */
  readonly plain: boolean;
}

export interface Person {
  readonly name: string;
  /** Name of the table they are at, or null in the lobby. */
  readonly tableName: string | null;
}

export type Place =
  | { readonly at: 'welcome' }
  | { readonly at: 'lobby' }
  | {
      readonly at: 'table';
      readonly view: TableView;
      readonly spectators: number;
      readonly watching: boolean;
    };

/** Everything a face (screens, plain, exec) needs to draw; a new object after every change. */
export interface SessionView {
  readonly place: Place;
  readonly name: string | null;
  /** A guest has no key; their resume code gives the seat back. Null for a player with a key. */
  readonly resumeCode: string | null;
  /** The login named a resume code that is of nobody: this is a new guest. */
  readonly codeRefused?: boolean;
  readonly settings: Settings;
  readonly motd: string;
  /** The server runs with fixed dice: say so at login. */
  readonly predictableDice: boolean;
  readonly rows: readonly TableRow[];
  readonly people: readonly Person[];
  /** Table at which this player holds a seat, to offer coming back. */
  readonly seatedAt: { readonly tableId: string; readonly name: string } | null;
  /** Why the table put this person out into the lobby; gone with their next action. */
  readonly sentAway?: SentAway | null;
  /** The match that this person has just left, by its id: its dice can be checked later; gone with their next action. */
  readonly leftMatch?: string | null;
  /** That match has ended with it. */
  readonly leftMatchIsOver?: boolean;
  /** Why this session is ending (`replaced`, `shutdown`, …), or null. */
  readonly ending: SessionEnd | null;
}

/** `removed`: the idle limit ran out, at a table where nobody may watch. */
export type SentAway = Exclude<LinkEnd, 'replaced'> | 'removed';

export type SessionEnd = 'quit' | 'replaced' | 'shutdown' | 'tooSlow';

export type SessionRefusal = EnterRefusal | 'badName' | 'badSetup' | 'badCode' | 'tooManyTries' | 'noName';

export type SessionAction =
  | { readonly type: 'setName'; readonly name: string }
  | { readonly type: 'quickPlay' }
  | { readonly type: 'openTable'; readonly setup: TableSetup }
  /** Sits down, or comes back to one's own seat. */
  | { readonly type: 'play'; readonly tableId: string }
  | { readonly type: 'watch'; readonly tableId: string }
  | { readonly type: 'joinCode'; readonly code: string; readonly watch?: boolean }
  /** Back to the lobby. In a running match the seat is kept: giving it up is the table command `Leave`. */
  | { readonly type: 'toLobby' }
  | { readonly type: 'table'; readonly command: SeatCommand }
  | { readonly type: 'saveSettings'; readonly settings: Partial<Settings> }
  | { readonly type: 'resume'; readonly code: string }
  | { readonly type: 'quit' };

/** One connected person. Faces read the view, subscribe, and send actions; nothing else crosses. */
export interface Session {
  view(): SessionView;
  subscribe(listener: () => void): () => void;
  /** Resolves to null when done, or to the reason why not. Never rejects for an ordinary reason. */
  send(action: SessionAction): Promise<SessionRefusal | null>;
  /** The server's clock, epoch milliseconds: for drawing countdowns. */
  now(): number;
  /** Calls back at `at` (epoch ms of the server's clock); returns a cancel function. For countdowns only. */
  callAt(at: number, callback: () => void): () => void;
}
