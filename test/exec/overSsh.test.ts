import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ConnectOptions, connect, makeKey } from '../ssh/harness/connect.ts';
import { openssh } from '../ssh/harness/openssh.ts';
import { startWhole, type TestServer } from '../whole/inProcess.ts';
import { ENTER } from '../whole/player.ts';
import { freshFolder } from '../whole/serveProcess.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startWhole([
    'name=Tavern,preset=kcd',
    'name=The Quiet Inn,spectators=off',
    'name=Solo,seats=2',
  ]);
});
afterEach(async () => {
  expect(server.logged()).toBe('');
  await server.stop();
});

/** A command without a terminal, to its end. */
async function run(command: string, options: ConnectOptions = {}) {
  const client = await connect(server.port, { command, pty: false, ...options });
  const code = await client.exited;
  return { code, out: client.received(), err: client.complaints() };
}

/** A command with a terminal. */
const onScreen = (command: string, options: ConnectOptions = {}) =>
  connect(server.port, { command, cols: 100, rows: 40, ...options });

describe('without a terminal', () => {
  it('answers are clean text, complaints are errors, and codes tell them apart', async () => {
    const tables = await run('tables');
    expect(tables).toMatchObject({ code: 0, err: '' });
    expect(tables.out).toMatch(/^Table +Code .*\nTavern +[A-Z2-9]{6} +Kingdom Come/);
    expect(tables.out).not.toMatch(/[\x00-\x09\x0b-\x1f]/);
    expect(await run('nonsense')).toMatchObject({
      code: 127,
      out: '',
      err: expect.stringMatching(/^There is no command .*\n$/),
    });
    expect(await run('play')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('ssh -t HOST play'),
    });
    expect(await run('me')).toMatchObject({ code: 1, out: '' });
    expect(await run('x'.repeat(5000))).toMatchObject({ code: 127, out: '' });
  });

  it('what is said in JSON can be read', async () => {
    const { out } = await run('tables --json');
    expect(JSON.parse(out)).toHaveLength(3);
    expect(JSON.parse((await run('version --json')).out)).toEqual({ version: expect.stringMatching(/^\d/) });
  });

  it('a language that there is not is the server’s', async () => {
    const { code, out } = await run('tables', { env: { LANG: 'xx_XX.UTF-8' } });
    expect(code).toBe(0);
    expect(out).toContain('Table');
  });

  it('a terminal without Unicode gets plain signs', async () => {
    const { err } = await run('nonsense', { env: { LANG: 'C' } });
    expect(err).toBe('There is no command "nonsense": "help" lists those that there are.\n');
  });

  it('a key and a resume code are the same person as on the screen', async () => {
    const key = makeKey().private;
    const kim = await onScreen('join Tavern', { username: 'Kim', key });
    await kim.waitFor('What is played here');
    expect((await run('me', { key, username: 'root' })).out).toContain('Your seat is at Tavern.');
    expect(JSON.parse((await run('me --json', { key })).out)).toMatchObject({ name: 'Kim', matches: 0 });
    kim.close();
    await kim.exited;
  });
});

describe('with a terminal', () => {
  it('what needs no screen is said in lines', async () => {
    const client = await onScreen('score 1 1 5');
    expect(await client.exited).toBe(0);
    expect(client.received()).toBe(
      '1-1-5 scores 250 points with all its dice: 2 × single 1 200 + single 5 50.\r\n',
    );
    const wrong = await onScreen('play now');
    expect(await wrong.exited).toBe(2);
    expect(wrong.received()).toMatch(/^play was told too much: .*\r\n$/);
  });

  it.each(['xterm-256color', 'dumb'])('is answered on %s also where nothing can be typed', async (term) => {
    const client = await onScreen('nonsense', { term });
    client.channel.end();
    expect(await client.exited).toBe(127);
    expect(client.received()).toMatch(/^There is no command .nonsense./);
    const score = await onScreen('score 1 1 5', { term });
    score.channel.end();
    expect(await score.exited).toBe(0);
    expect(score.received()).toContain('250 points');
  });

  it('a game where nothing can be typed ends', async () => {
    for (const command of ['play', 'plain']) {
      const client = await onScreen(command, { username: 'Ed' });
      client.channel.end();
      await client.exited;
    }
  });

  it('join and watch go straight to the table, by name or code', async () => {
    const ann = await onScreen('join tavern', { username: 'Ann' });
    await ann.waitFor(/Ann +you, host/);
    const bo = await onScreen('watch Tavern', { username: 'Bo' });
    await bo.waitFor('You are watching.');
    expect(bo.text()).toContain('Ann');
    for (const client of [ann, bo]) {
      client.close();
      await client.exited;
    }
  });

  it('a refusal stands in the lobby', async () => {
    const lost = await onScreen('join NOSUCH', { username: 'Lu' });
    await lost.waitFor('There is no such table.');
    expect(lost.text()).toContain('Lobby');
    const curious = await onScreen('watch The Quiet Inn', { username: 'Cy' });
    await curious.waitFor('This table does not allow spectators.');
    for (const client of [lost, curious]) {
      client.close();
      await client.exited;
    }
  });

  it('who has no name is asked first, and then gets what they came for', async () => {
    const client = await onScreen('play', { username: '+' });
    await client.waitFor('Your name');
    client.press(`Zed${ENTER}`);
    await client.waitFor('[r] roll 6 dice');
    expect(client.text()).toContain('Zed');
    client.close();
    await client.exited;
  });

  it('a guest who goes straight to a table is told the resume code in the end, and it works', async () => {
    const gus = await onScreen('play', { username: 'Gus' });
    await gus.waitFor('[r] roll 6 dice');
    gus.press('\x03');
    await gus.exited;
    const code = /Your resume code is ([A-Z\d-]{19})\./.exec(gus.received())?.[1];
    const again = await onScreen('play', { username: `x+${code}` });
    await again.waitFor(/1 Gus .* you, host/);
    again.close();
    await again.exited;
    expect((await run('me', { username: `x+${code}` })).out).toMatch(/^Gus\n/);
  });

  it('play goes back to one’s own seat', async () => {
    const key = makeKey().private;
    const first = await onScreen('join Solo', { username: 'Flo', key });
    await first.waitFor(/Flo +you/);
    first.drop();
    const again = await onScreen('play', { username: 'Flo', key });
    await again.waitFor(/Flo +you/);
    expect(again.text()).toContain('Solo');
    again.close();
    await again.exited;
  });

  it('a terminal that cannot draw gets the same line by line', async () => {
    const client = await onScreen('join Solo', { term: 'dumb', username: 'Dot' });
    await client.waitFor('You are at the table Solo in seat 1');
    client.close();
    await client.exited;
    const lost = await onScreen('join NOSUCH', { term: 'dumb', username: 'Dot' });
    await lost.waitFor('There is no such table.');
    lost.close();
    await lost.exited;
  });
});

describe('the ssh program', () => {
  const keyFile = join(freshFolder(), 'id');
  writeFileSync(keyFile, makeKey().private, { mode: 0o600 });

  /** OpenSSH without a terminal, as a script calls it. */
  const script = (command: string) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const settings = [
        'StrictHostKeyChecking=no',
        'UserKnownHostsFile=/dev/null',
        'LogLevel=ERROR',
        'BatchMode=yes',
      ];
      const args = ['-F', 'none', '-i', keyFile, ...settings.flatMap((setting) => ['-o', setting])];
      execFile(
        'ssh',
        [...args, '-p', String(server.port), 'sam@127.0.0.1', command],
        { env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent' } },
        (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
      );
    });

  it('runs commands in scripts', async () => {
    expect(await script('tables --json')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\[\{"name":"Tavern"/),
      err: '',
    });
    expect(await script('nonsense')).toMatchObject({
      code: 127,
      out: '',
      err: expect.stringMatching(/^There is no command/),
    });
    expect(await script('watch "The Quiet Inn"')).toMatchObject({ code: 1, out: '' });
  });

  it('plays at once with -t', async () => {
    const sam = openssh(server.port, {
      username: 'sam',
      keyFile,
      args: ['-t'],
      command: 'play',
      cols: 100,
      rows: 40,
    });
    await sam.waitFor('[r] roll 6 dice');
    sam.press('\x03');
    await sam.waitFor('Goodbye.');
    expect(await sam.exited).toBe(0);
    expect(sam.term.buffer.active.type).toBe('normal');
  });
});
