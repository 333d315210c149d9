import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { connect, type SshClient } from '../ssh/harness/connect.ts';
import { freshFolder, type ServeProcess, startServe } from '../whole/serveProcess.ts';

const KEYS = 80;
/** A fast player's keys. */
const PACE_MS = 250;
const IDLE_MS = 30_000;
const IDLE_SESSIONS = 50;

const RIGHT = '\x1b[C';
const LEFT = '\x1b[D';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Processor time that a process has used, in milliseconds (Linux counts in ticks of 10 ms). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Somebody at a table of their own with two bots, their dice rolled: the server has nothing to do but wait. */
async function atTheTable(server: ServeProcess, name: string): Promise<SshClient> {
  const client = await connect(server.port, { username: name });
  for (const [shown, key] of [
    ['Welcome', '\r'],
    ['[p] quick play', 'n'],
    ['Name of the table', 's'],
    ['[b] add bot', 'b'],
    ['Blaise', 's'],
    ['[r] roll 6 dice', 'r'],
  ] as const) {
    await client.waitFor(shown);
    client.press(key);
  }
  await client.waitFor(/choose the dice|You farkle/);
  if (client.text().includes('choose the dice')) return client;
  client.close();
  return atTheTable(server, name);
}

/** All at once: the first must still have time left on the clock when the last sits down. */
async function comeIn(server: ServeProcess, sessions: number): Promise<readonly SshClient[]> {
  const all = Array.from({ length: sessions }, (_, n) => atTheTable(server, `p${n}`));
  const clients = await Promise.all(all);
  await pause(1_500);
  return clients;
}

/** Milliseconds from a key to the change on the screen that it makes. */
async function timed(client: SshClient, key: string): Promise<number> {
  const changed = new Promise((resolve) => client.channel.once('data', resolve));
  const start = performance.now();
  client.press(key);
  await changed;
  return performance.now() - start;
}

async function typing(client: SshClient, after: number): Promise<readonly number[]> {
  await pause(after);
  // The pointer is at the first die, from where it goes to and fro.
  await timed(client, RIGHT);
  const times: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    const took = await timed(client, key % 2 === 0 ? RIGHT : LEFT);
    times.push(took);
    await pause(Math.max(0, PACE_MS - took));
  }
  return times;
}

const at = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
const ms = (value: number) => `${value.toFixed(1)} ms`;

async function measure(sessions: number): Promise<number> {
  const server = await startServe(freshFolder(), ['--bot-delay', '10s']);
  const clients = await comeIn(server, sessions);
  const before = cpuMs(server.pid);
  const times = await Promise.all(clients.map((client, n) => typing(client, (n * PACE_MS) / sessions)));
  const cpu = (cpuMs(server.pid) - before) / (sessions * KEYS);
  await server.end('SIGTERM');
  const sorted = times.flat().sort((a, b) => a - b);
  console.log(
    `${sessions} at a table: p50 ${ms(at(sorted, 0.5))}, p99 ${ms(at(sorted, 0.99))}, processor ${ms(cpu)} a key`,
  );
  return at(sorted, 0.5);
}

it('a key at the table, over SSH', async () => {
  const alone = await measure(1);
  const many = await measure(20);
  console.log(`twenty against one: ${(many / alone).toFixed(2)}`);
  expect(alone).toBeGreaterThan(0);
});

it('tables where nobody does anything', async () => {
  const server = await startServe(freshFolder(), ['--bot-delay', '10s']);
  const clients = await comeIn(server, IDLE_SESSIONS);
  const [before, drawn] = [cpuMs(server.pid), clients.map((client) => client.received().length)];
  await pause(IDLE_MS);
  const perMinute = ((cpuMs(server.pid) - before) * 60_000) / IDLE_MS;
  const bytes = clients.reduce((sum, client, n) => sum + client.received().length - (drawn[n] ?? 0), 0);
  await server.end('SIGTERM');
  console.log(
    `${IDLE_SESSIONS} idle: processor ${ms(perMinute)} a minute, ${ms(perMinute / IDLE_SESSIONS)} a session, ${bytes} bytes`,
  );
  expect(clients).toHaveLength(IDLE_SESSIONS);
});
