import { describe, expect, it } from 'vitest';
import type { Key } from '../../src/ui/key.ts';
import { bindingsOf, findBinding, KEYMAP, keyNames, type ScreenId } from '../../src/ui/keymap.ts';
import { aKey } from './showScreen.tsx';

const SCREENS = Object.keys(KEYMAP) as ScreenId[];

/** Keys with two meanings, of which the first that works now counts. */
const EITHER: Readonly<Partial<Record<ScreenId, readonly string[]>>> = {
  lobby: ['enter', 'b', 'w'],
  setup: ['s', 'ctrl+s', 'enter'],
  tableLobby: ['escape', 'q'],
  table: ['escape', 'q'],
  results: ['escape', 'q'],
};

describe('the keymap', () => {
  it.each(SCREENS)('gives each key of %s one meaning', (screen) => {
    const keys = bindingsOf(screen).flatMap((binding) => binding.keys);
    const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
    expect(twice.filter((key) => !EITHER[screen]?.includes(key))).toEqual([]);
  });

  it.each(SCREENS)('leaves Ctrl-C and Ctrl-D of %s to the way out', (screen) => {
    const keys = screen === 'everywhere' ? [] : bindingsOf(screen).flatMap((binding) => binding.keys);
    expect(keys).not.toContain('ctrl+c');
    expect(keys).not.toContain('ctrl+d');
  });

  it('looks only at actions that work now', () => {
    expect(findBinding('lobby', 'enter', { watch: () => {} })?.action).toBe('watch');
    expect(findBinding('lobby', 'enter', { open: () => {}, watch: () => {} })?.action).toBe('open');
    expect(findBinding('lobby', 'enter', {})).toBeNull();
  });

  it('counts the digit row of a French keyboard on the table', () => {
    const works = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`die${n}`, () => {}]));
    const meant = [...'&é"\'(-'].map((char) => findBinding('table', char, works)?.action);
    expect(meant).toEqual(['die1', 'die2', 'die3', 'die4', 'die5', 'die6']);
  });
});

describe('the name of a key', () => {
  it.each([
    ['B', ['B', 'b']],
    ['b', ['b']],
    [' ', ['space']],
    ['enter', ['enter']],
    ['ctrl+c', ['ctrl+c']],
    ['shift+tab', ['shift+tab']],
  ])('%j is %j', (key, names) => {
    expect(keyNames(aKey(key))).toEqual(names);
  });

  it.each(['İ', 'ı', 'ł', 'ß', 'Ñ'])('fires no shortcut for %s', (char) => {
    const used = SCREENS.flatMap((screen) => bindingsOf(screen).flatMap(({ keys }) => keys));
    for (const name of keyNames(aKey(char))) expect(used).not.toContain(name);
  });

  it('has none for pastes and the mouse', () => {
    const mouse: Key = { type: 'mouse', button: 'left', column: 0, row: 0 };
    expect(keyNames(mouse)).toEqual([]);
    expect(keyNames({ type: 'paste', text: 'q' })).toEqual([]);
  });

  it('tells AltGr letters from plain ones', () => {
    const altS = { type: 'key', name: 'char', char: 's', ctrl: false, alt: true, shift: false } as const;
    expect(keyNames(altS)).toEqual(['alt+s']);
  });
});
