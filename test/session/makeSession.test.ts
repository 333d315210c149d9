import { describe, expect, it } from 'vitest';
import { makeMemoryLog } from '../../src/log/memoryLog.ts';
import type { ProfileEvent } from '../../src/session/profile.ts';
import type { SessionAction } from '../../src/session/session.ts';
import { setup } from '../tables/tables.ts';
import { atTable, server } from './sessions.ts';

const open: SessionAction = { type: 'openTable', setup: setup() };

describe('coming in', () => {
  it('takes the login name until another is chosen', async () => {
    const session = await (await server()).connect({ username: 'ann' });
    expect(session.view()).toMatchObject({ place: { at: 'welcome' }, name: 'ann', motd: 'Welcome.' });
    expect(await session.send({ type: 'setName', name: '  Ann\x1b[31m  Lee ' })).toBeNull();
    expect(session.view()).toMatchObject({ place: { at: 'lobby' }, name: 'Ann Lee' });
  });

  it.each(['', '   ', '\x1b[2J', '...', 'x'.repeat(17), '字'.repeat(9)])(
    'refuses the name %j',
    async (name) => {
      const session = await (await server()).connect();
      expect(await session.send({ type: 'setName', name })).toBe('badName');
      expect(session.view().name).toBeNull();
      expect(await session.send({ type: 'quickPlay' })).toBe('noName');
    },
  );

  it('remembers name and settings with the key', async () => {
    const log = makeMemoryLog<ProfileEvent>();
    const identity = { kind: 'key', id: 'k1' } as const;
    const first = await (await server(log)).connect({ identity, defaults: { ascii: true } });
    await first.send({ type: 'setName', name: 'Ann' });
    await first.send({ type: 'saveSettings', settings: { theme: 'mono' } });
    await first.send({ type: 'setName', name: 'Ann' });
    expect((await log.read('player.key-k1')).flatMap(({ events }) => events)).toHaveLength(2);

    const again = await (await server(log)).connect({ identity, username: 'root' });
    expect(again.view()).toMatchObject({ name: 'Ann', resumeCode: null });
    expect(again.view().settings).toEqual({
      language: 'en',
      theme: 'mono',
      ascii: false,
      bell: true,
      animation: true,
      mouse: false,
      plain: false,
    });
  });

  it('gives the same view until something changes', async () => {
    const session = await (await server()).connect();
    const view = session.view();
    expect(session.view()).toBe(view);
    await session.send({ type: 'setName', name: 'Ann' });
    expect(session.view()).not.toBe(view);
  });
});

describe('a guest (RULES.md section 7)', () => {
  it('comes back to the seat with the resume code, typed at login or afterwards', async () => {
    const { connect } = await server();
    const first = await connect({ username: 'guest' });
    const { resumeCode } = first.view();
    await first.send({ type: 'setName', name: 'Gus' });
    await first.send(open);
    await first.send({ type: 'quit' });

    const second = await connect({ resumeCode: resumeCode!.toLowerCase().replaceAll('-', '') });
    expect(second.view()).toMatchObject({ name: 'Gus', resumeCode, seatedAt: { name: 'Corner' } });

    const third = await connect();
    expect(await third.send({ type: 'resume', code: resumeCode! })).toBeNull();
    expect(third.view()).toMatchObject({ name: 'Gus', resumeCode });
    await third.send({ type: 'play', tableId: third.view().seatedAt!.tableId });
    expect(atTable(third).view.you).toBe(1);
  });

  it.each(['', 'ABCD', 'AAAA-BBBB-CCCC-DDDD', '../../etc/passwd'])('finds nobody for %j', async (code) => {
    const { connect } = await server();
    const session = await connect({ resumeCode: code });
    const { resumeCode } = session.view();
    expect(resumeCode).toMatch(/^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
    expect(await session.send({ type: 'resume', code })).toBe('badCode');
    expect(session.view().resumeCode).toBe(resumeCode);
    expect(session.view().codeRefused).toBe(true);
  });

  it('is told of a code in the login name that is of nobody, until another one is right', async () => {
    const { connect } = await server();
    const before = await connect({ username: 'Gus' });
    expect(before.view().codeRefused).toBe(false);
    await before.send({ type: 'setName', name: 'Gus' });
    const mistyped = await connect({ resumeCode: 'AAAA-BBBB-CCCC-DDDD' });
    expect(mistyped.view().codeRefused).toBe(true);
    await mistyped.send({ type: 'resume', code: before.view().resumeCode! });
    expect(mistyped.view()).toMatchObject({ codeRefused: false, name: 'Gus' });
  });

  it('has a code that is in no event and in nobody else’s view', async () => {
    const profileLog = makeMemoryLog<ProfileEvent>();
    const { connect, enter, log } = await server(profileLog);
    const guest = await connect();
    await guest.send({ type: 'setName', name: 'Gus' });
    await guest.send(open);
    const other = await enter('Bo');
    await other.send({ type: 'play', tableId: atTable(guest).view.tableId });
    const stored: unknown[] = [];
    for (const kind of ['table', 'player']) {
      for (const from of [log, profileLog]) {
        for (const stream of await from.streams(kind)) stored.push(stream, await from.read(stream));
      }
    }
    const seen = JSON.stringify([stored, other.view()]);
    const code = guest.view().resumeCode!;
    expect(seen).toContain('Gus');
    expect(seen).not.toContain(code);
    expect(seen).not.toContain(code.replaceAll('-', ''));
  });
});

describe('lobby and tables', () => {
  it('opens, joins, plays and sees every change', async () => {
    const { enter, clock } = await server();
    const ann = await enter('Ann');
    const bo = await enter('Bo');
    let changes = 0;
    bo.subscribe(() => {
      changes += 1;
    });
    expect(await ann.send(open)).toBeNull();
    await clock.advance(200);
    expect(bo.view().rows).toMatchObject([{ name: 'Corner', taken: 1 }]);
    expect(bo.view().people).toEqual([
      { name: 'Ann', tableName: 'Corner' },
      { name: 'Bo', tableName: null },
    ]);
    await bo.send({ type: 'play', tableId: bo.view().rows[0]!.tableId });
    const before = changes;
    expect(await ann.send({ type: 'table', command: { type: 'Start' } })).toBeNull();
    expect(changes).toBeGreaterThan(before);
    expect(atTable(bo)).toMatchObject({ watching: false, view: { phase: 'playing', you: 2 } });
  });

  it('gives a lobby seat up on the way out, and keeps one in a match', async () => {
    const { enter, manager, clock } = await server();
    const ann = await enter('Ann');
    await ann.send(open);
    await ann.send({ type: 'toLobby' });
    expect(ann.view()).toMatchObject({ place: { at: 'lobby' }, seatedAt: null, rows: [] });

    await ann.send({ type: 'quickPlay' });
    const { tableId } = atTable(ann).view;
    await ann.send({ type: 'toLobby' });
    expect(ann.view()).toMatchObject({ place: { at: 'lobby' }, seatedAt: { tableId } });
    expect(await ann.send(open)).toBe('atAnotherTable');
    await ann.send({ type: 'play', tableId });
    const matchId = atTable(ann).view.match?.matchId;
    expect(await ann.send({ type: 'table', command: { type: 'Leave' } })).toBeNull();
    expect(ann.view()).toMatchObject({ place: { at: 'lobby' }, seatedAt: null });
    expect(ann.view().sentAway).toBeNull();
    expect(ann.view().leftMatch).toBe(matchId);
    expect(manager.rows()).toMatchObject([{ phase: 'over', taken: 2 }]);
    await ann.send({ type: 'watch', tableId });
    expect(ann.view().leftMatch).toBeNull();
    expect(atTable(ann).view.match?.secret).toMatch(/^[0-9a-f]{64}$/);
    await clock.advance(60_000);
    expect(ann.view()).toMatchObject({ place: { at: 'lobby' }, sentAway: 'retired' });
    expect(manager.rows()).toEqual([]);
  });

  it('opens a table by its code only to who knows it', async () => {
    const { enter } = await server();
    const ann = await enter('Ann');
    const bo = await enter('Bo');
    await ann.send({ type: 'openTable', setup: setup({}, { access: 'code' }) });
    expect(bo.view().rows).toEqual([]);
    expect(bo.view().people).toEqual([
      { name: 'Ann', tableName: null },
      { name: 'Bo', tableName: null },
    ]);
    expect(await bo.send({ type: 'joinCode', code: 'ABCDEF' })).toBe('badCode');
    const code = atTable(ann).view.joinCode!;
    expect(await bo.send({ type: 'joinCode', code, watch: true })).toBeNull();
    expect(atTable(bo).watching).toBe(true);
    expect(await bo.send({ type: 'joinCode', code })).toBeNull();
    expect(atTable(bo)).toMatchObject({ watching: false, view: { you: 2 } });
  });

  it('moves from watching to playing at the same table, and stays when it is refused', async () => {
    const { enter } = await server();
    const ann = await enter('Ann');
    const bo = await enter('Bo');
    await ann.send({ type: 'openTable', setup: setup({}, { seats: 2 }) });
    const { tableId } = atTable(ann).view;
    await bo.send({ type: 'watch', tableId });
    await ann.send({ type: 'table', command: { type: 'AddBot' } });
    expect(await bo.send({ type: 'play', tableId })).toBe('tableFull');
    expect(atTable(bo).watching).toBe(true);
    await ann.send({ type: 'table', command: { type: 'RemoveBot', seat: 2 } });
    expect(await bo.send({ type: 'table', command: { type: 'Sit' } })).toBeNull();
    expect(atTable(bo).watching).toBe(false);
  });

  it('says why a table put somebody out, until the next action', async () => {
    const { enter } = await server();
    const ann = await enter('Ann');
    const bo = await enter('Bo');
    await ann.send(open);
    const { tableId } = atTable(ann).view;
    await bo.send({ type: 'play', tableId });
    const kept: unknown[] = [];
    bo.subscribe(() => bo.view().sentAway && kept.push(bo.view().seatedAt));
    await ann.send({ type: 'table', command: { type: 'Kick', seat: 2 } });
    expect(kept[0]).toBeNull();
    expect(bo.view()).toMatchObject({ place: { at: 'lobby' }, sentAway: 'kicked', ending: null });
    expect(await bo.send({ type: 'watch', tableId })).toBe('kickedFromTable');
    expect(bo.view().sentAway).toBeNull();
  });

  it('keeps a kicked session out, also as another guest', async () => {
    const { connect, enter } = await server();
    const ann = await enter('Ann');
    const [gus, other] = [await connect(), await connect()];
    await gus.send({ type: 'setName', name: 'Gus' });
    await other.send({ type: 'setName', name: 'Other' });
    await ann.send(open);
    const { tableId } = atTable(ann).view;
    await gus.send({ type: 'play', tableId });
    await ann.send({ type: 'table', command: { type: 'Kick', seat: 2 } });
    await gus.send({ type: 'resume', code: other.view().resumeCode! });
    expect(await gus.send({ type: 'play', tableId })).toBe('kickedFromTable');
    expect(await gus.send({ type: 'watch', tableId })).toBe('kickedFromTable');
    expect(await gus.send({ type: 'joinCode', code: tableId })).toBe('kickedFromTable');
    expect(await gus.send({ type: 'quickPlay' })).toBeNull();
    expect(atTable(gus).view.tableId).not.toBe(tableId);
  });

  it('makes whoever tries many wrong codes wait', async () => {
    const { enter, clock } = await server();
    const ann = await enter('Ann');
    await ann.send({ type: 'openTable', setup: setup({}, { access: 'code' }) });
    const eve = await enter('Eve');
    const tries = (code: string) => eve.send({ type: 'joinCode', code });
    for (let n = 1; n < 5; n += 1) expect(await tries('ABCDEF')).toBe('badCode');
    expect(await eve.send({ type: 'resume', code: 'AAAA-BBBB-CCCC-DDDD' })).toBe('badCode');
    const code = atTable(ann).view.joinCode!;
    expect(await tries(code)).toBe('tooManyTries');
    expect(await eve.send({ type: 'resume', code: 'AAAA' })).toBe('tooManyTries');
    await clock.advance(9_999);
    expect(await tries(code)).toBe('tooManyTries');
    await clock.advance(1);
    expect(await tries('ABCDEF')).toBe('badCode');
    expect(await tries(code)).toBe('tooManyTries');
    await clock.advance(10_000);
    expect(await tries(code)).toBeNull();
  });

  it('lets whom the idle limit removed watch on, but not where nobody may watch', async () => {
    const { enter, clock } = await server();
    const [ann, bo] = [await enter('Ann'), await enter('Bo')];
    await ann.send({ type: 'quickPlay' });
    await bo.send({ type: 'openTable', setup: setup({}, { spectators: false }) });
    await bo.send({ type: 'table', command: { type: 'AddBot' } });
    await bo.send({ type: 'table', command: { type: 'Start' } });
    expect(atTable(bo).view.phase).toBe('playing');
    await clock.advance(60_000);
    expect(atTable(ann)).toMatchObject({ watching: true, view: { phase: 'over' } });
    expect(bo.view()).toMatchObject({ place: { at: 'lobby' }, sentAway: 'removed', seatedAt: null });
  });
});

describe('the end of a session', () => {
  it('comes with a newer connection at the same table', async () => {
    const { enter } = await server();
    const older = await enter('Ann');
    await older.send(open);
    const { tableId } = atTable(older).view;
    const newer = await enter('Ann');
    expect(older.view().ending).toBeNull();
    await newer.send({ type: 'play', tableId });
    expect(older.view().ending).toBe('replaced');
    expect(atTable(newer).view).toMatchObject({ you: 1, seats: [{ awaySince: null }, {}, {}, {}] });
    expect(await older.send({ type: 'table', command: { type: 'Leave' } })).toBe('tableGone');
  });

  it('leaves a seat as a lost connection does', async () => {
    const { enter, clock } = await server();
    const ann = await enter('Ann');
    const bo = await enter('Bo');
    await ann.send(open);
    await bo.send({ type: 'play', tableId: atTable(ann).view.tableId });
    await bo.send({ type: 'quit' });
    await clock.advance(200);
    expect(bo.view().ending).toBe('quit');
    expect(atTable(ann).view.seats[1]).toMatchObject({ name: 'Bo', awaySince: clock.now() - 200 });
    expect(ann.view().people).toEqual([{ name: 'Ann', tableName: 'Corner' }]);
  });

  it('comes to all when the server stops', async () => {
    const { enter, shutdown } = await server();
    const sessions = [await enter('Ann'), await enter('Bo')];
    shutdown();
    expect(sessions.map((session) => session.view().ending)).toEqual(['shutdown', 'shutdown']);
  });

  it('does not keep a link that was opened too late', async () => {
    const { enter, manager, clock } = await server();
    const ann = await enter('Ann');
    const opening = ann.send(open);
    await ann.send({ type: 'quit' });
    await opening;
    await clock.advance(120_000);
    expect(manager.rows()).toEqual([]);
  });
});

describe('hostile input', () => {
  it.each([
    [{ type: 'table', command: { type: 'Roll', hold: ['1'] } }, 'badDie'],
    [{ type: 'table', command: { type: 'Sit', seat: 1e9 } }, 'noSuchSeat'],
    [{ type: 'table', command: { type: 'GoAway' } }, 'badOptions'],
    [{ type: 'table', command: { type: 'Say', text: 'x'.repeat(1e6) } }, 'badChat'],
    [{ type: 'table' }, 'badOptions'],
    [{ type: 'openTable', setup: { name: 'x', options: { target: 7 }, settings: {} } }, 'badSetup'],
    [{ type: 'openTable', setup: setup({}, {}, '\x1b[2J') }, 'badSetup'],
    [{ type: 'saveSettings', settings: { language: 'xx' } }, 'badSetup'],
    [{ type: 'play', tableId: 'x'.repeat(1000) }, 'noSuchTable'],
    [{ type: 'play', tableId: '__proto__' }, 'noSuchTable'],
    [{ type: 'nonsense' }, 'badSetup'],
    [null, 'badSetup'],
  ])('%j is refused: %s', async (action, refusal) => {
    const { enter, faults } = await server();
    const session = await enter('Ann');
    expect(await session.send(action as SessionAction)).toBe(refusal);
    expect(faults).toEqual([]);
  });

  it('two ways in at once end at one table', async () => {
    const { enter, manager } = await server();
    const ann = await enter('Ann');
    const answers = await Promise.all([ann.send(open), ann.send({ type: 'quickPlay' }), ann.send(open)]);
    expect(answers).toEqual([null, 'atAnotherTable', 'atAnotherTable']);
    expect(manager.rows()).toHaveLength(1);
    expect(atTable(ann).view.you).toBe(1);
  });
});
