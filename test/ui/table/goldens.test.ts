import { describe, expect, it } from 'vitest';
import { cellWidth } from '../../../src/ui/cells.ts';
import { SCENES, type Scene, type SceneName } from './scenes.ts';
import { showScene } from './showScene.ts';

const NAMES = Object.keys(SCENES) as SceneName[];
const MAIN: readonly SceneName[] = ['lobby', 'selected', 'setAside', 'eight', 'finalRound', 'results'];
const SIZES = [
  [60, 20],
  [80, 24],
  [120, 40],
  [200, 60],
] as const;

const sceneOf = (name: SceneName): Scene => SCENES[name]();

describe('pictures of a table', () => {
  for (const name of NAMES) {
    for (const [columns, rows] of MAIN.includes(name) ? SIZES : [SIZES[1]]) {
      it(`${name} at ${columns}×${rows}`, async () => {
        const { shown } = await showScene(sceneOf(name), { columns, rows });
        await expect(await shown.text()).toMatchFileSnapshot(
          `../../goldens/table-${name}-${columns}x${rows}.txt`,
        );
        expect(shown.errors).toEqual([]);
        shown.close();
      });
    }
  }

  it('rules of a house table', async () => {
    const { shown } = await showScene(sceneOf('lobbyCode'), { columns: 80, rows: 60 });
    await shown.press('i');
    await expect(await shown.text()).toMatchFileSnapshot('../../goldens/table-rules-80x60.txt');
    shown.close();
  });
});

/** All rows that Ink drew fit the window, and the last one is the footer's: nothing has pushed it out. */
describe('nothing overflows', () => {
  for (const [columns, rows] of SIZES) {
    for (const ascii of [false, true]) {
      it(`at ${columns}×${rows}${ascii ? ' in ASCII' : ''}`, async () => {
        for (const name of NAMES) {
          const { shown } = await showScene(sceneOf(name), { columns, rows, settings: { ascii } });
          const lines = await shown.lines();
          for (const line of lines) expect(cellWidth(line)).toBeLessThanOrEqual(columns);
          expect(lines.slice(-2).join(' '), name).toContain('[?] help');
          expect(lines[0], name).toContain('Oak Table');
          if (ascii) expect(lines.join(''), name).toMatch(/^[ -~]*$/);
          shown.close();
        }
      });
    }
  }
});

describe('without colours', () => {
  it('a held die, one that can score and a dead one look different', async () => {
    const { shown } = await showScene(
      { ...sceneOf('afterRoll'), keys: ['1'] },
      { terminal: { color: 'none', unicode: true } },
    );
    const text = await shown.text();
    expect(text).toContain('╔');
    expect(text).toMatch(/\[1\] +•2 +•3 +4 +•5 +6/);
    shown.close();
  });
});
