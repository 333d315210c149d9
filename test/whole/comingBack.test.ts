import { afterEach, describe, expect, it } from 'vitest';
import { connect, makeKey } from '../ssh/harness/connect.ts';
import { startWhole, type TestServer } from './inProcess.ts';
import { comeBack, comeIn, ENTER, type Player, SEAT_KEPT, sitDown } from './player.ts';

/** The dice on the table as they are drawn, and the numbers beside them, without what changes with time. */
const hand = (screen: string): string =>
  screen
    .split('\n')
    .slice(4, 15)
    .filter((line) => !/\[\w\]/.test(line))
    .join('\n');

describe('coming back (RULES.md section 7)', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  /** Ann has rolled, held and rolled again; Bo waits. */
  async function midTurn(): Promise<readonly [Player, Player]> {
    server = await startWhole(['name=Tavern,seats=2,time=turn:10m'], { seed: 3 });
    const [ann, bo] = [await comeIn(server.port, 'Ann'), await comeIn(server.port, 'Bo')];
    await sitDown(ann, 'Tavern');
    await sitDown(bo, 'Tavern');
    await ann.waitFor('2 Bo');
    ann.press('s');
    await rollOnce(ann);
    return [ann, bo];
  }

  async function rollOnce(player: Player): Promise<void> {
    await player.waitFor('[r] roll 6 dice');
    player.press('r');
    await player.waitFor('[a] choose the best dice');
  }

  it('a lost connection keeps the seat, and the same key finds it as it was', async () => {
    const [ann, bo] = await midTurn();
    const before = hand(ann.text());
    ann.drop();
    await bo.waitFor(/1 Ann .*away/);
    const again = await comeBack(server.port, 'somebody', ann.key);
    await again.waitFor('[a] choose the best dice');
    expect(hand(again.text())).toBe(before);
    await bo.waitFor((screen) => /1 Ann/.test(screen) && !/1 Ann .*away/.test(screen), 'Ann is back');
    again.press('a');
    await again.waitFor('[b] bank');
    again.press('b');
    await bo.waitFor('[r] roll 6 dice');
  });

  it('a second device takes over, and the first one is told', async () => {
    const [ann] = await midTurn();
    const before = hand(ann.text());
    const again = await comeBack(server.port, 'Ann', ann.key);
    await again.waitFor('[a] choose the best dice');
    expect(hand(again.text())).toBe(before);
    await ann.waitFor('You are playing from another window now');
    expect(await ann.exited).toBe(0);
  });

  it('Ctrl-C is a lost connection, not a leave', async () => {
    const [ann, bo] = await midTurn();
    ann.press('\x03');
    await ann.exited;
    await bo.waitFor(/1 Ann .*away/);
    const again = await comeBack(server.port, 'Ann', ann.key);
    await again.waitFor('[a] choose the best dice');
  });

  it('only a confirmed leave gives the seat up', async () => {
    const [ann, bo] = await midTurn();
    ann.press('l');
    await ann.waitFor('Leave the match?');
    ann.press('n');
    await ann.waitFor('[a] choose the best dice');
    ann.press('l');
    await ann.waitFor('Leave the match?');
    ann.press('y');
    await bo.waitFor('Results');
    expect(bo.text()).toMatch(/Bo wins|You win/);
  });

  it('a guest comes back with the resume code in the login name', async () => {
    server = await startWhole(['name=Tavern,seats=2']);
    const guest = await connect(server.port, { username: 'Gus', cols: 100, rows: 40 });
    await guest.waitFor('Your resume code is');
    const code = /resume code is ([\w-]+)/.exec(guest.text())?.[1];
    guest.press(ENTER);
    await guest.waitFor('[p] quick play');
    await sitDown(guest, 'Tavern');
    guest.drop();
    const again = await connect(server.port, { username: `Gus+${code}`, cols: 100, rows: 40 });
    await again.waitFor(SEAT_KEPT);
    expect(server.logged()).toBe('');
  });

  it('another key is another player', async () => {
    const [ann, bo] = await midTurn();
    ann.drop();
    await bo.waitFor(/1 Ann .*away/);
    const other = await connect(server.port, { username: 'Ann', key: makeKey().private });
    await other.waitFor('Welcome');
    expect(other.text()).not.toMatch(SEAT_KEPT);
  });
});
