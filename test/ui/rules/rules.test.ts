import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../../src/rulebook/pages.ts';
import { pageIds } from '../../../src/rulebook/rulebookText.ts';
import { DEFAULT_OPTIONS, matchOptionsSchema } from '../../../src/rules/options.ts';
import type { SessionView } from '../../../src/session/session.ts';
import { cellWidth } from '../../../src/ui/cells.ts';
import { setUpFrom } from '../../../src/ui/rules/setUpFrom.ts';
import { AWAY } from '../../rulebook/reading.ts';
import { EMPTY_VIEW, makeFakeSession } from '../fakeSession.ts';
import { type ShowOptions, showScreen } from '../showScreen.tsx';
import { aTable, type FixtureOptions } from '../table/tableFixture.ts';

const SIZES = [
  [60, 20],
  [80, 24],
  [120, 40],
  [200, 60],
] as const;

const COUNT = pageIds(AWAY).length;
const PAGES = pagesOf(AWAY);
const indexOf = (id: string): number => PAGES.findIndex((page) => page.id === id);
const downs = (count: number) => Array<string>(count).fill('down');

/** In the lobby with the rulebook open. */
async function fromLobby(options: ShowOptions = {}) {
  const session = makeFakeSession();
  const shown = await showScreen(session, options);
  await shown.press('r');
  return { session, shown };
}

/** At a table, seen from a seat, with its rules open. */
async function fromTable(table: FixtureOptions, seat = 1, options: ShowOptions = {}) {
  const fixture = aTable(table);
  const session = makeFakeSession({ place: fixture.place(seat) }, fixture.now());
  const shown = await showScreen(session, options);
  await shown.press('i');
  return { session, shown, fixture };
}

describe('the rulebook from the lobby', () => {
  it('begins with its pages; one is read and left again', async () => {
    const { shown } = await fromLobby();
    expect(await shown.text()).toContain('▸ A turn and a match');
    await shown.press('down', 'enter');
    expect((await shown.lines())[0]).toMatch(/^ Options of a table .*page 2 of 19$/);
    await shown.press('escape');
    expect(await shown.text()).toContain('▸ Options of a table');
    await shown.press('escape');
    expect(await shown.text()).not.toContain('Options of a table');
    shown.close();
  });

  it.each([
    ['right', 'left'],
    ['n', 'p'],
  ])('turns pages with %s and %s, and stops at both ends', async (next, previous) => {
    const { shown } = await fromLobby();
    await shown.press('enter', previous);
    expect((await shown.lines())[0]).toContain('page 1 of 19');
    for (let page = 2; page <= COUNT; page += 1) {
      await shown.press(next);
      expect((await shown.lines())[0]).toContain(`page ${page} of ${COUNT}`);
    }
    await shown.press(next);
    expect((await shown.lines())[0]).toContain(' page 19 of 19');
    await shown.press(previous);
    expect((await shown.lines())[0]).toContain(' page 18 of 19');
    shown.close();
  });

  it('scrolls to the last line and no further, and a new page begins at its top', async () => {
    const { shown } = await fromLobby();
    await shown.press('enter');
    const first = (await shown.lines())[2];
    expect((await shown.lines())[0]).toContain(' ↓ page 1');
    await shown.press('down');
    expect((await shown.lines())[0]).toContain('↑↓ page 1');
    expect((await shown.lines())[2]).not.toBe(first);
    await shown.press('pageDown', 'space', 'pageDown', 'pageDown');
    const end = await shown.text();
    expect(end).toContain('Equal points: the lower seat is ranked higher.');
    expect((await shown.lines())[0]).toContain('↑ page 1');
    await shown.press('down', 'j');
    expect(await shown.text()).toBe(end);
    await shown.press('right', 'left');
    expect((await shown.lines())[2]).toBe(first);
    shown.close();
  });

  it.each(['kcd', 'time-pool', 'time-turn', 'smartbox'])('leads from %s to a new table', async (id) => {
    const { session, shown } = await fromLobby();
    await shown.press(...downs(indexOf(id)), 'enter', 't');
    expect((await shown.lines())[0]).toContain('New table');
    await shown.press('s');
    const [opened] = session.sent;
    if (opened?.type !== 'openTable') throw new Error('no table was opened');
    expect(opened.setup.options).toEqual({ ...DEFAULT_OPTIONS, ...PAGES[indexOf(id)]?.sets });
    shown.close();
  });

  it('leads nowhere from a page about no option', async () => {
    const { shown } = await fromLobby();
    await shown.press('enter');
    const before = await shown.text();
    expect(before).not.toContain('[t]');
    await shown.press('t');
    expect(await shown.text()).toBe(before);
    shown.close();
  });
});

describe('the rulebook at a table', () => {
  it('begins with the rules of that table, and the same key closes it', async () => {
    const { shown } = await fromTable({ options: { preset: 'kcd', target: 4_000 } });
    expect(await shown.text()).toContain('What scores: Kingdom Come: Deliverance');
    await shown.press('i');
    expect(await shown.text()).not.toContain('What scores');
    await shown.press('i', 'escape');
    expect(await shown.text()).not.toContain('What scores');
    shown.close();
  });

  it('shows the other pages too', async () => {
    const { shown } = await fromTable({});
    await shown.press('c');
    expect(await shown.text()).toContain('▸ Rules of this table');
    await shown.press('up', 'enter');
    expect((await shown.lines())[0]).toContain('A turn and a match');
    await shown.press('escape', 'escape');
    expect(await shown.text()).not.toContain('A turn and a match');
    shown.close();
  });

  it('stays on its page while the match goes on', async () => {
    const { session, shown, fixture } = await fromTable({});
    await shown.press('right', 'right');
    const before = await shown.text();
    fixture.turn(1, '111234', [1, 2, 3]);
    session.update({ place: fixture.place(1) });
    expect(await shown.text()).toBe(before);
    shown.close();
  });

  it('lets the host take a page for the table before the match', async () => {
    const { session, shown } = await fromTable({ start: false, options: { target: 4_000 } });
    await shown.press('c', ...downs(indexOf('kcd') - indexOf('options')), 'enter', 't');
    expect((await shown.lines())[0]).toContain('Change options');
    await shown.press('s');
    const options = { ...DEFAULT_OPTIONS, target: 4_000, preset: 'kcd' };
    expect(session.sent).toMatchObject([{ type: 'table', command: { type: 'ChangeOptions', options } }]);
    shown.close();
  });

  it.each([
    ['a player who is not the host', { start: false }, 2],
    ['the host once the match runs', { start: true }, 1],
  ] as const)('does not offer that to %s', async (_, table, seat) => {
    const { shown } = await fromTable(table, seat);
    await shown.press('c', ...downs(indexOf('kcd') - indexOf('options')), 'enter');
    const before = await shown.text();
    expect(before).toContain('Kingdom Come');
    await shown.press('t');
    expect(await shown.text()).toBe(before);
    shown.close();
  });
});

describe('what a page sets up', () => {
  const withSets = PAGES.filter(({ sets }) => sets !== null);

  it('is every preset and every time mode', () => {
    expect(withSets.map(({ id }) => id)).toEqual([
      ...['time-classic', 'time-pool', 'time-match', 'time-turn'],
      ...['classic', 'depot', 'folk', 'kcd', 'smartbox', 'parlour', 'boxed'],
    ]);
  });

  it.each(withSets)('is options that can be: $id', (page) => {
    const noTarget = aTable({ start: false, options: { target: null, time: { mode: 'pool' } } });
    const views: readonly SessionView[] = [EMPTY_VIEW, { ...EMPTY_VIEW, place: noTarget.place(1) }];
    for (const view of views) {
      const sheet = setUpFrom(page, view);
      if (sheet === null || !('options' in sheet)) throw new Error('no setup');
      expect(matchOptionsSchema.parse(sheet.options)).toMatchObject({ ...page.sets });
    }
  });
});

describe('the rulebook at every size', () => {
  it.each(SIZES)('fits %d×%d on every page, scrolled or not', async (columns, rows) => {
    for (const ascii of [false, true]) {
      const terminal = { color: 'none', unicode: !ascii } as const;
      const { shown } = await fromLobby({ columns, rows, overhang: 30, terminal });
      const look = async () => {
        const lines = await shown.lines();
        expect(lines.slice(rows).join('')).toBe('');
        for (const line of lines) expect(cellWidth(line)).toBeLessThanOrEqual(columns);
        if (ascii) expect(lines.join('\n').replace('Tysiąc', '')).not.toMatch(/[^\x00-\x7f]/);
        // The footer is there, so nothing has pushed it out.
        expect(lines.slice(rows - 3, rows).join('\n')).toContain('[?]');
      };
      await look();
      await shown.press('enter');
      for (let page = 0; page < COUNT; page += 1) {
        await look();
        await shown.press('pageDown');
        await look();
        await shown.press('right');
      }
      expect(shown.errors).toEqual([]);
      shown.close();
    }
  });
});
