import type { KeySource } from '../ui/key.ts';
import type { Terminal } from '../ui/theme.tsx';

/** A key is known by the SHA-256 (base64url) of its public half, and only when the login proved it. */
export type Identity = { readonly kind: 'key'; readonly id: string } | { readonly kind: 'guest' };

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Who opened something, and with what; everything but the identity is the client's word and hostile. */
export interface Caller {
  readonly identity: Identity;
  /** The login name without its resume code, cleaned and cut; may be ''. */
  readonly username: string;
  /** From `name+CODE@host`. A secret: never logged or shown. */
  readonly resumeCode: string | null;
  readonly remoteAddress: string;
  /** TERM and the few allowed variables (LANG, LC_ALL, LC_MESSAGES, COLORTERM, NO_COLOR, …), cut in length. */
  readonly env: Readonly<Record<string, string>>;
}

/** `left`: the client went; `ended`: we ended it; `tooSlow`: it did not read for too long. */
export type CloseReason = 'left' | 'ended' | 'tooSlow';

interface Opened extends Caller {
  /** What came after `ssh host`, or null for a shell. Hostile. */
  readonly command: string | null;
  /** What the terminal can show, as far as the client has told. */
  readonly terminal: Terminal;
  /**
   * Ends the session: the terminal is put back as it was found, then the sentence (if any) is printed on it;
   * without a terminal, a sentence that goes with an exit code other than 0 is written as an error.
   * `exitCode` is what the client's ssh program exits with. Harmless when the session is already over.
   */
  end(message?: string, exitCode?: number): void;
  /** Called once, when the session is over for whatever reason; at once if it already is. */
  onClosed(listener: (reason: CloseReason) => void): void;
}

/** A terminal that can draw screens. Commands have one too: what they say in lines goes by `lines`. */
export interface ScreenRequest extends Opened {
  readonly kind: 'screen';
  size(): Size;
  /** At most some ten calls a second, with the newest size; returns unsubscribe. */
  onResize(listener: (size: Size) => void): () => void;
  readonly keys: KeySource;
  /** Shows a whole frame (lines joined by \n) as soon as the client can take it; only the newest is kept. */
  draw(frame: string): void;
  /** Paints everything anew (Ctrl-L), for a terminal that something else has written into. */
  redraw(): void;
  /** Rings the terminal's bell. */
  ringBell(): void;
  /** Whether the terminal tells of presses of the mouse; it does not until asked. */
  setMouse(on: boolean): void;
  /** Goes on line by line instead of showing a screen; only before anything is drawn, and once. */
  lines(): LineRequest;
}

/** What of it the screens need: somebody's terminal, wherever it stands. */
export type ScreenTerminal = Omit<ScreenRequest, 'kind' | 'command' | 'lines' | keyof Caller>;

/** Without a (usable) terminal, or by choice: line by line. */
export interface LineRequest extends Opened {
  readonly kind: 'lines';
  /** False for a pipe (`ssh -T`, or a command without `-t`): nobody may be looking. */
  readonly hasTerminal: boolean;
  /** Whole lines typed or sent, cleaned and cut; `null` once at the end of the input. Returns unsubscribe. */
  onLine(listener: (line: string | null) => void): () => void;
  /** Writes text; \n ends a line. A client that does not read is closed as `tooSlow`. */
  write(text: string): void;
  /** Width for wrapping, 80 without a terminal. */
  size(): Size;
}

export type SshRequest = ScreenRequest | LineRequest;
