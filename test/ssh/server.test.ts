import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyId } from '../../src/ssh/auth.ts';
import { connect, makeKey } from './harness/connect.ts';
import { openssh } from './harness/openssh.ts';
import { startTestServer, type TestServer } from './harness/testServer.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

function idOf(publicKey: string): string {
  const key = ssh2.utils.parseKey(publicKey);
  if (key instanceof Error) throw key;
  return keyId(key.getPublicSSH());
}

async function keyFile(): Promise<{ path: string; id: string }> {
  const key = makeKey();
  const path = join(await mkdtemp(join(tmpdir(), 'farkle-')), 'key');
  await writeFile(path, key.private, { mode: 0o600 });
  return { path, id: idOf(key.public) };
}

describe('logging in with ssh2', () => {
  it('knows a proved key, and draws and takes keys', async () => {
    const key = makeKey();
    const client = await connect(server.port, { key: key.private, username: 'ann' });
    await client.waitFor('key ann');
    expect(server.opened.at(-1)?.identity).toEqual({ kind: 'key', id: idOf(key.public) });
    client.press('abc');
    await client.waitFor('typed abc');
    client.close();
    await client.exited;
  });

  it('admits one without keys as a guest, and keeps the resume code out of the name', async () => {
    const client = await connect(server.port, { username: 'bob+SECRET-42' });
    await client.waitFor('guest bob');
    expect(client.text()).not.toContain('SECRET');
    expect(server.opened.at(-1)?.resumeCode).toBe('SECRET-42');
    client.press('\x11');
    expect(await client.exited).toBe(0);
  });
});

describe('colours', () => {
  it.each([
    [{ COLORTERM: 'truecolor' }, '\x1b[38;2;255;136;0m'],
    [{}, '\x1b[38;5;214m'],
    [{ NO_COLOR: '1' }, '\x1b[K│typed'],
  ])('are those that the client said it has: %j', async (env, painted) => {
    const client = await connect(server.port, { env });
    client.press('a');
    await client.waitFor('typed a');
    const before = client.received().split('typed').at(-2)!.slice(-30);
    expect(`${before}typed`).toContain(painted);
    client.close();
  });
});

describe('logging in with OpenSSH', () => {
  it('knows a proved key', async () => {
    const { path, id } = await keyFile();
    const client = openssh(server.port, { keyFile: path });
    await client.waitFor('key ann');
    expect(server.opened.at(-1)?.identity).toEqual({ kind: 'key', id });
    client.press('go\r');
    await client.waitFor('typed go<enter>');
    client.press('\x11');
    await client.waitFor('Good-bye, and thanks.');
    expect(await client.exited).toBe(0);
  });

  it('admits one without keys as a guest without asking anything', async () => {
    const client = openssh(server.port);
    await client.waitFor('guest ann');
    client.resize(100, 30);
    await client.waitFor('size 100x30');
    client.press('\x11');
    expect(await client.exited).toBe(0);
  });

  it('runs a command, with its exit code', async () => {
    const client = openssh(server.port, { command: 'tables --all' });
    await client.waitFor('command tables --all');
    expect(await client.exited).toBe(3);
  });

  it('gives the plain face to a dumb terminal, with echo', async () => {
    const client = openssh(server.port, { term: 'dumb' });
    await client.waitFor('plain face');
    client.press('hellx\x7fo\r');
    await client.waitFor('heard hello');
    client.press('\x04');
    await client.waitFor('end of input');
    expect(await client.exited).toBe(0);
  });
});
