import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { deadline } from '../../src/match/deadline.ts';
import { evolveTable } from '../../src/table/evolveTable.ts';
import type { TableState } from '../../src/table/state.ts';
import { storedEvents } from './events.ts';
import { comeBack, comeIn, type Player, sitDown } from './player.ts';
import { BIN, freshFolder, type ServeProcess, startServe } from './serveProcess.ts';

// Everything that starts bin/farkle is in this file: two at once would both build what has changed.

const running: ServeProcess[] = [];

async function serve(folder: string, ...args: string[]): Promise<ServeProcess> {
  const server = await startServe(folder, args);
  running.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
});

/** Ann and Bo at a table, and Ann has rolled, held the best dice and rolled again, or failed: whatever came. */
async function midTurn(port: number): Promise<readonly [Player, Player]> {
  const [ann, bo] = [await comeIn(port, 'Ann'), await comeIn(port, 'Bo')];
  await sitDown(ann, 'Tavern');
  await sitDown(bo, 'Tavern');
  await ann.waitFor('2 Bo');
  ann.press('s');
  await ann.waitFor('[r] roll 6 dice');
  ann.press('ra');
  await ann.waitFor(/\[r\] hold and roll/);
  ann.press('r');
  await ann.waitFor('[a] choose the best dice');
  return [ann, bo];
}

async function stateOf(folder: string): Promise<TableState> {
  const events = await storedEvents(folder, 'Tavern');
  return events.reduce<TableState | null>(evolveTable, null)!;
}

const runningTurn = ({ match }: TableState) => ({
  turn: match!.turn,
  deadlineAt: deadline(match!),
  k: match!.k,
});

// The seed's first match opens with two rolls that score, so that points are at stake.
const TABLE = ['--seed', '3', '--table', 'name=Tavern,seats=2,time=turn:10m'];

describe('a server that dies', () => {
  it('kill -9 in the middle of a turn: same dice, same turn total, same deadline after the restart', async () => {
    const folder = freshFolder();
    const first = await serve(folder, ...TABLE);
    const [ann, bo] = await midTurn(first.port);
    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    await Promise.all([ann.exited, bo.exited]);
    const before = runningTurn(await stateOf(folder));
    expect(before.turn).toMatchObject({ seat: 1, total: expect.any(Number) });
    expect(before.turn!.total).toBeGreaterThan(0);

    const second = await serve(folder, ...TABLE);
    const again = await comeBack(second.port, 'Ann', ann.key);
    await again.waitFor('[a] choose the best dice');
    await second.end('SIGKILL');
    expect(runningTurn(await stateOf(folder))).toEqual(before);
  });

  it('SIGTERM ends every session with a sentence, and the match goes on after the restart', async () => {
    const folder = freshFolder();
    const first = await serve(folder, ...TABLE);
    const [ann, bo] = await midTurn(first.port);
    expect(await first.end('SIGTERM')).toBe(0);
    for (const player of [ann, bo]) await player.waitFor('The server is stopping.');
    const before = runningTurn(await stateOf(folder));
    const second = await serve(folder, ...TABLE);
    const again = await comeBack(second.port, 'Ann', ann.key);
    await again.waitFor('[a] choose the best dice');
    expect(await second.end('SIGINT')).toBe(0);
    expect(runningTurn(await stateOf(folder))).toEqual(before);
  });

  it('SIGHUP ends it too', async () => {
    expect(await (await serve(freshFolder())).end('SIGHUP')).toBe(0);
  });
});

describe('farkle serve', () => {
  it('says where to connect, makes its folders for its owner only, and warns of predictable dice', async () => {
    const folder = freshFolder();
    const server = await serve(folder, ...TABLE, '--motd', motdFile('Be kind.'));
    expect(server.out()).toMatch(/ssh -p \d+ 127\.0\.0\.1\n.*SHA256:[\w+/]{43}\n.*\/data\n/);
    expect(server.out()).toContain('Dice are predictable (--seed 3)');
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o700);
    const player = await comeIn(server.port, 'Ann');
    expect(player.received()).toContain('The dice of this server are predictable.');
    expect(player.received()).toContain('Be kind.');
  });

  it('says the join code of a table by code, which lets people in', async () => {
    const server = await serve(freshFolder(), '--table', 'name=Secret,access=code');
    const code = /Secret, by the join code (\S+)/.exec(server.out())?.[1];
    const ann = await comeIn(server.port, 'Ann');
    expect(ann.text()).not.toContain('Secret');
    ann.press('c');
    await ann.waitFor('Join by code');
    ann.press(`${code}\r`);
    await ann.waitFor(/1 Ann +you, host/);
  });

  it('the same seed rolls the same dice', async () => {
    const rolls = [];
    for (let time = 0; time < 2; time++) {
      const folder = freshFolder();
      const server = await serve(folder, ...TABLE);
      await midTurn(server.port);
      await server.end('SIGTERM');
      const events = await storedEvents(folder, 'Tavern');
      rolls.push(events.flatMap((event) => (event.type === 'DiceRolled' ? [event.dice] : [])));
    }
    expect(rolls[0]).toHaveLength(2);
    expect(rolls[1]).toEqual(rolls[0]);
  });

  it('reads its flags from the environment, and a flag counts more', async () => {
    const folder = freshFolder();
    const server = await startServe(folder, ['--seed', '4'], {
      FARKLE_TABLES: 'name=Inn;name=Bar,seats=2',
      FARKLE_SEED: '3',
      // Empty: as if it were not set.
      FARKLE_LOG_LEVEL: '',
      FARKLE_MOTD: '',
    });
    running.push(server);
    expect(server.out()).toContain('--seed 4');
    const player = await comeIn(server.port, 'Ann');
    await player.waitFor((screen) => screen.includes('Inn') && screen.includes('Bar'), 'both tables');
  });

  it('refuses what it cannot do with one sentence', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const file = motdFile('not a folder');
    const here = ['--host', '127.0.0.1', '--data', join(freshFolder(), 'data'), '--host-keys', freshFolder()];
    const cases: readonly [readonly string[], number, string][] = [
      [[...here, '--port', String(port)], 1, `port ${port}: another program listens there.`],
      [[...here, '--port', '70000'], 2, '--port is a whole number from 0 to 65535'],
      [
        [...here, '--port', '0', '--data', join(file, 'data')],
        1,
        `Cannot use the folder ${file}/data: a file`,
      ],
      [
        [...here, '--port', '0', '--data', '/proc/farkle'],
        1,
        'Cannot use the folder /proc/farkle: it cannot',
      ],
      [[...here, '--port', '0', '--host-keys', join(file, 'keys')], 1, 'host key'],
      [[...here, '--port', '0', '--host', '192.0.2.1'], 1, 'this machine does not have that address.'],
      [[...here, '--port', '0', '--host', 'ffff::'], 1, 'that address cannot be listened on.'],
      [[...here, '--port', '0', '--motd', '/nonexistent'], 2, 'cannot be read (ENOENT).'],
      [[...here, '--table', 'name=A,seats=99'], 2, 'seats is 2 to 8'],
      [[...here, '--table', ''], 2, '--table "": a table needs a name'],
      [[...here, '--data='], 2, '--data is empty.'],
      [[...here, '--tabel', 'name=A'], 2, "unknown option '--tabel'"],
      [['extra'], 2, 'too many arguments'],
    ];
    for (const [args, code, words] of cases) {
      const ran = spawnSync(process.execPath, [BIN, 'serve', ...args], { encoding: 'utf8' });
      expect({ args, code: ran.status, out: ran.stdout }).toEqual({ args, code, out: '' });
      expect(ran.stderr).toContain(words);
      expect(ran.stderr).not.toMatch(/\n\s+at /);
    }
    taken.close();
  });

  it('two servers cannot share one data folder', async () => {
    const folder = freshFolder();
    await serve(folder);
    await expect(startServe(folder)).rejects.toThrow(/ended \(1\): farkle serve: .*another/i);
  });
});

function motdFile(text: string): string {
  const file = join(freshFolder(), 'motd');
  writeFileSync(file, text);
  return file;
}
