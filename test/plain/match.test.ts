import { afterEach, describe, expect, it } from 'vitest';
import { commitmentOf } from '../../src/dice/commitment.ts';
import type { MatchEnded, MatchStarted } from '../../src/match/events.ts';
import { storedEvents } from '../whole/events.ts';
import { startWhole, type TestServer } from '../whole/inProcess.ts';
import { CONTROL, type LineClient, lineClient } from './lineClient.ts';
import { playOut } from './lineMatch.ts';

describe('a whole match line by line', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  const nothingButText = (...players: readonly LineClient[]) => {
    for (const player of players) expect(player.received()).not.toMatch(CONTROL);
    expect(server.logged()).toBe('');
  };

  it('two players play to the end and hear the same result', async () => {
    server = await startWhole(['name=Tavern,target=1000,seats=2'], { seed: 7 });
    const [ann, bo] = [await lineClient(server.port, 'Ann'), await lineClient(server.port, 'Bo')];
    await ann.asks('join tavern', 'You are at the table Tavern in seat 1');
    await bo.asks('join Tavern', 'You are at the table Tavern in seat 2');
    await ann.hears('Bo takes seat 2.');
    ann.type('start');
    const [endForAnn, endForBo] = await Promise.all([playOut(ann), playOut(bo)]);
    const places = [await ann.hears('Place 1'), await bo.hears('Place 1')];
    await ann.asks('quit', 'Goodbye.');
    expect(await ann.exited).toBe(0);
    await server.stop();

    const events = await storedEvents(server.folder, 'Tavern');
    const ended = events.find((event): event is MatchEnded => event.type === 'MatchEnded')!;
    const started = events.find((event): event is MatchStarted => event.type === 'MatchStarted')!;
    const winner = ['Ann', 'Bo'][ended.winner! - 1]!;
    expect(ended.reason).toBe('finalRound');
    expect(winner === 'Ann' ? endForAnn : endForBo).toContain('You win the match');
    expect(winner === 'Ann' ? endForBo : endForAnn).toContain(`${winner} wins the match`);
    for (const place of places) expect(place).toMatch(new RegExp(`^Place 1: ${winner}, `));
    for (const player of [ann, bo]) expect(player.received()).not.toContain(started.secret!);
    for (const { event, name } of events.flatMap((event) =>
      event.type === 'TurnBanked' ? [{ event, name: ['Ann', 'Bo'][event.seat - 1] }] : [],
    )) {
      const sum = event.banked.toLocaleString('en');
      expect(bo.received()).toMatch(new RegExp(`(${name} banks|You bank) .* now ha(s|ve) ${sum} points`));
    }
    nothingButText(ann, bo);
  });

  it('against bots, and the secret fits its fingerprint when all is over (RULES.md section 8)', async () => {
    server = await startWhole([], { seed: 11 });
    const ann = await lineClient(server.port, 'Ann');
    await ann.asks('play', 'It is your turn');
    const promise = /SHA-256: (\w+)/.exec(await ann.asks('entropy', 'SHA-256'))?.[1];
    ann.type('roll');
    await playOut(ann);
    await ann.hears('Type rematch to play again.');
    const shown = await ann.asks('entropy', 'Fingerprint');
    const secret = /secret (\w+)/.exec(shown)?.[1] ?? '';
    expect(commitmentOf(secret)).toBe(promise);
    expect(shown).toContain(promise);
    await ann.asks('rematch', 'The table is ready for a rematch.');
    nothingButText(ann);
  });

  it('a script of a whole match is read to its end, and one that is far too long says so', async () => {
    server = await startWhole(['name=Tavern,target=1500,seats=2'], { seed: 4 });
    const [ann, bo] = [await lineClient(server.port, 'Ann'), await lineClient(server.port, 'Bo')];
    const turns = Array.from({ length: 100 }, () => ['wait', 'roll', 'bank best']).flat();
    ann.type('join Tavern');
    await ann.hears('in seat 1');
    bo.type('join Tavern', ...turns);
    await ann.hears('Bo takes seat 2.');
    ann.type('start', ...turns);
    await Promise.all([ann.hears(/wins? the match/), bo.hears(/wins? the match/)]);
    await ann.asks('status', 'Place 1');
    const cy = await lineClient(server.port, 'Cy');
    cy.type('play', ...Array.from({ length: 900 }, () => 'wait'));
    await cy.hears('That was more than 500 lines at once.');
    nothingButText(ann, bo, cy);
  });

  it('a script sent at once is done in order, each line after the answer before it', async () => {
    server = await startWhole([], { seed: 5 });
    const ann = await lineClient(server.port, 'Ann');
    const turns = Array.from({ length: 3 }, () => ['wait', 'roll', 'hold best', 'bank']).flat();
    ann.type('play', ...turns, 'wait', 'score');
    ann.channel.end();
    expect(await ann.exited).toBe(0);
    const own = ann
      .lines()
      .filter((line) => /^(It is your turn|You (roll|may|have chosen|hold|farkle|bank) )/.test(line));
    const expected = [
      /^It is your turn/,
      /^You roll/,
      /^You may hold/,
      /^You have chosen/,
      /^You hold/,
      /^You bank/,
    ];
    expect(own.length).toBe(19);
    own.forEach((line, at) => {
      expect(line).toMatch(expected[at % expected.length]!);
    });
    expect(ann.lines().at(-1)).toMatch(/^Goodbye/);
    nothingButText(ann);
  });
});
