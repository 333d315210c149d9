import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from './harness/connect.ts';
import { openEcho, startTestServer, type TestServer } from './harness/testServer.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

describe('line by line', () => {
  it('hears whole lines however they are sent, and the end of the input', async () => {
    const client = await connect(server.port, { pty: false });
    client.press('on');
    client.press('e\r\ntwo\nżół');
    client.press('w');
    client.channel.end();
    expect(await client.exited).toBe(0);
    expect(client.received()).toBe('plain face\nheard one\nheard two\nheard żółw\nend of input\n');
  });

  it('keeps what is sent before anybody listens', async () => {
    const late = await startTestServer({ open() {} });
    const client = await connect(late.port, { pty: false });
    client.press('one\ntwo');
    client.channel.end();
    const request = await late.request(0);
    if (request.kind !== 'lines') throw new Error('no lines');
    const heard: (string | null)[] = [];
    await new Promise<void>((resolve) => {
      request.onLine((line) => {
        heard.push(line);
        if (line === null) resolve();
      });
    });
    expect(heard).toEqual(['one', 'two', null]);
    client.close();
    await late.stop();
  });

  it('cleans what it hears and says', async () => {
    const client = await connect(server.port, { pty: false });
    client.press('\x1b]0;evil\x07a\x08b\u202ec\n');
    await client.waitFor('heard abc');
    const request = server.opened.at(-1);
    if (request?.kind !== 'lines') throw new Error('no lines');
    request.write('\x1b[1mbold\x1b[m \x1b]52;c;x\x07 \x1b[2J done\n');
    await client.waitFor('done');
    expect(client.received()).toContain('\x1b[1mbold\x1b[m ]52;c;x [2J done\n');
    client.close();
  });

  it('keeps little of a line without end, and drops a flood of lines', async () => {
    const client = await connect(server.port, { pty: false });
    client.press(`${'x'.repeat(3_000_000)}\n`);
    await client.waitFor(() => /heard x+\n/.test(client.received()), 'the cut line');
    expect(client.received().length).toBeLessThan(3000);
    client.press('y\n'.repeat(100_000));
    client.channel.end();
    await client.exited;
    expect(client.received().split('heard y').length).toBeLessThan(1200);
  });

  it('gives a command to its opener, with and without a terminal', async () => {
    const piped = await connect(server.port, { pty: false, command: 'rules' });
    expect(await piped.exited).toBe(3);
    expect(piped.received()).toBe('command rules\n');
    const shown = await connect(server.port, { command: 'rules' });
    expect(await shown.exited).toBe(3);
    expect(shown.received()).toBe('command rules\r\n');
  });

  it('keeps complaints out of what a program reads', async () => {
    const failing = await startTestServer({
      open(request) {
        const lines = request.kind === 'screen' ? request.lines() : request;
        lines.end('\x1b[2JThat is wrong.', 2);
      },
    });
    const client = await connect(failing.port, { pty: false, command: 'x' });
    expect(await client.exited).toBe(2);
    expect([client.received(), client.complaints()]).toEqual(['', '[2JThat is wrong.\n']);
    const shown = await connect(failing.port, { command: 'x' });
    expect(await shown.exited).toBe(2);
    expect([shown.received(), shown.complaints()]).toEqual(['[2JThat is wrong.\r\n', '']);
    await failing.stop();
  });

  it('edits a line on a terminal, and leaves on Ctrl-C', async () => {
    const client = await connect(server.port, { term: 'dumb' });
    await client.waitFor('plain face');
    client.press('骰子\x7f\x7fa\x1b[Db\x1b[200~c\nd\x1b[201~\r');
    await client.waitFor('heard abc d');
    client.press('half\x03');
    expect(await client.exited).toBe(130);
  });

  it('puts news on a line of their own while somebody types', async () => {
    const client = await connect(server.port, { term: 'dumb' });
    await client.waitFor('plain face');
    client.press('hal');
    await client.waitFor(/^hal$/m);
    const request = server.opened.at(-1);
    if (request?.kind !== 'lines') throw new Error('no lines');
    request.write('news\n');
    client.press('f\r');
    await client.waitFor('heard half');
    expect(client.received()).toBe('plain face\r\nhal\r\nnews\r\nhalf\r\nheard half\r\n');
    client.close();
  });

  it('goes on in lines where a screen was opened and nothing drawn', async () => {
    const turned = await startTestServer({
      open(request) {
        openEcho(request.kind === 'screen' ? request.lines() : request);
      },
    });
    const client = await connect(turned.port);
    await client.waitFor('plain face');
    client.press('one\r\x04');
    expect(await client.exited).toBe(0);
    expect(client.received()).toBe('plain face\r\none\r\nheard one\r\nend of input\r\n');
    await turned.stop();
  });
});
