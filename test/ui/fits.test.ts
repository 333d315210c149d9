import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { cellWidth } from '../../src/ui/cells.ts';
import { EVERY_SCREEN } from './everyScreen.ts';
import { PLAIN_SETTINGS } from './fakeSession.ts';
import { showScreen } from './showScreen.tsx';

const SMALL = [
  [60, 20],
  [80, 24],
] as const;
const LARGE = [
  [120, 40],
  [200, 60],
] as const;

/** Cut on purpose: names that are too long for any window, lists of names, and fingerprints. */
const ON_PURPOSE = /(Küh|骰|Flor|WWWW)[^…]*…|, …$|la table …$|^ *…$|[0-9a-f]{8}…[0-9a-f]{8}/g;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** What is wrong with a screen of so many cells, in words for whoever reads the failure. */
function faults(lines: readonly string[], columns: number, rows: number): readonly string[] {
  const text = lines.join('\n');
  const wide = lines.filter((line) => cellWidth(line) > columns).map((line) => `too wide: ${line}`);
  const cut = lines
    .filter((line) => line.replaceAll('...', '…').replace(ON_PURPOSE, '').includes('…'))
    .map((line) => `cut: ${line}`);
  const below = lines.slice(rows).join('') === '' ? [] : ['too high'];
  const boxes = ['╭╰', '╮╯', '╔╚', '╗╝'].filter(
    ([top = '', end = '']) => count(text, top) !== count(text, end),
  );
  return [...wide, ...cut, ...below, ...boxes.map((corners) => `a broken box ${corners}`)];
}

interface Case {
  readonly language: string;
  readonly ascii: boolean;
  readonly size: readonly [columns: number, rows: number];
}

const CASES: readonly Case[] = LANGUAGES.flatMap((language) =>
  [false, true].flatMap((ascii) =>
    (language === 'en' ? [...SMALL, ...LARGE] : SMALL).map((size) => ({ language, ascii, size })),
  ),
);

/** Screens that are looked at for their keys: none may be left out of the footer but the arrows, which explain themselves. */
const FOOTERS = [
  'lobby-busy',
  'lobby-free',
  'setup',
  'settings',
  'rules',
  'table-lobby',
  'table-selected',
  'table-setAside',
  'table-results',
] as const;

describe('nothing is cut and no box is broken, in any language, size or set of signs', () => {
  // One program is shown in all of them: most of the time goes into starting it.
  it.each(Object.entries(EVERY_SCREEN))('%s', async (_, open) => {
    const { session, keys } = open();
    const shown = await showScreen(session, { overhang: 30 });
    await shown.press(...keys);
    const found: string[] = [];
    for (const { language, ascii, size } of CASES) {
      session.update({ settings: { ...PLAIN_SETTINGS, language, ascii } });
      await shown.resize(...size);
      const wrong = faults(await shown.lines(), ...size);
      found.push(...wrong.map((fault) => `${language} ${size.join('×')}${ascii ? ' ASCII' : ''}: ${fault}`));
    }
    shown.close();
    expect(shown.errors).toEqual([]);
    expect(found).toEqual([]);
  });
});

describe('the footer has room for every key', () => {
  it.each(FOOTERS)('%s', async (name) => {
    const { session, keys } = EVERY_SCREEN[name]!();
    const shown = await showScreen(session);
    await shown.press(...keys);
    const keysAt = async (columns: number, rows: number) => {
      await shown.resize(columns, rows);
      const footer = (await shown.lines()).join('\n').split('\n').slice(-3).join(' ');
      return footer.match(/\[[^\]]+\] /g)?.filter((key) => key !== '[↑/↓] ');
    };
    for (const language of LANGUAGES) {
      session.update({ settings: { ...PLAIN_SETTINGS, language } });
      const all = await keysAt(120, 40);
      for (const [columns, rows] of SMALL) {
        expect(await keysAt(columns, rows), `${language} ${columns}`).toEqual(all);
      }
    }
    shown.close();
  });
});
