import type { Binding } from '../keymap.ts';

const ALWAYS = [
  { action: 'chat', keys: ['c'], help: 'table.helpChat', label: 'table.keyChat' },
  { action: 'rules', keys: ['i'], help: 'table.helpRules', label: 'table.keyRules' },
  { action: 'leave', keys: ['l'], help: 'table.helpLeave', label: 'table.keyLeave' },
  { action: 'back', keys: ['escape', 'q'], help: 'table.helpLobby', label: 'table.keyLobby', always: true },
] as const satisfies readonly Binding[];

/** The way back for one with a seat: it is kept in a running match, and given up before and after it. */
const KEEP_SEAT = {
  action: 'keepSeat',
  keys: ['escape', 'q'],
  help: 'table.helpLobbyKept',
  label: 'table.keyLobby',
  always: true,
} as const satisfies Binding;
const GIVE_UP_SEAT = { ...KEEP_SEAT, action: 'giveUpSeat', help: 'table.helpLobbyGivesUp' } as const;

const LOG = [
  { action: 'logUp', keys: ['pageUp'], help: 'help.page', shown: 'pageUp/pageDown' },
  { action: 'logDown', keys: ['pageDown'], help: 'help.page' },
] as const satisfies readonly Binding[];

/** The keys of a table's three phases. A French keyboard gives & é " ' ( - for 1–6 without Shift. */
export const TABLE_KEYS = {
  tableLobby: [
    { action: 'start', keys: ['s', 'enter'], help: 'table.helpStart', label: 'table.keyStart' },
    { action: 'sit', keys: ['t'], help: 'table.helpSit', label: 'table.keySit' },
    { action: 'up', keys: ['up'], help: 'table.helpSeat', label: 'table.keySeat', shown: 'up/down' },
    { action: 'down', keys: ['down'], help: 'table.helpSeat' },
    { action: 'addBot', keys: ['b'], help: 'table.helpAddBot', label: 'table.keyAddBot' },
    { action: 'remove', keys: ['d', 'delete'], help: 'table.helpRemove', label: 'table.keyRemove' },
    { action: 'options', keys: ['o'], help: 'table.helpOptions', label: 'table.keyOptions' },
    { action: 'lock', keys: ['k'], help: 'table.helpLock', label: 'table.keyLock' },
    { action: 'entropy', keys: ['e'], help: 'table.helpEntropy', label: 'table.keyEntropy' },
    ...ALWAYS,
    GIVE_UP_SEAT,
    ...LOG,
  ],
  table: [
    {
      action: 'die1',
      keys: ['1', '&'],
      help: 'table.helpHold',
      label: 'table.keyHold',
      run: ['die1', 'die2', 'die3', 'die4', 'die5', 'die6'],
    },
    { action: 'die2', keys: ['2', 'é'], help: 'table.helpHold' },
    { action: 'die3', keys: ['3', '"'], help: 'table.helpHold' },
    { action: 'die4', keys: ['4', "'"], help: 'table.helpHold' },
    { action: 'die5', keys: ['5', '('], help: 'table.helpHold' },
    { action: 'die6', keys: ['6', '-'], help: 'table.helpHold' },
    { action: 'left', keys: ['left'], help: 'table.helpCursor', shown: 'left/right' },
    { action: 'right', keys: ['right'], help: 'table.helpCursor' },
    { action: 'toggle', keys: ['space'], help: 'table.helpHold' },
    { action: 'best', keys: ['a'], help: 'table.helpBest', label: 'table.keyBest' },
    { action: 'clear', keys: ['x', 'backspace'], help: 'table.helpClear', label: 'table.keyClear' },
    { action: 'roll', keys: ['r'], help: 'table.helpRoll' },
    { action: 'bank', keys: ['b'], help: 'table.helpBank' },
    { action: 'next', keys: ['enter'], help: 'table.helpNext', label: 'table.keyNext' },
    { action: 'mark', keys: ['tab', 'up', 'down'], help: 'table.helpMark' },
    { action: 'finish', keys: ['f'], help: 'table.helpFinish', label: 'table.keyFinish' },
    ...ALWAYS,
    KEEP_SEAT,
    ...LOG,
  ],
  results: [
    // No key of the match before: it can end between two of them.
    { action: 'rematch', keys: ['p'], help: 'table.helpRematch', label: 'table.keyRematch' },
    ...ALWAYS,
    GIVE_UP_SEAT,
    ...LOG,
  ],
} as const satisfies Readonly<Record<string, readonly Binding[]>>;
