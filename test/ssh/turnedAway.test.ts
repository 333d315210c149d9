import { once } from 'node:events';
import { createConnection } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { makeTurnedAway } from '../../src/ssh/turnedAway.ts';
import type { Logger } from '../../src/tables/logger.ts';
import { connect, login } from './harness/connect.ts';
import { startTestServer, type TestServer } from './harness/testServer.tsx';

type Line = readonly [level: string, message: string, details: object];

function makeNotes(): { readonly lines: Line[]; readonly logger: Logger } {
  const lines: Line[] = [];
  const at = (level: string) => (details: object, message: string) =>
    void lines.push([level, message, details]);
  return {
    lines,
    logger: { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') },
  };
}

let server: TestServer | null = null;
afterEach(() => server?.stop());

async function start(limits: NonNullable<Parameters<typeof startTestServer>[0]>['limits'] = {}) {
  const { lines, logger } = makeNotes();
  server = await startTestServer({ limits, logger });
  return { lines, port: server.port };
}

async function say(port: number, text: string): Promise<void> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.resume();
  socket.write(text, 'latin1');
  await once(socket, 'close');
}

const HERE = { address: '127.0.0.1' };

it.each([
  ['nothing', '', 'info', 'cut: the login took too long', HERE],
  ['only the version', 'SSH-2.0-slow\r\n', 'info', 'cut: the login took too long', HERE],
  [
    'another protocol in the clothes of SSH',
    `SSH-2.0-x\r\n${'\xff'.repeat(5000)}`,
    'info',
    'cut: no SSH that this server speaks',
    { ...HERE, detail: expect.any(String) },
  ],
])('who says %s is told of', async (_what, text, level, message, details) => {
  const { lines, port } = await start({ silentLimitMs: 100, loginLimitMs: 200 });
  await say(port, text);
  await vi.waitUntil(() => lines.length > 0);
  expect(lines).toEqual([[level, message, details]]);
});

it('a client of old algorithms is told of with what does not match', async () => {
  const { lines, port } = await start();
  await expect(login(port, { algorithms: { cipher: ['aes128-cbc'] } as never })).rejects.toThrow();
  await vi.waitUntil(() => lines.length > 0);
  expect(lines).toEqual([
    [
      'info',
      'cut: no SSH that this server speaks',
      { ...HERE, detail: expect.stringMatching(/no matching/) },
    ],
  ]);
});

it('too many tries are told of', async () => {
  const { lines, port } = await start();
  const guess = (_left: unknown, _partial: unknown, next: (auth: object) => void) =>
    next({ type: 'password', username: 'ann', password: 'guess' });
  await expect(login(port, { authHandler: guess as never })).rejects.toThrow();
  await vi.waitUntil(() => lines.length > 0);
  expect(lines).toEqual([['info', 'cut: too many tries to log in', HERE]]);
});

it('a full house warns, and a session that was opened is no news here', async () => {
  const { lines, port } = await start({ maxConnections: 2, maxSessions: 1 });
  const first = await connect(port);
  await first.waitFor('guest ann');
  const second = await connect(port);
  await second.waitFor('There is no room.');
  await expect(login(port)).rejects.toThrow();
  first.drop();
  expect(lines).toEqual([
    ['warn', 'refused: too many sessions', HERE],
    ['warn', 'refused: too many connections', HERE],
  ]);
});

it('a flood is one line in ten seconds, and the next one says how many there were', () => {
  const { lines, logger } = makeNotes();
  let now = 0;
  const turnedAway = makeTurnedAway(logger, () => now);
  for (let times = 0; times < 100; times += 1) turnedAway('tooManyHere', '10.0.0.1');
  turnedAway('notSsh', '10.0.0.2', '\x1b[2Jx');
  now = 10_000;
  turnedAway('tooManyHere', '10.0.0.3');
  expect(lines).toEqual([
    ['warn', 'refused: too many connections from one address', { address: '10.0.0.1' }],
    ['info', 'cut: it did not speak SSH', { address: '10.0.0.2', detail: 'x' }],
    ['warn', 'refused: too many connections from one address', { address: '10.0.0.3', unsaid: 99 }],
  ]);
});
