import type { Binding } from '../keymap.ts';

const SCROLL = [
  { action: 'pageUp', keys: ['pageUp'], help: 'help.page', shown: 'pageUp/pageDown' },
  { action: 'pageDown', keys: ['pageDown', 'space'], help: 'help.page' },
] as const satisfies readonly Binding[];

const BACK = {
  action: 'back',
  keys: ['escape', 'i', 'q'],
  help: 'help.back',
  label: 'keys.back',
  always: true,
} as const;

/** The keys of the rulebook: of its list of pages, and of a page. */
export const RULES_KEYS = {
  rulesContents: [
    { action: 'open', keys: ['enter', 'right'], help: 'rulebook.helpRead', label: 'rulebook.keyRead' },
    { action: 'up', keys: ['up', 'k'], help: 'help.move', label: 'keys.select', shown: 'up/down' },
    { action: 'down', keys: ['down', 'j'], help: 'help.move' },
    ...SCROLL,
    BACK,
  ],
  rulesPage: [
    { action: 'setUp', keys: ['t'], help: 'rulebook.helpSetUp', label: 'rulebook.keySetUp' },
    {
      action: 'next',
      keys: ['right', 'n'],
      help: 'rulebook.helpPages',
      label: 'rulebook.keyPages',
      shown: 'left/right',
    },
    { action: 'previous', keys: ['left', 'p'], help: 'rulebook.helpPages' },
    { action: 'up', keys: ['up', 'k'], help: 'help.move', label: 'keys.scroll', shown: 'up/down' },
    { action: 'down', keys: ['down', 'j'], help: 'help.move' },
    ...SCROLL,
    { action: 'contents', keys: ['c'], help: 'rulebook.helpContents', label: 'rulebook.keyContents' },
    BACK,
  ],
} as const satisfies Readonly<Record<string, readonly Binding[]>>;
