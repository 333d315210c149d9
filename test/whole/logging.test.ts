import { afterEach, expect, it, vi } from 'vitest';
import type { ServerConfig } from '../../src/cli/serverConfig.ts';
import { connect } from '../ssh/harness/connect.ts';
import { startWhole, type TestServer } from './inProcess.ts';
import { comeIn, ENTER, playUntil, sitDown } from './player.ts';

let server: TestServer;
afterEach(() => server.stop());

const start = async (
  tables: readonly string[],
  logLevel: ServerConfig['logLevel'] = 'info',
  changes: Partial<ServerConfig> = {},
) => {
  server = await startWhole(tables, { logLevel, ...changes });
};

type Line = Readonly<Record<string, unknown>> & { readonly msg: string };

const lines = (): readonly Line[] =>
  server
    .logged()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

const named = (msg: string) => lines().filter((line) => line.msg === msg);

it('tells of the start, a session with how it ended, and tables and matches', async () => {
  await start([]);
  expect(named('started')).toMatchObject([
    { version: expect.any(String), address: '127.0.0.1', port: server.port, data: `${server.folder}/data` },
  ]);
  const ann = await comeIn(server.port, 'Ann', { env: { LANG: 'en_GB.UTF-8' } });
  ann.press('p');
  await ann.waitFor('[r] roll 6 dice');
  ann.press('\x03');
  await ann.exited;
  await vi.waitUntil(() => named('session ended').length > 0);
  const began = named('session began')[0]!;
  expect(began).toMatchObject({
    session: expect.stringMatching(/^[\w-]{8}$/),
    by: 'key',
    address: '127.0.0.1',
    face: 'screen',
    language: 'en',
  });
  expect(named('session ended')).toMatchObject([
    { session: began.session, ended: 'quit', ms: expect.any(Number) },
  ]);
  const table = named('table opened')[0]!;
  expect(table).not.toHaveProperty('name');
  expect(server.logged()).not.toContain('Ann');
  expect(named('match started')).toMatchObject([{ table: table.table, match: expect.any(String), seats: 3 }]);
});

it('tells of a match that ended, and of the tables that woke', async () => {
  await start(['name=Tavern,seats=2,target=500,openingThreshold=none']);
  expect(named('table opened')).toMatchObject([{ name: 'Tavern' }]);
  const ann = await comeIn(server.port, 'Ann');
  await sitDown(ann, 'Tavern');
  ann.press('b');
  await ann.waitFor('2 Blaise');
  ann.press('s');
  await playUntil(ann, /play again/);
  expect(named('match ended')).toMatchObject([
    { table: named('match started')[0]!.table, match: named('match started')[0]!.match, status: 'finished' },
  ]);
  expect(named('tables woken')).toEqual([]);
  const dataDir = `${server.folder}/data`;
  await server.stop();
  await start([], 'info', { dataDir });
  expect(named('tables woken')).toMatchObject([{ tables: 1 }]);
});

it('is as quiet at info as its players are busy', async () => {
  await start(['name=Tavern']);
  const ann = await comeIn(server.port, 'Ann');
  await sitDown(ann, 'Tavern');
  const before = server.logged();
  ann.press('b');
  await ann.waitFor('2 Blaise');
  ann.press('xyb');
  await ann.waitFor('3 Christiaan');
  expect(server.logged()).toBe(before);
});

it.each(['screen', 'plain', 'exec'] as const)(
  'has no resume code, login, name or key at trace: %s',
  async (face) => {
    await start(['name=Secret,access=code,spectators=on'], 'trace');
    const joinCode = server.tables[0]!.code;
    const first = await connect(server.port, { username: 'gus' });
    await first.waitFor('resume code is');
    const code = /resume code is\s+([A-Z2-9-]{19})/.exec(first.text())![1]!;
    first.press(ENTER);
    await first.waitFor('[p] quick play');
    first.press('c');
    await first.waitFor('Join by code');
    first.press(`${joinCode}\r`);
    await first.waitFor(/1 gus +you, host/);
    first.close();
    const client = await connect(server.port, {
      username: `gus+${code}`,
      pty: face === 'screen',
      ...(face === 'exec' ? { command: `me ${code}` } : {}),
    });
    if (face === 'plain') client.press(`resume ${code}\nquit\n`);
    else client.press('\x03');
    client.close();
    await client.exited;
    await vi.waitUntil(() => named('session ended').length === 2);
    expect(named('session began').map((line) => line.face)).toEqual(['screen', face]);
    expect(named('committed').length).toBeGreaterThan(0);
    for (const secret of [code, code.replaceAll('-', ''), joinCode, 'gus', 'guest-', 'key-']) {
      expect(server.logged()).not.toContain(secret);
    }
  },
);

it('tells at debug of what was refused', async () => {
  await start(['name=Tavern'], 'debug');
  const ann = await comeIn(server.port, 'Ann');
  await sitDown(ann, 'Tavern');
  ann.press('s');
  await vi.waitUntil(() => named('refused').length > 0);
  expect(named('refused')).toMatchObject([{ by: 'player', command: 'Start', refusal: expect.any(String) }]);
});
