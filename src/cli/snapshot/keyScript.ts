import { parseDuration } from '../../setup/parseDuration.ts';
import { controlKey, keystroke, pasteKey } from '../../ssh/keyTables.ts';
import type { Size } from '../../ssh/request.ts';
import type { Key, KeyName } from '../../ui/key.ts';
import { isProblem, type Parsed } from '../parsed.ts';
import { parseSize } from './parseSize.ts';

/** One thing that happens to the screens, in the order of the script. */
export type Step =
  | { readonly do: 'press'; readonly key: Key }
  /** Prints the screen as it stands, under its label. */
  | { readonly do: 'pause'; readonly label: string }
  /** Moves the clock. */
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'resize'; readonly size: Size };

const MOST_WAIT_MS = 2 * 60 * 60 * 1_000;
const MOST_REPEATS = 200;

/** Keys by what is printed on them. */
const NAMES: Readonly<Record<string, KeyName>> = {
  enter: 'enter',
  esc: 'escape',
  escape: 'escape',
  tab: 'tab',
  backspace: 'backspace',
  delete: 'delete',
  insert: 'insert',
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
  home: 'home',
  end: 'end',
  pgup: 'pageUp',
  pgdn: 'pageDown',
};

/** Characters that a script cannot have by themselves, or not so that they are seen. */
const CHARACTERS: Readonly<Record<string, string>> = { space: ' ', lt: '<', bar: '|' };

/**
 * Reads a script of keys: characters are keys, `|` prints the screen, and what stands in angle brackets is a named
 * key or something else that happens (snapshotHelp.ts has it all). The problem is one sentence.
 */
export function parseKeyScript(text: string): Parsed<readonly Step[]> {
  const steps: Step[] = [];
  // Line ends only fold a long script; what is left over is one character, a whole one.
  for (const [part, inside] of text.replace(/\r?\n/g, '').matchAll(/<([^<>]*)>|./gsu)) {
    const parsed = inside === undefined ? character(part) : bracketed(inside.trim());
    if (isProblem(parsed)) return parsed;
    steps.push(...parsed.value);
  }
  return { value: steps };
}

const one = (step: Step): Parsed<readonly Step[]> => ({ value: [step] });
const typed = (char: string): Key => keystroke('char', { char });

function character(char: string): Parsed<readonly Step[]> {
  if (char === '|') return one({ do: 'pause', label: '' });
  if (char === '<') return { problem: '--keys has a "<" without its ">"; the key itself is <lt>.' };
  if (/\p{C}/u.test(char))
    return { problem: '--keys has a control character; keys such as <enter> have names.' };
  return one({ do: 'press', key: typed(char) });
}

function bracketed(inside: string): Parsed<readonly Step[]> {
  const [name = '', ...rest] = inside.split(/\s+/);
  const value = rest.join(' ');
  switch (name.toLowerCase()) {
    case 'pause':
      return one({ do: 'pause', label: value });
    case 'wait':
      return wait(value);
    case 'click':
      return click(value);
    case 'paste':
      return { value: pasteKey(value).map((key) => ({ do: 'press', key })) };
    case 'size': {
      const size = parseSize(value);
      return isProblem(size)
        ? { problem: `--keys: <size> ${size.problem}` }
        : one({ do: 'resize', size: size.value });
    }
    default:
      return press(name, value);
  }
}

function wait(value: string): Parsed<readonly Step[]> {
  const ms = parseDuration(value);
  if (ms !== null && ms <= MOST_WAIT_MS) return one({ do: 'wait', ms });
  return { problem: `--keys: <wait> takes a time up to 2h, such as 5s, not ${JSON.stringify(value)}.` };
}

/** A press of the mouse; people count columns and rows from 1. */
function click(value: string): Parsed<readonly Step[]> {
  const [, column, row] = /^([1-9]\d{0,2})x([1-9]\d{0,2})$/.exec(value) ?? [];
  if (column === undefined || row === undefined) {
    return {
      problem: `--keys: <click> takes a column and a row, such as 10x5, not ${JSON.stringify(value)}.`,
    };
  }
  const key: Key = { type: 'mouse', button: 'left', column: Number(column) - 1, row: Number(row) - 1 };
  return one({ do: 'press', key });
}

/** A named key, once or as often as the number behind it says. */
function press(name: string, count: string): Parsed<readonly Step[]> {
  const key = namedKey(name.toLowerCase());
  if (key === null)
    return { problem: `--keys has no key ${JSON.stringify(`<${name}>`)}; see farkle snapshot --help.` };
  const times = count === '' ? 1 : Number(count);
  if (!/^\d*$/.test(count) || times < 1 || times > MOST_REPEATS) {
    return {
      problem: `--keys: <${name}> is repeated 1 to ${MOST_REPEATS} times, not ${JSON.stringify(count)}.`,
    };
  }
  return { value: Array.from({ length: times }, () => ({ do: 'press', key })) };
}

function namedKey(name: string): Key | null {
  const char = CHARACTERS[name];
  if (char !== undefined) return typed(char);
  const plain = NAMES[name];
  if (plain !== undefined) return keystroke(plain);
  if (/^f([1-9]|1[0-2])$/.test(name)) return keystroke(name as KeyName);
  if (name === 'shift-tab') return keystroke('tab', { shift: true });
  const letter = /^ctrl-([a-y])$/.exec(name)?.[1];
  // As a terminal sends it, so that Ctrl-M is Enter here too.
  return letter === undefined ? null : (controlKey(letter.charCodeAt(0) - 0x60, false)[0] ?? null);
}
