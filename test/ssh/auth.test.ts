import { generateKeyPairSync, sign } from 'node:crypto';
import type { PublicKeyAuthContext } from 'ssh2';
import ssh2 from 'ssh2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeLogin, keyId } from '../../src/ssh/auth.ts';
import { parseLoginName } from '../../src/ssh/loginName.ts';
import { agentOf, parseKey } from './harness/agent.ts';
import { connect, login, makeKey } from './harness/connect.ts';
import { startTestServer, type TestServer } from './harness/testServer.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** Who the server takes a client with this agent for. */
async function identityWith(agent: ssh2.BaseAgent) {
  const { client } = await login(server.port, { agent });
  const count = server.opened.length;
  client.exec('me', (error, channel) => {
    if (error === undefined) channel.resume();
  });
  const request = await server.request(count);
  client.end();
  return request.identity;
}

describe('proof of a key', () => {
  it.each([
    ['ECDSA', () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey, 'sec1'],
    ['RSA', () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey, 'pkcs1'],
  ] as const)('of the kind %s is accepted', async (_kind, make, type) => {
    const key = make().export({ format: 'pem', type }) as string;
    const client = await connect(server.port, { key });
    await client.waitFor('key ann');
    expect(server.opened.at(-1)?.identity).toEqual({ kind: 'key', id: keyId(parseKey(key).getPublicSSH()) });
    client.close();
  });

  it('by the signature of another key makes nobody that player', async () => {
    expect(await identityWith(agentOf(makeKey().public, makeKey().private))).toEqual({ kind: 'guest' });
  });

  it('is not given by showing a public key alone', async () => {
    expect(await identityWith(agentOf(makeKey().public, null))).toEqual({ kind: 'guest' });
  });

  it('is by the same agent, when it signs with the key it shows', async () => {
    const key = makeKey();
    expect(await identityWith(agentOf(key.public, key.private))).toEqual({
      kind: 'key',
      id: keyId(parseKey(key.public).getPublicSSH()),
    });
  });
});

describe('judgeLogin', () => {
  const key = parseKey(makeKey().private);
  const blob = Buffer.from('what is signed');
  const context = (over: object) =>
    ({
      method: 'publickey',
      username: 'ann',
      key: { algo: key.type, data: key.getPublicSSH() },
      ...over,
    }) as PublicKeyAuthContext;

  it('says of an unsigned key only that it may be', () => {
    expect(judgeLogin(context({}))).toEqual({ answer: 'mayBe' });
  });

  it('admits a signed one', () => {
    const signature = key.sign(blob) as unknown as Buffer;
    expect(judgeLogin(context({ signature, blob })).answer).toBe('admit');
  });

  it.each([
    ['an empty signature', { signature: Buffer.alloc(0), blob }],
    ['a signature over something else', { signature: key.sign('other'), blob }],
    ['a hash that does not exist', { signature: key.sign(blob), blob, hashAlgo: 'nonsense' }],
    [
      "a kind that is not the key's",
      { key: { algo: 'ssh-rsa', data: key.getPublicSSH() }, hashAlgo: 'sha256' },
    ],
    ['a security key', { key: { algo: 'sk-ssh-ed25519@openssh.com', data: securityKey() } }],
    ['rubbish for a key', { key: { algo: key.type, data: Buffer.from('rubbish') } }],
    ['a private key for a public one', { key: { algo: key.type, data: Buffer.from(makeKey().private) } }],
    ['a key without end', { key: { algo: key.type, data: Buffer.alloc(30_000, 1) } }],
  ])('refuses %s, and offers to go on', (_what, over) => {
    expect(judgeLogin(context(over))).toEqual({
      answer: 'refuse',
      offered: ['publickey', 'keyboard-interactive'],
    });
  });

  it('refuses RSA over SHA-1, and short RSA', () => {
    const rsa = (bits: number) =>
      parseKey(ssh2.utils.generateKeyPairSync('rsa', { bits }).public).getPublicSSH();
    const long = { algo: 'ssh-rsa', data: rsa(2048) };
    expect(judgeLogin(context({ key: long })).answer).toBe('refuse');
    expect(judgeLogin(context({ key: long, hashAlgo: 'sha512' })).answer).toBe('mayBe');
    const short = { algo: 'ssh-rsa', data: rsa(1024) };
    expect(judgeLogin(context({ key: short, hashAlgo: 'sha512' })).answer).toBe('refuse');
  });

  it('refuses a key under the name of another kind, which would take it without its hash', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const pem = rsa.export({ format: 'pem', type: 'pkcs1' }) as string;
    const data = parseKey(pem).getPublicSSH();
    const claim = { key: { algo: 'ssh-ed25519', data }, signature: sign('sha1', blob, rsa), blob };
    expect(judgeLogin(context(claim)).answer).toBe('refuse');
  });

  it.each(['none', 'password', 'hostbased'])('refuses %s', (method) => {
    expect(judgeLogin(context({ method })).answer).toBe('refuse');
  });
});

function securityKey(): Buffer {
  const field = (bytes: Buffer) => Buffer.concat([Buffer.from([0, 0, 0, bytes.length]), bytes]);
  return Buffer.concat([
    field(Buffer.from('sk-ssh-ed25519@openssh.com')),
    field(Buffer.alloc(32, 7)),
    field(Buffer.from('ssh:')),
  ]);
}

describe('tries', () => {
  it('with passwords are refused, and end after sixteen', async () => {
    let tries = 0;
    const attempt = login(server.port, {
      authHandler: ((_left: unknown, _partial: unknown, next: (auth: object) => void) => {
        tries += 1;
        next({ type: 'password', username: 'ann', password: `guess ${tries}` });
      }) as never,
    });
    await expect(attempt).rejects.toThrow();
    expect(tries).toBe(17);
  });
});

describe('an agent with many keys that do not count', () => {
  const duds = Array.from(
    { length: 14 },
    () => ssh2.utils.generateKeyPairSync('rsa', { bits: 1024 }).private,
  );

  it.each([12, 14])('%i of them: one may still come in as a guest', async (count) => {
    const steps: object[] = [
      ...duds.slice(0, count).map((key) => ({ type: 'publickey', username: 'ann', key })),
      {
        type: 'keyboard-interactive',
        username: 'ann',
        prompt: (...args: unknown[]) => (args.at(-1) as (answers: []) => void)([]),
      },
    ];
    const authHandler = (_left: unknown, _partial: unknown, next: (auth: object | false) => void) =>
      next(steps.shift() ?? false);
    const { client } = await login(server.port, { authHandler: authHandler as never });
    client.end();
  });
});

describe('login names', () => {
  it.each([
    ['ann', 'ann', null],
    ['ann+CODE-1234', 'ann', 'CODE-1234'],
    ['+CODE-1234', '', 'CODE-1234'],
    ['a+b+CODE', 'a+b', 'CODE'],
    ['ann+no such code!', 'ann', ''],
    ['\x1b]0;evil\x07ann\u202e\r\n', 'ann', null],
    ['x'.repeat(5000), 'x'.repeat(32), null],
  ])('%j is %j with %j', (typed, username, resumeCode) => {
    expect(parseLoginName(typed)).toEqual({ username, resumeCode });
  });

  it('from hostile people end neither the session nor the screen', async () => {
    for (const username of [
      '\x1b[2J\x07\r\n',
      '../../etc/passwd',
      '%s%n',
      "'; DROP TABLE x;--",
      '骰'.repeat(200),
      ' ',
    ]) {
      const client = await connect(server.port, { username });
      await client.waitFor('guest');
      client.close();
      await client.exited;
    }
    expect(server.faults).toEqual([]);
  });
});
