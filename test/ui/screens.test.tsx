import { describe, expect, it } from 'vitest';
import { cellWidth } from '../../src/ui/cells.ts';
import { makeFakeSession } from './fakeSession.ts';
import { SCENES, type Scene, SIZES } from './scenes.ts';
import { type ShowOptions, showScreen } from './showScreen.tsx';

async function drawn(scene: Scene, options: ShowOptions) {
  const shown = await showScreen(makeFakeSession(scene.view), options);
  await shown.press(...(scene.keys ?? []));
  const lines = await shown.lines();
  shown.close();
  expect(shown.errors).toEqual([]);
  return lines;
}

const cases = SCENES.flatMap((scene) =>
  SIZES.map(([columns, rows]) => ({ scene, columns, rows, name: scene.name })),
);

describe('every screen at every size', () => {
  it.each(cases)('$name at $columns×$rows is as approved and fits', async ({ scene, columns, rows }) => {
    const lines = await drawn(scene, { columns, rows, overhang: 30 });
    expect(lines.slice(rows).join('')).toBe('');
    for (const line of lines) expect(cellWidth(line)).toBeLessThanOrEqual(columns);
    await expect(`${lines.slice(0, rows).join('\n')}\n`).toMatchFileSnapshot(
      `../goldens/screens/${scene.name}-${columns}x${rows}.txt`,
    );
  });

  it.each(SCENES)('$name is drawn in ASCII where the terminal has no more', async (scene) => {
    const lines = await drawn(scene, { terminal: { color: 'none', unicode: false } });
    // Letters stay: names of people, tables and languages.
    const text = lines.join('\n').replace(/\p{L}/gu, '');
    expect(text).not.toMatch(/[^\x00-\x7f]/);
  });

  it.each(SCENES)('$name has no colour where there is none', async (scene) => {
    const session = makeFakeSession(scene.view);
    const shown = await showScreen(session, { terminal: { color: 'none', unicode: true } });
    await shown.press(...(scene.keys ?? []));
    expect(shown.written()).not.toMatch(/\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;\d+)*m/);
    shown.close();
  });

  it('says so in a window that is too small, and only that', async () => {
    const lines = await drawn(SCENES[0]!, { columns: 50, rows: 16, overhang: 30 });
    expect(lines.join(' ')).toMatch(/^This window is 50×16. Make it at least 60×20/);
    expect(lines.join(' ')).not.toContain('Your name');
    expect(lines.slice(16).join('')).toBe('');
  });

  it.each(SCENES)('$name loses nothing in a window that is too small for a while', async (scene) => {
    const shown = await showScreen(makeFakeSession(scene.view));
    await shown.press(...(scene.keys ?? []));
    const before = await shown.text();
    for (const [columns, rows] of [
      [1, 1],
      [20, 5],
      [59, 60],
      [200, 3],
    ] as const) {
      await shown.resize(columns, rows);
      await shown.resize(80, 24);
      expect(await shown.text()).toBe(before);
    }
    shown.close();
  });

  it('follows the window when it changes', async () => {
    const shown = await showScreen(makeFakeSession(SCENES[3]!.view));
    await shown.resize(120, 40);
    const grown = await shown.text();
    shown.close();
    const lines = await drawn(SCENES[3]!, { columns: 120, rows: 40 });
    expect(grown).toBe(lines.join('\n'));
  });
});
