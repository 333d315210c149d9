import type { Key as WordKey } from '../i18n/catalogue.ts';
import type { Key } from './key.ts';
import { RULES_KEYS } from './rules/bindings.ts';
import { TABLE_KEYS } from './table/bindings.ts';

/*
 * The one table of keys: screen -> keys -> action, with the short word for the footer and the sentence for the help.
 * Keys are written as `keyNames` gives them; the first one is the one that is shown.
 */

export interface Binding {
  readonly action: string;
  readonly keys: readonly string[];
  readonly help: WordKey;
  /** The footer shows only what has a label. */
  readonly label?: WordKey;
  /** Shown instead of the first key, for instance both arrows. */
  readonly shown?: string;
  /** Actions in a row that are shown as one: `1-3` where the first three of them work. */
  readonly run?: readonly string[];
  /** Never left out of the footer: the way back. */
  readonly always?: true;
}

const MOVE = [
  { action: 'up', keys: ['up', 'k'], help: 'help.move', label: 'keys.select', shown: 'up/down' },
  { action: 'down', keys: ['down', 'j'], help: 'help.move' },
] as const satisfies readonly Binding[];

const ARROWS_ONLY = [
  { action: 'up', keys: ['up', 'shift+tab'], help: 'help.move', label: 'keys.select', shown: 'up/down' },
  { action: 'down', keys: ['down', 'tab'], help: 'help.move' },
] as const satisfies readonly Binding[];

const PAGES = [
  { action: 'pageUp', keys: ['pageUp'], help: 'help.page', shown: 'pageUp/pageDown' },
  { action: 'pageDown', keys: ['pageDown'], help: 'help.page' },
] as const satisfies readonly Binding[];

const BACK = {
  action: 'back',
  keys: ['escape', 'q'],
  help: 'help.back',
  label: 'keys.back',
  always: true,
} as const;

export const KEYMAP = {
  ...TABLE_KEYS,
  ...RULES_KEYS,
  /** Work on every screen that does not take the key itself. */
  everywhere: [
    { action: 'help', keys: ['?', 'f1'], help: 'help.help', label: 'keys.help', always: true },
    { action: 'language', keys: ['L', 'f2'], help: 'help.language' },
    { action: 'redraw', keys: ['ctrl+l'], help: 'help.redraw' },
    { action: 'quit', keys: ['ctrl+c', 'ctrl+d'], help: 'help.quit' },
  ],
  welcome: [
    { action: 'goOn', keys: ['enter'], help: 'help.goOn', label: 'keys.goOn' },
    ...ARROWS_ONLY,
    // A capital L is a letter of a name here.
    { action: 'language', keys: ['f2'], help: 'help.language', label: 'keys.language' },
  ],
  lobby: [
    { action: 'takeSeat', keys: ['enter', 'b'], help: 'help.comeBack', label: 'keys.comeBack' },
    { action: 'comeBack', keys: ['b'], help: 'help.comeBack', label: 'keys.comeBack' },
    { action: 'quickPlay', keys: ['p'], help: 'help.quickPlay', label: 'keys.quickPlay' },
    { action: 'open', keys: ['enter'], help: 'help.openTable', label: 'keys.open' },
    { action: 'watch', keys: ['w', 'enter'], help: 'help.watchTable', label: 'keys.watch' },
    { action: 'watchOwn', keys: ['w'], help: 'help.watchOwn' },
    { action: 'newTable', keys: ['n'], help: 'help.newTable', label: 'keys.newTable' },
    { action: 'joinCode', keys: ['c'], help: 'help.joinCode', label: 'keys.joinCode' },
    { action: 'settings', keys: ['s'], help: 'help.settings', label: 'keys.settings' },
    { action: 'rules', keys: ['r'], help: 'help.rules', label: 'keys.rules' },
    { action: 'quit', keys: ['q'], help: 'help.quit', label: 'keys.quit', always: true },
    ...MOVE,
  ],
  setup: [
    { action: 'create', keys: ['s', 'ctrl+s'], help: 'help.createTable', label: 'keys.create' },
    { action: 'save', keys: ['s', 'ctrl+s'], help: 'help.saveOptions', label: 'keys.save' },
    { action: 'edit', keys: ['enter'], help: 'help.edit', label: 'keys.edit' },
    { action: 'less', keys: ['left'], help: 'help.change', label: 'keys.change', shown: 'left/right' },
    { action: 'more', keys: ['right', 'space', 'enter'], help: 'help.change' },
    ...ARROWS_ONLY,
    ...PAGES,
    { action: 'reset', keys: ['d'], help: 'help.resetOptions', label: 'keys.reset' },
    BACK,
  ],
  setupValue: [
    { action: 'apply', keys: ['enter', 'tab', 'down'], help: 'help.apply', label: 'keys.apply' },
    { action: 'cancel', keys: ['escape'], help: 'help.cancel', label: 'keys.cancel' },
  ],
  settings: [
    ...MOVE,
    {
      action: 'more',
      keys: ['right', 'space', 'enter'],
      help: 'help.change',
      label: 'keys.change',
      shown: 'left/right',
    },
    { action: 'less', keys: ['left'], help: 'help.change' },
    BACK,
  ],
  help: [
    { action: 'close', keys: ['escape', '?', 'f1', 'enter', 'q'], help: 'help.help', label: 'keys.close' },
    { action: 'up', keys: ['up', 'k'], help: 'help.move', label: 'keys.scroll', shown: 'up/down' },
    { action: 'down', keys: ['down', 'j'], help: 'help.move' },
    ...PAGES,
  ],
  confirm: [
    { action: 'yes', keys: ['y'], help: 'help.yes', label: 'keys.yes' },
    { action: 'no', keys: ['n', 'escape'], help: 'help.no', label: 'keys.no' },
  ],
  joinCode: [
    { action: 'join', keys: ['enter'], help: 'help.joinByCode', label: 'keys.open' },
    { action: 'watch', keys: ['tab'], help: 'help.watchByCode', label: 'keys.watch' },
    { action: 'cancel', keys: ['escape'], help: 'help.back', label: 'keys.back' },
  ],
  prompt: [
    { action: 'submit', keys: ['enter'], help: 'help.goOn', label: 'keys.goOn' },
    { action: 'cancel', keys: ['escape'], help: 'help.back', label: 'keys.back' },
  ],
} as const satisfies Readonly<Record<string, readonly Binding[]>>;

export type ScreenId = keyof typeof KEYMAP;
export type ActionOf<S extends ScreenId> = (typeof KEYMAP)[S][number]['action'];

/** What a screen does for each action; an action without a handler does not work now and is not shown. */
export type Handlers<S extends ScreenId> = {
  readonly [A in ActionOf<S>]?: (() => void) | undefined;
};

/** The bindings of a screen, wide enough to look through. */
export const bindingsOf = (screen: ScreenId): readonly Binding[] => KEYMAP[screen];

/**
 * The names of a key in the table, the likelier first. A capital letter is itself where the table has it, else the
 * small one (Caps Lock); only ASCII letters have two: a Turkish İ fires nothing. None for the mouse and pastes.
 */
export function keyNames(key: Key): readonly string[] {
  if (key.type !== 'key') return [];
  const { name, char } = key;
  const shift = key.shift && name !== 'char' ? 'shift+' : '';
  const before = `${key.ctrl ? 'ctrl+' : ''}${key.alt ? 'alt+' : ''}${shift}`;
  if (name !== 'char') return [before + name];
  if (char === ' ') return [`${before}space`];
  const small = char.toLowerCase();
  return /^[A-Z]$/.test(char) ? [before + char, before + small] : [before + char];
}

/** The binding that a key means on a screen: the first that has a handler now (`Enter` can mean joining or watching). */
export function findBinding(
  screen: ScreenId,
  name: string,
  handlers: Readonly<Record<string, unknown>>,
): Binding | null {
  const means = ({ keys, action }: Binding) => keys.includes(name) && handlers[action] !== undefined;
  return bindingsOf(screen).find(means) ?? null;
}
