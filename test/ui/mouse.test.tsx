import { describe, expect, it } from 'vitest';
import { aRow, makeFakeSession, PLAIN_SETTINGS } from './fakeSession.ts';
import { type Shown, showScreen } from './showScreen.tsx';
import { SCENES, type Scene } from './table/scenes.ts';
import { showScene } from './table/showScene.ts';

/** Clicks the first cell of a text on the screen. */
async function clickOn(shown: Shown, text: string): Promise<void> {
  const lines = await shown.lines();
  const row = lines.findIndex((line) => line.includes(text));
  expect(row, `${text} is on the screen`).toBeGreaterThanOrEqual(0);
  await shown.click(lines[row]?.indexOf(text) ?? 0, row);
}

const afterRoll = (): Scene => {
  const { fixture, viewer }: Scene = SCENES.afterRoll();
  return { fixture, viewer };
};

describe('the mouse', () => {
  it('is told of only while the setting is on', async () => {
    const session = makeFakeSession();
    const shown = await showScreen(session);
    expect(shown.tellsOfMouse()).toBe(false);
    session.update({ settings: { ...PLAIN_SETTINGS, mouse: true } });
    await shown.text();
    expect(shown.tellsOfMouse()).toBe(true);
    session.update({ settings: PLAIN_SETTINGS });
    await shown.text();
    expect(shown.tellsOfMouse()).toBe(false);
    shown.close();
  });

  it.each([
    [80, 24],
    [60, 20],
    [120, 40],
  ])(
    'selects dice and does what the steps and the keys in the footer say at %i×%i',
    async (columns, rows) => {
      const { session, shown } = await showScene(afterRoll(), { columns, rows });
      const digits = (await shown.lines()).findIndex((line) => /1 .*2 .*3 .*4 .*5 .*6/.test(line));
      const line = (await shown.lines())[digits] ?? '';
      await shown.click(line.indexOf('1'), digits - 1);
      await shown.click(line.indexOf('3'), digits);
      await clickOn(shown, '[b] bank');
      expect(session.sent).toEqual([{ type: 'table', command: { type: 'Bank', hold: [1, 3] } }]);
      shown.close();
    },
  );

  it('asks before it leaves, and the answer can be clicked', async () => {
    const { session, shown } = await showScene(afterRoll());
    await clickOn(shown, '[l]');
    await clickOn(shown, '[1-6]').catch(() => {});
    await clickOn(shown, '[y]');
    expect(session.sent).toEqual([{ type: 'table', command: { type: 'Leave' } }]);
    shown.close();
  });

  it('chooses a line of a list; what is below a sheet is not clicked through it', async () => {
    const tables = [aRow(), aRow({ tableId: 't2', name: 'Elm Table' })];
    const session = makeFakeSession({ rows: tables });
    const shown = await showScreen(session);
    await clickOn(shown, 'Elm Table');
    expect(session.sent).toEqual([]);
    await clickOn(shown, '[Enter]');
    expect(session.sent).toEqual([{ type: 'play', tableId: 't2' }]);
    await clickOn(shown, '[s]');
    await clickOn(shown, 'Bell');
    await clickOn(shown, 'Bell');
    expect(session.sent[1]).toEqual({ type: 'saveSettings', settings: { bell: false } });
    await clickOn(shown, '[Esc]');
    expect(await shown.text()).toContain('Lobby');
    shown.close();
  });

  it('does nothing beside everything, nor with its other buttons', async () => {
    const session = makeFakeSession({ rows: [aRow()] });
    const shown = await showScreen(session);
    const before = await shown.text();
    for (const [column, row] of [
      [0, 0],
      [79, 23],
      [500, 500],
      [40, 12],
    ] as const) {
      await shown.click(column, row);
    }
    expect(await shown.text()).toBe(before);
    expect(session.sent).toEqual([]);
    shown.close();
  });
});
