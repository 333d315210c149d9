import { afterEach, describe, expect, it } from 'vitest';
import { commitmentOf } from '../../src/dice/commitment.ts';
import { verifyRolls } from '../../src/dice/verifyRolls.ts';
import type { MatchEnded, MatchStarted } from '../../src/match/events.ts';
import type { TableEvent } from '../../src/table/events.ts';
import { storedEvents } from './events.ts';
import { startWhole, type TestServer } from './inProcess.ts';
import { comeIn, type Player, playUntil, sitDown } from './player.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];

describe('a whole match over SSH', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  async function seatEveryone(): Promise<readonly [Player, ...Player[]]> {
    const players: Player[] = [];
    for (const name of NAMES) {
      const player = await comeIn(server.port, name);
      await sitDown(player, 'Tavern');
      await player.waitFor(new RegExp(`${name} +you`));
      players.push(player);
    }
    return players as [Player, ...Player[]];
  }

  it('four players play to the end, see the same result, and can check the dice', async () => {
    server = await startWhole(['name=Tavern,target=1000,seats=4']);
    const players = await seatEveryone();
    await players[0].waitFor('4 Di');
    players[0].press('s');
    await Promise.all(players.map((player) => playUntil(player, /Results/)));
    const results = players.map((player) => ranking(player.text()));
    await server.stop();

    const events = await storedEvents(server.folder, 'Tavern');
    const started = events.find((event): event is MatchStarted => event.type === 'MatchStarted')!;
    const ended = events.find((event): event is MatchEnded => event.type === 'MatchEnded')!;
    expect(ended).toMatchObject({ status: 'finished', reason: 'finalRound' });
    const scores = lastBanked(events);
    const expected = ended.ranking.map((seat) => `${NAMES[seat - 1]} ${scores.get(seat) ?? 0}`);
    for (const result of results) expect(result).toEqual(expected);
    expect(scores.get(ended.winner!)).toBe(Math.max(...scores.values()));
    expect(scores.get(ended.winner!)).toBeGreaterThanOrEqual(1000);

    const rolls = events.flatMap((event) =>
      event.type === 'DiceRolled' ? [{ k: event.k, dice: event.dice }] : [],
    );
    const stream = { matchId: started.matchId, secret: started.secret!, entropies: started.entropies };
    expect(verifyRolls(stream, rolls)).toBeNull();
    expect(players[0].received()).toContain(commitmentOf(started.secret!).slice(0, 8));
    expect(server.logged()).toBe('');
  });

  it('nobody is sent the secret before the end (RULES.md section 8), and a rematch has a new one', async () => {
    server = await startWhole(['name=Tavern,target=500,seats=2']);
    const [ann, bo] = [await comeIn(server.port, 'Ann'), await comeIn(server.port, 'Bo')];
    for (const player of [ann, bo]) await sitDown(player, 'Tavern');
    await ann.waitFor('2 Bo');
    ann.press('s');
    await bo.waitFor('The match begins.');
    const during = [ann.received(), bo.received()];
    await Promise.all([playUntil(ann, /Results/), playUntil(bo, /Results/)]);
    ann.press('p');
    await Promise.all([ann.waitFor('What is played here'), bo.waitFor('What is played here')]);
    await server.stop();

    const secrets = (await storedEvents(server.folder, 'Tavern')).flatMap((event) =>
      event.type === 'MatchPrepared' ? [event.secret] : [],
    );
    expect(new Set(secrets).size).toBe(2);
    for (const received of during)
      for (const secret of secrets) expect(received).not.toContain(secret.slice(0, 8));
    for (const player of [ann, bo]) expect(player.received()).not.toContain(secrets[1]!.slice(0, 8));
  });
});

/** `Ann 850`, best first, from the results on a screen. */
function ranking(screen: string): readonly string[] {
  return [...screen.matchAll(/^ [▸ ] \d (\w+) +(-?[\d,]+) /gm)].map(
    ([, name, points]) => `${name} ${points?.replaceAll(',', '')}`,
  );
}

function lastBanked(events: readonly TableEvent[]): ReadonlyMap<number, number> {
  const banked = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'TurnBanked' || event.type === 'PenaltyTaken') banked.set(event.seat, event.banked);
  }
  return banked;
}
