import type { Key } from '../ui/key.ts';
import { makeCharacters } from './characters.ts';
import { controlKey, csiKey, keystroke, pasteKey, ss3Key } from './keyTables.ts';

/** Bodies of sequences beyond this are swallowed without being kept. */
const MAX_BODY = 64;
const MAX_PASTE_BYTES = 4096;
const PASTE_END = '\x1b[201~';

type State =
  | { readonly in: 'ground' }
  | { readonly in: 'escape' }
  | { readonly in: 'csi'; body: string }
  | { readonly in: 'ss3' }
  /** OSC, DCS, APC, PM, SOS: a terminal's replies, never a key. */
  | { readonly in: 'string'; readonly opener: string; isEmpty: boolean }
  | { readonly in: 'stringEscape' }
  | { readonly in: 'x10Mouse'; left: number }
  | { readonly in: 'paste'; text: string; tail: string };

/** What the parser waits for: `escape` for what may be a key by itself, `paste` for the end of a paste. */
export type Waiting = 'escape' | 'paste' | null;

export interface TerminalInput {
  /** The whole keys that these bytes complete. Any cut of the same bytes gives the same keys. */
  feed(bytes: Uint8Array): Key[];
  /** What a key begun but never finished means: called when nothing has come for a while. */
  flush(): Key[];
  waiting(): Waiting;
}

const GROUND: State = { in: 'ground' };

/** Turns a terminal's bytes into whole keys. Keeps a bounded state whatever comes. */
export function makeTerminalInput(): TerminalInput {
  let state: State = GROUND;
  const characters = makeCharacters();
  let isAlt = false;
  let wasReturn = false;

  function ground(byte: number): Key[] {
    state = GROUND;
    const followsReturn = wasReturn;
    wasReturn = byte === 0x0d;
    if (byte < 0x20 || byte === 0x7f) {
      characters.drop();
      if (byte === 0x1b) state = { in: 'escape' };
      // Some clients send CR LF for one Enter.
      return byte === 0x0a && followsReturn ? [] : controlKey(byte, false);
    }
    return printed(byte, false);
  }

  function printed(byte: number, alt: boolean): Key[] {
    if (!characters.isPartial()) isAlt = alt;
    return characters.next(byte).map((char) => keystroke('char', { char, alt: isAlt }));
  }

  function afterEscape(byte: number): Key[] {
    const char = String.fromCharCode(byte);
    state = GROUND;
    if (byte === 0x1b) {
      state = { in: 'escape' };
      return [keystroke('escape')];
    }
    if (char === '[') state = { in: 'csi', body: '' };
    else if (char === 'O') state = { in: 'ss3' };
    else if (']PX^_'.includes(char)) state = { in: 'string', opener: char, isEmpty: true };
    else return byte < 0x20 || byte === 0x7f ? controlKey(byte, true) : printed(byte, true);
    return [];
  }

  function insideCsi(byte: number, at: State & { in: 'csi' }): Key[] {
    if (byte < 0x20 || byte > 0x7e) return ground(byte);
    if (byte < 0x40) {
      if (at.body.length < MAX_BODY) at.body += String.fromCharCode(byte);
      return [];
    }
    state = GROUND;
    const final = String.fromCharCode(byte);
    if (final === 'M' && at.body === '') state = { in: 'x10Mouse', left: 3 };
    else if (final === '~' && at.body === '200') state = { in: 'paste', text: '', tail: '' };
    else return csiKey(at.body, final);
    return [];
  }

  function insideString(byte: number, at: State & { in: 'string' }): Key[] {
    at.isEmpty = false;
    // ESC begins the string's own end or something new; any other control means that it broke off.
    if (byte === 0x1b) state = { in: 'stringEscape' };
    else if (byte === 0x07) state = GROUND;
    else if (byte < 0x20) return ground(byte);
    return [];
  }

  function insidePaste(byte: number, at: State & { in: 'paste' }): Key[] {
    at.tail += String.fromCharCode(byte);
    if (at.tail === PASTE_END) return endPaste(at.text);
    while (!PASTE_END.startsWith(at.tail)) {
      if (at.text.length < MAX_PASTE_BYTES) at.text += at.tail[0];
      at.tail = at.tail.slice(1);
    }
    return [];
  }

  function endPaste(text: string): Key[] {
    state = GROUND;
    return pasteKey(Buffer.from(text, 'latin1').toString('utf8'));
  }

  function step(byte: number): Key[] {
    switch (state.in) {
      case 'ground':
        return ground(byte);
      case 'escape':
        return afterEscape(byte);
      case 'csi':
        return insideCsi(byte, state);
      case 'ss3':
        state = GROUND;
        return byte < 0x20 || byte > 0x7e ? ground(byte) : ss3Key(String.fromCharCode(byte));
      case 'string':
        return insideString(byte, state);
      case 'stringEscape':
        state = GROUND;
        return byte === 0x5c ? [] : afterEscape(byte);
      case 'x10Mouse':
        state.left -= 1;
        if (state.left === 0) state = GROUND;
        return [];
      case 'paste':
        return insidePaste(byte, state);
      default:
        return state satisfies never;
    }
  }

  return {
    feed(bytes) {
      const keys: Key[] = [];
      for (const byte of bytes) keys.push(...step(byte));
      return keys;
    },
    flush() {
      const at = state;
      const waiting = this.waiting();
      if (waiting === null) return [];
      if (at.in === 'paste') return endPaste(at.text + at.tail);
      state = GROUND;
      if (at.in === 'csi') return [keystroke('char', { char: '[', alt: true })];
      if (at.in === 'ss3') return [keystroke('char', { char: 'O', alt: true })];
      if (at.in === 'string') return [keystroke('char', { char: at.opener, alt: true })];
      return [keystroke('escape')];
    },
    waiting() {
      if (state.in === 'paste') return 'paste';
      const mayBeKey =
        state.in === 'escape' ||
        state.in === 'stringEscape' ||
        state.in === 'ss3' ||
        (state.in === 'csi' && state.body === '') ||
        (state.in === 'string' && state.isEmpty);
      return mayBeKey ? 'escape' : null;
    },
  };
}
