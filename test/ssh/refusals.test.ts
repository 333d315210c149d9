import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentOf } from './harness/agent.ts';
import { connect, login, makeKey } from './harness/connect.ts';
import { startTestServer, type TestServer } from './harness/testServer.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** The error of something that must be refused. */
function refusal(ask: (done: (error: Error | undefined) => void) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    ask((error) => (error ? resolve(error.message) : reject(new Error('was granted'))));
  });
}

describe('what has no place in a game is refused', () => {
  it('forwarding, to and from', async () => {
    const { client } = await login(server.port, { strictVendor: false } as object);
    expect(await refusal((done) => client.forwardOut('127.0.0.1', 1, '127.0.0.1', 22, done))).toMatch(
      /open failure/,
    );
    expect(await refusal((done) => client.forwardIn('127.0.0.1', 0, done))).toMatch(/Unable to bind/);
    expect(await refusal((done) => client.openssh_forwardOutStreamLocal('/tmp/x', done))).toMatch(
      /open failure/,
    );
    client.end();
  });

  it('files and subsystems', async () => {
    const { client } = await login(server.port);
    expect(await refusal((done) => client.sftp(done))).toMatch(/Unable to start subsystem/);
    client.end();
    const other = await login(server.port);
    expect(await refusal((done) => other.client.subsys('netconf', done))).toMatch(
      /Unable to start subsystem/,
    );
    other.client.end();
  });

  it('X11', async () => {
    const { client } = await login(server.port);
    expect(await refusal((done) => client.shell(false, { x11: { single: true } }, done))).toMatch(/X11/);
    client.end();
  });

  it('the agent', async () => {
    const key = makeKey();
    const agent = agentOf(key.public, key.private);
    const { client } = await login(server.port, { agent, agentForward: true });
    expect(await refusal((done) => client.shell(done))).toMatch(/agent/);
    client.end();
  });

  it('a second session on one connection', async () => {
    const first = await connect(server.port);
    await first.waitFor('guest ann');
    expect(await refusal((done) => first.client.shell(done))).toMatch(/open failure/);
    first.press('still here');
    await first.waitFor('typed still here');
    first.close();
  });

  it('variables that say nothing of a terminal', async () => {
    const client = await connect(server.port, {
      env: { LANG: 'pl_PL.UTF-8', LD_PRELOAD: '/evil.so', NO_COLOR: '1', COLORTERM: 'x'.repeat(1000) },
    });
    await client.waitFor('guest ann');
    expect(server.opened.at(-1)?.env).toEqual({
      TERM: 'xterm-256color',
      LANG: 'pl_PL.UTF-8',
      NO_COLOR: '1',
    });
    client.close();
  });
});

describe('algorithms', () => {
  it.each([
    ['kex', 'diffie-hellman-group14-sha1'],
    ['kex', 'diffie-hellman-group18-sha512'],
    ['cipher', 'aes128-cbc'],
    ['hmac', 'hmac-sha1'],
    ['compress', 'zlib'],
  ])('%s: not %s', async (kind, name) => {
    // A MAC is agreed upon only beside a cipher that needs one.
    const cipher = kind === 'hmac' ? { cipher: ['aes128-ctr'] } : {};
    const attempt = login(server.port, { algorithms: { ...cipher, [kind]: [name] } as never });
    await expect(attempt).rejects.toThrow(/no matching/);
  });

  it.each(['chacha20-poly1305@openssh.com', 'aes256-gcm@openssh.com', 'aes128-ctr'])(
    '%s works',
    async (name) => {
      const { client } = await login(server.port, { algorithms: { cipher: [name as never] } });
      client.end();
      await once(client, 'close');
    },
  );
});
