import type { Key, KeyName, Keystroke, MousePress } from '../ui/key.ts';

interface Modifiers {
  readonly char?: string;
  readonly ctrl?: boolean;
  readonly alt?: boolean;
  readonly shift?: boolean;
}

export function keystroke(name: KeyName, modifiers: Modifiers = {}): Keystroke {
  return { type: 'key', name, char: '', ctrl: false, alt: false, shift: false, ...modifiers };
}

/** The key of a byte below 0x20 or of 0x7f. ESC, Ctrl-Z (nothing is ever suspended) and 0x1c–0x1f are no keys. */
export function controlKey(byte: number, alt: boolean): Key[] {
  switch (byte) {
    case 0x00:
      return [keystroke('char', { char: ' ', ctrl: true, alt })];
    case 0x08:
    case 0x7f:
      return [keystroke('backspace', { alt })];
    case 0x09:
      return [keystroke('tab', { alt })];
    case 0x0a:
    case 0x0d:
      return [keystroke('enter', { alt })];
    case 0x1a:
      return [];
    default:
      if (byte > 0x1a) return [];
      return [keystroke('char', { char: String.fromCharCode(byte + 0x60), ctrl: true, alt })];
  }
}

const LETTERS: Readonly<Record<string, KeyName>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  P: 'f1',
  Q: 'f2',
  S: 'f4',
};

const NUMBERS: Readonly<Record<string, KeyName>> = {
  1: 'home',
  2: 'insert',
  3: 'delete',
  4: 'end',
  5: 'pageUp',
  6: 'pageDown',
  7: 'home',
  8: 'end',
  11: 'f1',
  12: 'f2',
  13: 'f3',
  14: 'f4',
  15: 'f5',
  17: 'f6',
  18: 'f7',
  19: 'f8',
  20: 'f9',
  21: 'f10',
  23: 'f11',
  24: 'f12',
};

/** The key of `ESC [ body final`. What is not a key (focus, cursor position, device reports) is nothing. */
export function csiKey(body: string, final: string): Key[] {
  if (body.startsWith('<')) return mouseKey(body.slice(1), final);
  if (!/^[\d;]*$/.test(body)) return [];
  const [first = '', second = ''] = body.split(';');
  if (final === 'Z') return [keystroke('tab', { shift: true })];
  const name = final === '~' ? NUMBERS[first] : LETTERS[final];
  return name === undefined ? [] : [keystroke(name, modifiersOf(second))];
}

/** xterm's modifier is one more than the sum of shift 1, alt 2, ctrl 4. */
function modifiersOf(field: string): Modifiers {
  const bits = field === '' ? 0 : Number(field) - 1;
  return { shift: (bits & 1) !== 0, alt: (bits & 2) !== 0, ctrl: (bits & 4) !== 0 };
}

const BUTTONS: Readonly<Record<number, MousePress['button']>> = {
  0: 'left',
  1: 'middle',
  2: 'right',
  64: 'wheelUp',
  65: 'wheelDown',
};

function mouseKey(body: string, final: string): Key[] {
  const match = /^(\d{1,3});(\d{1,5});(\d{1,5})$/.exec(body);
  // `m` is the release of what `M` has told already.
  if (!match || final !== 'M') return [];
  const code = Number(match[1]);
  // Shift, alt and ctrl are of no interest; a drag (32) is no press.
  const button = BUTTONS[code & ~0b11100];
  if (button === undefined || (code & 32) !== 0) return [];
  return [{ type: 'mouse', button, column: Number(match[2]) - 1, row: Number(match[3]) - 1 }];
}

/** Arrows and function keys of terminals in application mode (PuTTY), and the number pad. */
export function ss3Key(final: string): Key[] {
  if (final === 'M') return [keystroke('enter')];
  if (final === 'R') return [keystroke('f3')];
  const name = LETTERS[final];
  if (name !== undefined) return [keystroke(name)];
  // j … y stand for * … 9 in the order of ASCII.
  if (final >= 'j' && final <= 'y') {
    return [keystroke('char', { char: String.fromCharCode(final.charCodeAt(0) - 0x40) })];
  }
  return [];
}

/** Pasted text: CR LF and CR become \n, every other control is gone. */
export function pasteKey(text: string): Key[] {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|\ufffd/gu, '');
  return clean === '' ? [] : [{ type: 'paste', text: clean }];
}
