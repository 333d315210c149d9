import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { DEFAULT_OPTIONS, DEFAULT_SETTINGS } from '../../src/rules/options.ts';
import type { SessionView } from '../../src/session/session.ts';
import { aRow, makeFakeSession, PLAIN_SETTINGS } from './fakeSession.ts';
import { showScreen } from './showScreen.tsx';

async function start(view: Partial<SessionView>) {
  const session = makeFakeSession(view);
  const shown = await showScreen(session);
  return { session, shown };
}

const GUEST: Partial<SessionView> = { place: { at: 'welcome' }, name: 'ann', resumeCode: 'K7QM-2F9X' };

describe('welcome', () => {
  it('goes on with the name that stands there', async () => {
    const { session, shown } = await start({ place: { at: 'welcome' }, name: 'ann' });
    await shown.press('enter');
    expect(session.sent).toEqual([{ type: 'setName', name: 'ann' }]);
    shown.close();
  });

  it('takes another name, typed or pasted', async () => {
    const { session, shown } = await start({ place: { at: 'welcome' }, name: 'ann' });
    await shown.press('ctrl+u');
    await shown.type('Zoé');
    await shown.paste(' the Great\n');
    await shown.press('enter');
    expect(session.sent).toEqual([{ type: 'setName', name: 'Zoéthe Great' }]);
    shown.close();
  });

  it('asks no code of a player with a key', async () => {
    const { shown } = await start({ place: { at: 'welcome' } });
    expect(await shown.text()).not.toContain('resume code');
    shown.close();
  });

  it('shows a guest the code, and takes one', async () => {
    const { session, shown } = await start(GUEST);
    expect(await shown.text()).toContain('K7QM-2F9X');
    await shown.press('down');
    await shown.type('old-code');
    await shown.press('enter');
    expect(session.sent[0]).toEqual({ type: 'resume', code: 'old-code' });
    shown.close();
  });

  it('says why a code is not taken, and stays', async () => {
    const { session, shown } = await start(GUEST);
    session.answerWith('badCode');
    await shown.press('tab');
    await shown.type('x');
    await shown.press('enter');
    expect(await shown.text()).toContain('No table or seat belongs to that code.');
    expect(session.sent).toHaveLength(1);
    shown.close();
  });

  const kept = { tableId: 'z', name: 'Elm' };

  it('takes whoever has a seat straight back to it, with the name as it was', async () => {
    const { session, shown } = await start({ place: { at: 'welcome' }, name: 'ann', seatedAt: kept });
    expect(await shown.text()).toContain('Your seat at Elm is kept. Enter takes you back to it.');
    await shown.press('enter');
    expect(session.sent).toEqual([{ type: 'play', tableId: 'z' }]);
    shown.close();
  });

  it('takes them back with another name when they have typed one', async () => {
    const { session, shown } = await start({ place: { at: 'welcome' }, name: 'ann', seatedAt: kept });
    await shown.type('a');
    await shown.press('enter');
    expect(session.sent).toEqual([
      { type: 'setName', name: 'anna' },
      { type: 'play', tableId: 'z' },
    ]);
    shown.close();
  });

  it('warns of predictable dice', async () => {
    const { shown } = await start({ place: { at: 'welcome' }, predictableDice: true });
    expect(await shown.text()).toContain('The dice of this server are predictable.');
    shown.close();
  });
});

describe('lobby', () => {
  const rows = [
    aRow({ tableId: 'a' }),
    aRow({ tableId: 'b', phase: 'playing' }),
    aRow({ tableId: 'c', phase: 'playing', settings: { ...DEFAULT_SETTINGS, spectators: false } }),
  ];

  it.each([
    ['p', { type: 'quickPlay' }],
    ['P', { type: 'quickPlay' }],
    ['enter', { type: 'play', tableId: 'a' }],
    ['w', { type: 'watch', tableId: 'a' }],
    ['q', { type: 'quit' }],
    ['ctrl+c', { type: 'quit' }],
    ['ctrl+d', { type: 'quit' }],
  ])('%s', async (key, action) => {
    const { session, shown } = await start({ rows });
    await shown.press(key);
    expect(session.sent).toEqual([action]);
    shown.close();
  });

  it('goes back to one’s own seat, and only where there is one', async () => {
    const { session, shown } = await start({ rows, seatedAt: { tableId: 'z', name: 'Elm' } });
    await shown.press('b');
    expect(session.sent).toEqual([{ type: 'play', tableId: 'z' }]);
    session.update({ seatedAt: null });
    await shown.text();
    await shown.press('b');
    expect(session.sent).toHaveLength(1);
    shown.close();
  });

  it('takes one’s own seat back with Enter, also in a running match, and does not watch it', async () => {
    const { session, shown } = await start({ rows, seatedAt: { tableId: 'b', name: 'Elm' } });
    await shown.press('w');
    expect(session.sent).toEqual([]);
    expect(await shown.text()).toContain('! You have a seat at this table. Press b to go back to it.');
    expect(await shown.text()).toContain('[Enter] back to your seat');
    await shown.press('enter');
    expect(session.sent).toEqual([{ type: 'play', tableId: 'b' }]);
    shown.close();
  });

  it('watches a running match with Enter; where nobody may watch it does nothing', async () => {
    const { session, shown } = await start({ rows });
    await shown.press('down', 'enter');
    expect(session.sent).toEqual([{ type: 'watch', tableId: 'b' }]);
    await shown.press('down', 'enter', 'w');
    expect(session.sent).toHaveLength(1);
    shown.close();
  });

  it('keeps the chosen table when others come before it', async () => {
    const { session, shown } = await start({ rows });
    await shown.press('down');
    session.update({ rows: [aRow({ tableId: 'new' }), ...rows] });
    await shown.press('enter');
    expect(session.sent).toEqual([{ type: 'watch', tableId: 'b' }]);
    shown.close();
  });

  it('joins by code, and asks again in an empty field after a wrong code', async () => {
    const { session, shown } = await start({ rows });
    session.answerWith('badCode');
    await shown.press('c');
    await shown.type('wq');
    await shown.press('enter');
    expect(await shown.text()).toContain('No table or seat belongs to that code.');
    session.answerWith(null);
    await shown.type('k9');
    await shown.press('enter');
    expect(session.sent.at(-1)).toEqual({ type: 'joinCode', code: 'k9', watch: false });
    expect(await shown.text()).not.toContain('Type the code');
    shown.close();
  });

  it('watches by code', async () => {
    const { session, shown } = await start({ rows });
    await shown.press('c', 'k', '7', 'tab');
    expect(session.sent).toEqual([{ type: 'joinCode', code: 'k7', watch: true }]);
    shown.close();
  });

  it('says why the table sent one away', async () => {
    const { shown } = await start({ sentAway: 'kicked' });
    expect(await shown.text()).toContain('! The host sent you away from the table.');
    shown.close();
  });

  it('offers nobody who has a seat another one', async () => {
    const { session, shown } = await start({ rows, seatedAt: { tableId: 'z', name: 'Elm' } });
    expect(await shown.text()).not.toMatch(/quick play|new table|join\b(?! by)/);
    await shown.press('p', 'n', 'enter');
    expect(session.sent).toEqual([{ type: 'watch', tableId: 'a' }]);
    shown.close();
  });

  it('forgets a refusal with the next action', async () => {
    for (const key of ['down', 's', 'c', 'r', 'n']) {
      const { session, shown } = await start({ rows });
      session.answerWith('tableFull');
      await shown.press('enter');
      expect(await shown.text()).toContain('! Every seat at this table is taken.');
      await shown.press(key, 'escape');
      expect(await shown.text(), key).not.toContain('! Every seat');
      shown.close();
    }
  });

  it('says what was refused', async () => {
    const { session, shown } = await start({ rows });
    session.answerWith('tableFull');
    await shown.press('enter');
    expect(await shown.text()).toContain('! Every seat at this table is taken.');
    shown.close();
  });
});

describe('setup', () => {
  it('opens a table with everything at its default', async () => {
    const { session, shown } = await start({});
    await shown.press('n', 's');
    const setup = { name: 'Table Ann', options: DEFAULT_OPTIONS, settings: DEFAULT_SETTINGS };
    expect(session.sent).toEqual([{ type: 'openTable', setup }]);
    shown.close();
  });

  it('takes a typed number when a digit is pressed, and refuses a bad one with the reason', async () => {
    const { session, shown } = await start({});
    await shown.press('n', 'down', 'down', 'down', 'down', 'down', 'down');
    await shown.type('12.025');
    await shown.press('enter');
    expect(await shown.text()).toMatch(/Target +12\.025 +! Steps of 50 only\./);
    await shown.press('backspace', 'backspace');
    await shown.type('50');
    await shown.press('enter', 's');
    expect(session.sent[0]).toMatchObject({ setup: { options: { target: 12_050 } } });
    shown.close();
  });

  it('keeps what is filled in while the help is open, and when the server refuses', async () => {
    const { session, shown } = await start({});
    session.answerWith('badSetup');
    await shown.press('n', 'down', 'right', '?', '?', 's');
    expect(await shown.text()).toMatch(/Number of seats .*5/);
    expect(await shown.text()).toContain('! The table cannot be set up like this.');
    expect(session.sent[0]).toMatchObject({ setup: { settings: { seats: 5 } } });
    shown.close();
  });

  it('puts the defaults back only after a yes', async () => {
    const { session, shown } = await start({});
    await shown.press('n', 'down', 'right', 'd', 'enter', 'n', 's');
    expect(session.sent[0]).toMatchObject({ setup: { settings: { seats: 5 } } });
    session.answerWith('badSetup');
    await shown.press('n', 'down', 'right', 'd', 'y', 's');
    expect(session.sent[1]).toMatchObject({ setup: { settings: { seats: 4 } } });
    shown.close();
  });

  it('asks before it loses what was chosen, and only then', async () => {
    const { shown } = await start({});
    await shown.press('n', 'down', 'right', 'escape');
    expect(await shown.text()).toContain('What you have chosen here is lost.');
    await shown.press('n');
    expect(await shown.text()).toMatch(/Number of seats .*5/);
    await shown.press('left', 'escape');
    expect(await shown.text()).toContain('Lobby');
    shown.close();
  });

  it('goes back to the lobby and opens nothing', async () => {
    const { session, shown } = await start({});
    await shown.press('n', 'escape');
    expect(await shown.text()).toContain('Lobby');
    expect(session.sent).toEqual([]);
    shown.close();
  });
});

describe('keys that come in one packet', () => {
  it('each see what the one before has changed', async () => {
    const { session, shown } = await start({});
    await shown.burst('n', ...Array<string>(6).fill('down'), '5', '0', '0', 'enter', 'down', 'right', 's');
    expect(session.sent[0]).toMatchObject({ setup: { options: { target: 500, end: 'firstToTarget' } } });
    shown.close();
  });

  it('may be hundreds', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => aRow({ tableId: `${at}`, name: `Table ${at}` }));
    const { session, shown } = await start({ rows });
    await shown.burst(...Array<string>(150).fill('down'), 'enter');
    expect(session.sent).toEqual([{ type: 'play', tableId: '150' }]);
    shown.close();
  });
});

describe('settings', () => {
  it.each([
    [['right'], { language: LANGUAGES[1] }],
    [['left'], { language: LANGUAGES.at(-1) }],
    [['down', 'right'], { theme: 'contrast' }],
    [['down', 'left'], { theme: 'mono' }],
    [['down', 'down', 'space'], { ascii: true }],
    [['down', 'down', 'down', 'enter'], { bell: false }],
    [['down', 'down', 'down', 'down', 'right'], { animation: true }],
    [['down', 'down', 'down', 'down', 'down', 'right'], { mouse: true }],
  ])('%j saves', async (keys, settings) => {
    const { session, shown } = await start({});
    await shown.press('s', ...keys);
    expect(session.sent).toEqual([{ type: 'saveSettings', settings }]);
    shown.close();
  });

  it('L speaks the next language on every screen, F2 also where names are typed; a small l does not', async () => {
    const saved = [{ type: 'saveSettings', settings: { language: LANGUAGES[1] } }];
    for (const keys of [['L'], ['?', 'L'], ['n', 'L'], ['r', 'L'], ['s', 'L'], ['c', 'f2']]) {
      const { session, shown } = await start({ rows: [aRow()] });
      await shown.press(...keys);
      expect(session.sent, keys.join()).toEqual(saved);
      shown.close();
    }
    const { session, shown } = await start({ place: { at: 'welcome' } });
    await shown.press('L', 'l');
    expect(session.sent).toEqual([]);
    await shown.press('f2');
    expect(session.sent).toEqual(saved);
    shown.close();
  });

  it('change the screen at once', async () => {
    const { session, shown } = await start({});
    expect(await shown.text()).toContain('─');
    session.update({ settings: { ...PLAIN_SETTINGS, ascii: true } });
    expect(await shown.text()).not.toContain('─');
    shown.close();
  });
});

describe('help', () => {
  it('tells only the keys that work on that screen now', async () => {
    const { session, shown } = await start({});
    await shown.press('?');
    expect(await shown.text()).not.toContain('Sit down at the chosen table');
    await shown.press('?');
    session.update({ rows: [aRow()] });
    await shown.text();
    await shown.press('?');
    expect(await shown.text()).toContain('Sit down at the chosen table');
    await shown.press('p');
    expect(session.sent).toEqual([]);
    shown.close();
  });
});

describe('a screen that throws', () => {
  it('shows a sentence, no source code, and comes back with the next key', async () => {
    const { session, shown } = await start({});
    session.update({ rows: null as unknown as [] });
    const text = await shown.text();
    expect(text).toContain('Something went wrong on our side');
    expect(text).not.toMatch(/\.tsx|TypeError|at Lobby/);
    expect(shown.errors).toHaveLength(1);
    await shown.press('ctrl+c');
    expect(session.sent).toEqual([{ type: 'quit' }]);
    session.update({ rows: [] });
    await shown.press('x');
    expect(await shown.text()).toContain('Lobby');
    shown.close();
  });

  it('in a handler is caught and told', async () => {
    const { session, shown } = await start({});
    session.send = () => {
      throw new Error('boom');
    };
    await shown.press('q', 'ctrl+c');
    expect(shown.errors).toHaveLength(2);
    expect(await shown.text()).toContain('Lobby');
    shown.close();
  });
});
