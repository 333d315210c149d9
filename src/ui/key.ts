/** Keys with a name of their own; `char` is anything that prints (one code point). */
export type KeyName =
  | 'char'
  | 'enter'
  | 'escape'
  | 'tab'
  | 'backspace'
  | 'delete'
  | 'insert'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'home'
  | 'end'
  | 'pageUp'
  | 'pageDown'
  | 'f1'
  | 'f2'
  | 'f3'
  | 'f4'
  | 'f5'
  | 'f6'
  | 'f7'
  | 'f8'
  | 'f9'
  | 'f10'
  | 'f11'
  | 'f12';

/**
 * One whole key as the person pressed it, whatever bytes and packets it came in. Space is the char ' ';
 * Ctrl-C is `{name: 'char', char: 'c', ctrl: true}`. `shift` is told for named keys only.
 */
export interface Keystroke {
  readonly type: 'key';
  readonly name: KeyName;
  /** The printed character when `name` is `char`, else ''. Never a control character. */
  readonly char: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

/** Text pasted in one piece (bracketed paste); length is capped, escapes and control characters but \n are gone. */
export interface Paste {
  readonly type: 'paste';
  readonly text: string;
}

/** A press of the mouse or a turn of its wheel; column and row count from 0. */
export interface MousePress {
  readonly type: 'mouse';
  readonly button: 'left' | 'middle' | 'right' | 'wheelUp' | 'wheelDown';
  readonly column: number;
  readonly row: number;
}

export type Key = Keystroke | Paste | MousePress;

/** Where keys come from. Listeners are called in order of arrival, one key at a time; returns unsubscribe. */
export interface KeySource {
  subscribe(listener: (key: Key) => void): () => void;
}
