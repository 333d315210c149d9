import { type ConnectOptions, connect, makeKey, type SshClient } from '../ssh/harness/connect.ts';
import type { VirtualTerminal } from '../ssh/harness/virtualTerminal.ts';

export const ENTER = '\r';
/** What the welcome screen says to somebody who has a seat somewhere. */
export const SEAT_KEPT = /Your seat at \w+ is kept\. Enter takes you back to it\./;

/** Somebody with a terminal: what they see, and keys to press. */
export type Screen = VirtualTerminal & { press(keys: string): void };

export interface Player extends SshClient {
  /** The private key, to come back with. */
  readonly key: string;
}

/** Connects with a key (a new one if none is given) and goes through the welcome screen to the lobby. */
export async function comeIn(
  port: number,
  username: string,
  options: Partial<ConnectOptions> = {},
): Promise<Player> {
  const key = options.key ?? makeKey().private;
  const client = await connect(port, { cols: 100, rows: 40, ...options, username, key });
  await client.waitFor('Welcome');
  client.press(ENTER);
  await client.waitFor('[p] quick play');
  return { ...client, key };
}

/** Connects with the key of a player who has a seat, and goes through the welcome screen straight to it. */
export async function comeBack(port: number, username: string, key: string): Promise<Player> {
  const client = await connect(port, { cols: 100, rows: 40, username, key });
  await client.waitFor(SEAT_KEPT);
  client.press(ENTER);
  return { ...client, key };
}

/** From the lobby to the table with this name. */
export async function sitDown(player: Screen, table: string): Promise<void> {
  await walkTo(player, table);
  player.press(ENTER);
  await player.waitFor('What is played here');
}

/** Moves the mark of the lobby's list to a table. */
async function walkTo(player: Screen, table: string): Promise<void> {
  const marked = new RegExp(`▸ ${table} `);
  await player.waitFor(new RegExp(`^ *▸? *${table} `, 'm'));
  while (!marked.test(player.text())) {
    const before = player.text();
    player.press('\x1b[B');
    await player.waitFor((screen) => screen !== before);
  }
}

const STEP = /▸ \[\w\]/;

/** Does the marked step whenever there is one, until the screen shows what is waited for. */
export async function playUntil(player: Screen, wanted: RegExp): Promise<void> {
  let before = '';
  for (;;) {
    await player.waitFor(
      (screen) => wanted.test(screen) || (STEP.test(screen) && screen !== before),
      `${wanted} or a step to do`,
    );
    before = player.text();
    if (wanted.test(before)) return;
    player.press(ENTER);
  }
}
