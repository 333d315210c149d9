import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CloseReason, SshRequest } from '../../src/ssh/request.ts';
import { connect, login, type SshClient } from './harness/connect.ts';
import { openEcho, startTestServer, type TestServer } from './harness/testServer.tsx';

// Ink draws nothing where CI is set, unless it is told to; it looks when it is first imported.
vi.hoisted(() => {
  process.env.CI = 'true';
});

let server: TestServer;

afterEach(() => server.stop());

async function start(...options: Parameters<typeof startTestServer>): Promise<void> {
  server = await startTestServer(...options);
}

function closing(request: SshRequest): Promise<CloseReason> {
  return new Promise((resolve) => request.onClosed(resolve));
}

async function rawSocket(): Promise<Socket> {
  const socket = createConnection({ port: server.port, host: '127.0.0.1' });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** The terminal's modes as a shell would find them. */
function modes({ term }: SshClient) {
  const { bracketedPasteMode, wraparoundMode, mouseTrackingMode, sendFocusMode } = term.modes;
  return {
    screen: term.buffer.active.type,
    bracketedPasteMode,
    wraparoundMode,
    mouseTrackingMode,
    sendFocusMode,
  };
}

async function echoWorks(client: SshClient, text: string): Promise<void> {
  client.press(text);
  await client.waitFor(`typed ${text}`);
}

describe('before the login', () => {
  it('a silent connection is closed at the limit', async () => {
    await start({ limits: { silentLimitMs: 100 } });
    const socket = await rawSocket();
    socket.resume();
    await once(socket, 'close');
  });

  it('so is one that says only its version, and one that logs in and opens nothing', async () => {
    await start({ limits: { silentLimitMs: 300, loginLimitMs: 300 } });
    const socket = await rawSocket();
    socket.resume();
    socket.write('SSH-2.0-slow\r\n');
    await once(socket, 'close');
    const { client } = await login(server.port);
    await once(client, 'close');
  });

  it('the limit does not touch a session', async () => {
    await start({ limits: { silentLimitMs: 300, loginLimitMs: 300 } });
    const client = await connect(server.port);
    await client.waitFor('guest ann');
    const silent = await rawSocket();
    silent.resume();
    await once(silent, 'close');
    await echoWorks(client, 'alive');
  });

  it('garbage closes the connection that sent it, at the latest at the limit', async () => {
    await start({ limits: { silentLimitMs: 300, loginLimitMs: 300 } });
    for (const garbage of [
      'GET / HTTP/1.1\r\n\r\n',
      '\0'.repeat(5000),
      `SSH-2.0-x\r\n${'\xff'.repeat(5000)}`,
    ]) {
      const socket = await rawSocket();
      socket.resume();
      socket.write(garbage, 'latin1');
      await once(socket, 'close');
    }
    await echoWorks(await connect(server.port), 'alive');
    expect(server.faults).toEqual([]);
  });

  it('there is room for so many connections and no more, and it comes back', async () => {
    await start({ limits: { maxConnections: 2 } });
    const first = await connect(server.port);
    const second = await connect(server.port);
    await expect(login(server.port)).rejects.toThrow();
    first.drop();
    expect(await closing(await server.request(0))).toBe('left');
    await vi.waitUntil(() => connect(server.port).catch(() => null));
    await echoWorks(second, 'alive');
  });
});

describe('a full server', () => {
  it('says so, and takes the next one when somebody goes', async () => {
    await start({ limits: { maxSessions: 1 } });
    const first = await connect(server.port);
    await first.waitFor('guest ann');
    const second = await connect(server.port);
    expect(await second.exited).toBe(1);
    await second.waitFor('There is no room.');
    first.press('\x11');
    await first.exited;
    const third = await connect(server.port);
    await echoWorks(third, 'alive');
  });
});

describe('the terminal', () => {
  it('is left as it was found, with the last sentence on it', async () => {
    await start();
    const client = await connect(server.port);
    client.feed('');
    const before = modes(client);
    await client.waitFor('guest ann');
    expect(modes(client)).toMatchObject({
      screen: 'alternate',
      bracketedPasteMode: true,
      wraparoundMode: false,
    });
    client.press('\x11');
    expect(await client.exited).toBe(0);
    await client.waitFor('Good-bye, and thanks.');
    expect(client.text()).toBe('Good-bye, and thanks.');
    expect(modes(client)).toEqual({
      ...before,
      screen: 'normal',
      bracketedPasteMode: false,
      wraparoundMode: true,
    });
    expect(client.received().lastIndexOf('\x1b[?25h')).toBeGreaterThan(
      client.received().lastIndexOf('\x1b[?25l'),
    );
    expect(client.received()).not.toMatch(/(?<!\r)\n/);
  });

  it('is left so too when the server stops', async () => {
    await start();
    const clients = await Promise.all([connect(server.port), connect(server.port)]);
    const command = await connect(server.port, { pty: false });
    for (const client of clients) await client.waitFor('guest ann');
    await server.stop();
    for (const client of clients) {
      await client.exited;
      await client.waitFor('The server stops.');
      expect(modes(client)).toMatchObject({
        screen: 'normal',
        bracketedPasteMode: false,
        wraparoundMode: true,
      });
    }
    await command.waitFor('The server stops.');
    await expect(login(server.port)).rejects.toThrow();
  });

  it.each([
    [0, 0, '80x24'],
    [1, 1, '20x5'],
    [65535, 65535, '400x150'],
  ])('of %d × %d cells is taken for %s', async (cols, rows, taken) => {
    await start();
    const client = await connect(server.port, { cols: 100, rows: 30 });
    await client.waitFor('size 100x30');
    client.channel.setWindow(rows, cols, 0, 0);
    await client.waitFor(`size ${taken}`);
  });

  it('resized in a storm is drawn a few times, at last with the last size', async () => {
    await start();
    const client = await connect(server.port);
    await client.waitFor('guest ann');
    const request = await server.request(0);
    let told = 0;
    if (request.kind === 'screen') request.onResize(() => (told += 1));
    for (let index = 0; index < 500; index += 1)
      client.channel.setWindow(20 + (index % 30), 60 + index, 0, 0);
    client.resize(91, 33);
    await client.waitFor('size 91x33');
    expect(told).toBeLessThan(20);
  });

  it('tells a lone ESC from a sequence', async () => {
    await start();
    const client = await connect(server.port);
    await client.waitFor('guest ann');
    client.press('\x1b');
    await client.waitFor('typed <escape>');
    client.press('\x1b[');
    client.press('A');
    await client.waitFor('typed <escape><up>');
  });

  it('suspends nothing on Ctrl-Z, and hands Ctrl-C and Ctrl-D on', async () => {
    await start();
    const client = await connect(server.port);
    await client.waitFor('guest ann');
    client.press('a\x1ab\x03\x04');
    await client.waitFor('typed ab<ctrl-c><ctrl-d>');
  });
});

describe('a session ends', () => {
  it('when the wire is cut', async () => {
    await start();
    const client = await connect(server.port);
    await client.waitFor('guest ann');
    const request = await server.request(0);
    client.drop();
    expect(await closing(request)).toBe('left');
    // Whoever asks late is told as well.
    expect(await closing(request)).toBe('left');
  });

  it('when the client closes its channel, or only its side of it', async () => {
    await start();
    const first = await connect(server.port);
    first.channel.close();
    expect(await closing(await server.request(0))).toBe('left');
    const second = await connect(server.port);
    await second.waitFor('guest ann');
    second.channel.end();
    expect(await closing(await server.request(1))).toBe('left');
    expect(await second.exited).toBe(0);
    await second.waitFor((screen) => screen === '');
    expect(modes(second)).toMatchObject({
      screen: 'normal',
      bracketedPasteMode: false,
      wraparoundMode: true,
    });
  });

  it('when the client is dead and answers no keepalive', async () => {
    await start({ limits: { keepaliveMs: 40, keepaliveTries: 2 } });
    const client = await connect(server.port);
    await client.waitFor('guest ann');
    const request = await server.request(0);
    client.socket.pause();
    expect(await closing(request)).toBe('left');
  });

  it('with a sentence when a key handler throws, and only that session', async () => {
    await start();
    const other = await connect(server.port);
    const client = await connect(server.port);
    await client.waitFor('guest ann');
    client.press('\x18');
    expect(await client.exited).toBe(1);
    await client.waitFor('Something went wrong on our side.');
    expect(modes(client).screen).toBe('normal');
    expect(server.faults).toHaveLength(1);
    await echoWorks(other, 'alive');
  });

  it('with a sentence when a screen cannot be drawn, and shows no code', async () => {
    await start();
    const client = await connect(server.port);
    await client.waitFor('guest ann');
    client.press('\x12');
    expect(await client.exited).toBe(1);
    await client.waitFor('Something went wrong on our side.');
    expect(modes(client).screen).toBe('normal');
    expect(client.received()).not.toContain('cannot draw');
  });

  it('with a sentence when it cannot be opened', async () => {
    await start({
      open() {
        throw new Error('cannot');
      },
    });
    const client = await connect(server.port);
    expect(await client.exited).toBe(1);
    await client.waitFor('Something went wrong on our side.');
  });
});

describe('a client that does not read', () => {
  it('costs little, harms nobody, and gets the newest frame when it reads again', async () => {
    await start();
    const other = await connect(server.port);
    const client = await connect(server.port);
    await client.waitFor('guest ann');
    const request = await server.request(1);
    if (request.kind !== 'screen') throw new Error('no screen');
    client.socket.pause();
    for (let round = 0; round < 300; round += 1) {
      // A megabyte's worth of frames each ten rounds, were they all kept.
      request.draw(`frame ${round}\n${`${round} x`.repeat(100_000)}`);
      if (round % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    request.draw('the newest');
    await echoWorks(other, 'alive');
    client.socket.resume();
    await client.waitFor((screen) => screen === 'the newest');
    expect(client.received().length).toBeLessThan(20_000_000);
  });

  it('is dropped in the end', async () => {
    await start({ limits: { stallLimitMs: 100 } });
    const client = await connect(server.port);
    await client.waitFor('guest ann');
    const request = await server.request(0);
    if (request.kind !== 'screen') throw new Error('no screen');
    const reason = closing(request);
    client.socket.pause();
    let isOver = false;
    request.onClosed(() => {
      isOver = true;
    });
    for (let round = 0; !isOver; round += 1) {
      request.draw(`${round}`.repeat(200_000));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await reason).toBe('tooSlow');
  });

  it('does not hold up a server that stops', async () => {
    await start();
    const client = await connect(server.port);
    await client.waitFor('guest ann');
    const request = await server.request(0);
    if (request.kind !== 'screen') throw new Error('no screen');
    client.socket.pause();
    for (let round = 0; round < 20; round += 1) request.draw(`${round}`.repeat(500_000));
    await server.server.stop('The server stops.', 100);
  });

  it('of lines is dropped as well', async () => {
    await start({ limits: { stallLimitMs: 200 } });
    const client = await connect(server.port, { pty: false });
    await client.waitFor('plain face');
    const request = await server.request(0);
    if (request.kind !== 'lines') throw new Error('no lines');
    client.socket.pause();
    const reason = closing(request);
    for (let round = 0; round < 100; round += 1) request.write('x'.repeat(100_000));
    expect(await reason).toBe('tooSlow');
  });
});

describe('many sessions', () => {
  it('give no warning, and leave nothing behind', async () => {
    const warnings: Error[] = [];
    const warned = (warning: Error) => warnings.push(warning);
    process.on('warning', warned);
    await start({ open: openEcho });
    const listenersBefore = process.listenerCount('exit') + process.listenerCount('beforeExit');
    for (let round = 0; round < 3; round += 1) {
      const clients = await Promise.all(Array.from({ length: 20 }, () => connect(server.port)));
      await Promise.all(clients.map((client) => client.waitFor('guest ann')));
      for (const client of clients) client.close();
      await Promise.all(clients.map((client) => client.exited));
    }
    await Promise.all(server.opened.map(closing));
    expect(warnings).toEqual([]);
    expect(process.listenerCount('exit') + process.listenerCount('beforeExit')).toBeLessThanOrEqual(
      listenersBefore + 1,
    );
    process.off('warning', warned);
  });
});
