import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../ssh/harness/connect.ts';
import { startWhole, type TestServer } from '../whole/inProcess.ts';
import { CONTROL, lineClient } from './lineClient.ts';
import { playOut } from './lineMatch.ts';

describe('coming and going line by line', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  it('a lost connection keeps the seat and the dice', async () => {
    server = await startWhole(['name=Tavern,seats=2,time=turn:10m'], { seed: 3 });
    const [ann, bo] = [await lineClient(server.port, 'Ann'), await lineClient(server.port, 'Bo')];
    await ann.asks('join Tavern', 'in seat 1');
    await bo.asks('join Tavern', 'in seat 2');
    await ann.asks('start', 'It is your turn');
    const rolled = (await ann.asks('roll', 'You roll')).replace('You roll ', '');
    ann.drop();
    await bo.hears('Ann is away. The seat is kept.');
    const again = await lineClient(server.port, 'somebody', { key: ann.key });
    await again.hears('You are at the table Tavern in seat 1');
    await again.hears(`On the table: ${rolled} Turn total: 0 points.`);
    await again.hears('You may hold');
    await bo.hears('Ann is back.');
    await again.asks('bank best', 'You bank');
    await bo.hears('It is your turn');
  });

  it('a newer connection takes over, and the older is told', async () => {
    server = await startWhole(['name=Tavern,seats=2']);
    const ann = await lineClient(server.port, 'Ann');
    await ann.asks('join Tavern', 'in seat 1');
    const again = await lineClient(server.port, 'Ann', { key: ann.key });
    await again.hears('in seat 1');
    await ann.hears('You are playing from another window now');
    expect(await ann.exited).toBe(0);
  });

  it('a guest is told a code, and comes back with it', async () => {
    server = await startWhole(['name=Tavern,seats=2']);
    const guest = await connect(server.port, { username: 'Gus', pty: false });
    await guest.waitFor(() => guest.received().includes('You are in the lobby'));
    const code = /resume code is ([\w-]+)/.exec(guest.received())?.[1];
    guest.press('join Tavern\n');
    await guest.waitFor(() => guest.received().includes('in seat 1'));
    guest.drop();
    const stranger = await lineClient(server.port, 'Zoe');
    await stranger.asks(`resume ${code}`, 'Your name is Gus.');
    await stranger.hears('Your seat at Tavern is kept');
    await stranger.asks('code', code!);
  });

  it('a name that cannot be used is asked for again', async () => {
    server = await startWhole();
    const client = await connect(server.port, { username: '\u200b', pty: false });
    await client.waitFor(() => client.received().includes('Type your name.'));
    client.press('!!!\nMy Name\nname\n');
    await client.waitFor(() => client.received().includes('Your name is My Name.'));
    expect(client.received()).toContain('That name cannot be used.');
  });

  it('a terminal that cannot draw, the command plain and a saved wish open it on a terminal', async () => {
    server = await startWhole();
    const welcome = 'Farkle, line by line.';
    const dumb = await lineClient(server.port, 'Ann', { pty: true, term: 'dumb' });
    expect(dumb.received()).toMatch(/^Farkle, line by line\./);
    dumb.press('settings plain on\r');
    await dumb.waitFor('Saved.');
    expect(dumb.received()).toContain('settings plain on\r\nSaved.\r\n');
    dumb.press('quit\r');
    expect(await dumb.exited).toBe(0);
    const saved = await lineClient(server.port, 'Ann', { pty: true, key: dumb.key });
    expect(saved.received().startsWith(welcome)).toBe(true);
    saved.press('\x04');
    expect(await saved.exited).toBe(0);
    const asked = await lineClient(server.port, 'Bo', { command: 'plain' });
    expect(asked.received().startsWith(welcome)).toBe(true);
    const onTerminal = await lineClient(server.port, 'Cy', { command: 'plain', pty: true });
    expect(onTerminal.received().startsWith(welcome)).toBe(true);
    for (const client of [dumb, saved, asked, onTerminal]) {
      expect(client.received().replaceAll('\r\n', '\n')).not.toMatch(CONTROL);
    }
    expect(server.logged()).toBe('');
  });

  it('the server stops with a sentence', async () => {
    server = await startWhole();
    const ann = await lineClient(server.port, 'Ann');
    await server.stop();
    await ann.exited;
    expect(ann.received()).toContain('The server is stopping.');
  });
});

describe('hostile people', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  it('get sentences for whatever they send, and others hear it clean', async () => {
    server = await startWhole(['name=Tavern,seats=2']);
    const [ann, mallory] = [await lineClient(server.port, 'Ann'), await lineClient(server.port, 'Mallory')];
    await ann.asks('join Tavern', 'in seat 1');
    await mallory.asks('join Tavern', 'in seat 2');
    mallory.type('say \x1b]52;c;ZXZpbA==\x07\x1b[2J\u202eevil\u200b done');
    expect(await ann.hears('done')).toBe('Mallory: evil done');
    mallory.press(Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 256)));
    mallory.type(
      '',
      '\x1b[31mquit\u0000',
      `hold ${'1'.repeat(5_000)}`,
      '__proto__',
      'help constructor',
      'settings __proto__ on',
      'sit -1',
      'kick 99999999999999999999',
      'log 9999999999',
      'entropy ../../etc/passwd',
      'name \u202e\u202e',
      'join {{name}} $t(table.title)',
    );
    await mallory.asks('time', /\.$/);
    await ann.asks('say still here', 'Ann: still here');
    expect(ann.received()).not.toMatch(CONTROL);
    expect(mallory.received()).not.toMatch(CONTROL);
    expect(server.logged()).toBe('');
  });
});

describe('the OpenSSH program without a terminal', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  function ssh(username: string, ...args: readonly string[]) {
    const child = spawn(
      'ssh',
      [
        ...['-T', '-F', 'none', '-p', String(server.port), '-o', 'StrictHostKeyChecking=no'],
        ...['-o', 'UserKnownHostsFile=/dev/null', '-o', 'LogLevel=ERROR', '-o', 'IdentityAgent=none'],
        ...['-o', 'IdentitiesOnly=yes', '-o', 'IdentityFile=none', `${username}@127.0.0.1`, ...args],
      ],
      { env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent' } },
    );
    let heard = '';
    child.stdout.on('data', (bytes: Buffer) => {
      heard += bytes.toString('utf8');
    });
    return { child, heard: () => heard, ended: once(child, 'close').then(([code]) => code as number) };
  }

  it('plays what a pipe says, and goes at its end', async () => {
    server = await startWhole([], { seed: 5 });
    const { child, heard, ended } = ssh('gus');
    child.stdin.end('play\nwait\nroll\nbank best\nwait\nscore\n');
    expect(await ended).toBe(0);
    expect(heard()).toMatch(/You roll [1-6 ]+\.\nYou may hold .*\n.*\nYou hold .*\nYou bank /);
    expect(heard()).toMatch(/\nSeat 1: gus, \d+ points \(you, host\)\.\n/);
    expect(heard()).toMatch(/\nGoodbye\..*\n$/);
    expect(heard()).not.toMatch(CONTROL);
  });

  it('plays a whole match by the command plain', async () => {
    server = await startWhole(['name=Tavern,target=500,seats=2'], { seed: 2 });
    const bo = await lineClient(server.port, 'Bo');
    await bo.asks('join Tavern', 'in seat 1');
    const { child, heard, ended } = ssh('gus', 'plain');
    child.stdin.write('join Tavern\n');
    await bo.hears('gus takes seat 2.');
    bo.type('start');
    const turns = Array.from({ length: 30 }, () => 'wait\nroll\nbank best\n').join('');
    child.stdin.write(turns);
    expect(await playOut(bo)).toMatch(/wins? the match/);
    child.stdin.end();
    expect(await ended).toBe(0);
    expect(heard()).toMatch(/(gus|Bo|You) wins? the match/);
  });
});
