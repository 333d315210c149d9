import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellWidth } from '../../src/ui/cells.ts';
import { makeFakeSession } from './fakeSession.ts';
import { SCENES } from './scenes.ts';
import { showScreen } from './showScreen.tsx';

const KEYS = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789?& -',
  ...['enter', 'escape', 'tab', 'shift+tab', 'backspace', 'delete', 'home', 'end', 'pageUp', 'pageDown'],
  ...['up', 'down', 'left', 'right', 'down', 'right', 'ctrl+u', 'ctrl+w', 'ctrl+l', 'f1'],
];
const SIZES = [
  [80, 24],
  [60, 20],
  [120, 40],
  [20, 5],
] as const;

const key = fc.constantFrom(...KEYS);
const scene = fc.constantFrom(...SCENES.filter(({ name }) => name !== 'goodbye'));
const size = fc.constantFrom(...SIZES);

it('no keys break a screen or make it larger than the window', async () => {
  await fc.assert(
    fc.asyncProperty(
      scene,
      size,
      fc.array(key, { maxLength: 60 }),
      async ({ view }, [columns, rows], keys) => {
        const shown = await showScreen(makeFakeSession(view), { columns, rows, overhang: 30 });
        await shown.burst(...keys);
        const lines = await shown.lines();
        shown.close();
        expect(shown.errors).toEqual([]);
        expect(lines.slice(rows).join('')).toBe('');
        for (const line of lines) expect(cellWidth(line)).toBeLessThanOrEqual(columns);
      },
    ),
    { numRuns: 40 },
  );
});

it('a window that changes all the time shows in the end what one shows that always had that size', async () => {
  await fc.assert(
    fc.asyncProperty(
      scene,
      fc.array(size, { maxLength: 6 }),
      size,
      async ({ view, keys = [] }, sizes, last) => {
        const [columns, rows] = last;
        const changed = await showScreen(makeFakeSession(view));
        for (const [wide, high] of sizes) await changed.resize(wide, high);
        await changed.press(...keys);
        await changed.resize(columns, rows);
        const steady = await showScreen(makeFakeSession(view), { columns, rows });
        await steady.press(...keys);
        expect(await changed.text()).toBe(await steady.text());
        expect(changed.errors).toEqual([]);
        changed.close();
        steady.close();
      },
    ),
    { numRuns: 12 },
  );
});
