import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWhole, type TestServer } from '../whole/inProcess.ts';
import { CONTROL, type LineClient, lineClient } from './lineClient.ts';

const HOUSE = 'name=Tavern,seats=3,time=turn:10m,openingThreshold=500';

describe('commands', () => {
  let server: TestServer;
  let ann: LineClient;
  let bo: LineClient;
  beforeAll(async () => {
    server = await startWhole([HOUSE], { seed: 3 });
    ann = await lineClient(server.port, 'Ann');
    bo = await lineClient(server.port, 'Bo');
  });
  afterAll(async () => {
    for (const client of [ann, bo]) expect(client.received()).not.toMatch(CONTROL);
    expect(server.logged()).toBe('');
    await server.stop();
  });

  it('in the lobby', async () => {
    await ann.asks('tables', /^Tavern: Classic .*, target 10,000, .*0 of 3 seats taken, open\.$/);
    // News of people may be a moment old.
    while (!(await ann.asks('who', 'here: ')).includes('2 players are here: Ann, Bo.'));
    await ann.asks('status', 'You are in the lobby, with 1 open table.');
    await ann.asks('roll', 'You have no seat at this table.');
    await ann.asks('back', 'No seat is kept for you.');
    await ann.asks('lobby', 'You are in the lobby, with 1 open table.');
    await ann.asks('join', 'Type the name or the code');
    await ann.asks('join nowhere', 'No table or seat belongs to that code.');
    await ann.asks('help', /^play, p: .*\.$/);
    expect(await ann.asks('help hold', 'hold, h [DICE]')).toMatch(/\.$/);
    await ann.hears('Dice are named by their faces');
    await ann.asks('help nonsense', 'There is no command nonsense.');
    await ann.asks('JUMP', 'There is no command JUMP.');
    await ann.asks('rules', 'A turn and a match');
    await ann.hears('The pages are: turn, options,');
    await ann.asks('rules Classic', 'three 5s: 500');
    await ann.asks('rules nothing', 'There is no such page.');
  });

  it('of oneself', async () => {
    await ann.asks('name', 'Your name is Ann.');
    await ann.asks('name !!!', 'That name cannot be used.');
    await ann.asks('code', 'You need no code');
    await ann.asks('resume nonsense', 'No table or seat belongs to that code.');
    await ann.asks('settings', 'plain is off.');
    await ann.asks('settings bell off', 'Saved.');
    await ann.asks('settings bell loud', 'bell can be off or on.');
    await ann.asks('settings theme colorblind', 'Saved.');
    await ann.asks('settings ears on', 'The settings are:');
    await ann.asks('settings', 'bell is off.');
    await ann.asks('lang', 'The languages are: en English');
    await ann.asks('lang English', 'Saved.');
    await ann.asks('lang xx', 'The languages are:');
  });

  it('at a table before the match', async () => {
    await ann.asks('watch Tavern', 'You are watching the table Tavern');
    await ann.hears(/^Match [\w-]+, SHA-256: [0-9a-f]{64}$/);
    await ann.hears('You are watching. Sit down to play.');
    await ann.asks('sit 9', 'There is no such seat.');
    await ann.asks('sit 2', 'You take seat 2.');
    await ann.hears('Ann is the host now.');
    await ann.hears(/^Match [\w-]+, SHA-256: /);
    expect(ann.received()).not.toContain('Ann takes seat 2.');
    await ann.asks('join Tavern', 'You already have a seat at this table.');
    await ann.asks('play', 'You already have a seat at this table.');
    await ann.asks('sit', 'You already have a seat');
    await ann.asks('start', 'A match needs at least two taken seats.');
    await ann.asks('bot', /^The bot \S+ takes seat 1\.$/);
    await ann.asks('kick 1', 'stands up from seat 1.');
    await ann.asks('kick x', 'There is no such seat.');
    await ann.asks('kick 2', 'That is your own seat.');
    await bo.asks('join tav', 'in seat 1');
    await bo.asks('start', 'Only the host can do that.');
    await ann.asks('lock', 'The table is locked');
    await ann.asks('lock', 'Locked: nobody else can sit down.');
    await ann.asks('unlock', 'The table is unlocked.');
    await ann.asks('options', 'Scoring: Classic');
    await ann.asks('options change', 'The options of this table are fixed.');
    await ann.asks('entropy', 'SHA-256: ');
    await ann.asks('entropy no spaces', 'Use 1 to 64 letters');
    await ann.asks('entropy my_own-1', 'You give a new share of luck');
    await ann.asks('entropy', 'Your share of luck: my_own-1');
    await ann.asks('say hello Bo', 'Ann: hello Bo');
    await bo.hears('Ann: hello Bo');
    await ann.asks('who', 'Seat 2: Ann (you, host).');
    await ann.asks('new', 'You have a seat at another table.');
    await ann.asks('log 2', 'Ann: hello Bo');
    await ann.asks('dice', 'No match is running');
    await ann.asks('finish', 'No match is running');
  });

  it('in a match', async () => {
    await ann.asks('start', 'The match begins.');
    await bo.hears('It is your turn, with 0 points banked: type roll.');
    await ann.asks('roll', 'It is not your turn.');
    await ann.asks('hold 1', 'It is not your turn.');
    await ann.asks('dice', 'Bo to roll.');
    await bo.asks('bank', 'Roll first, then bank.');
    const rolled = (await bo.asks('roll', 'You roll ')).match(/\d/g)!.join('');
    expect(rolled).toBe('161533');
    await bo.hears('You may hold 1 1 5 for 250, 1 1 for 200, 1 5 for 150, 1 for 100, or 5 for 50.');
    await bo.hears('Your first bank needs at least 500 points.');
    await ann.hears('Bo rolls 1 6 1 5 3 3.');
    await bo.asks('roll', 'Hold at least one scoring die first.');
    await bo.asks('roll 2', 'Those dice do not lie there. On the table: 1 6 1 5 3 3.');
    await bo.asks('roll x', 'Name the faces of dice');
    await bo.asks('roll 1 3', 'One of the chosen dice scores nothing.');
    await bo.asks('hold 1 3', 'Put back the dice showing 3: they score nothing here.');
    await bo.asks('hold', 'You may hold');
    await bo.asks('hold 5 1', 'You have chosen 1 5 for 150 points: single 1 100 + single 5 50.');
    await bo.hears('Type roll to hold them and roll 4 dice.');
    await bo.asks('dice', 'On the table: 1 6 1 5 3 3. Turn total: 0 points.');
    await bo.hears('You have chosen 1 5');
    await bo.asks('bank', 'Your first bank needs at least 500 points.');
    await bo.asks('hold none', 'You may hold');
    await bo.asks('score', 'Seat 1: Bo, 0 points (unopened, you).');
    await bo.asks('time', /^You have (10 min|9 min \d+ sec) left\.$/);
    await ann.asks('time', /^Bo has /);
    await ann.asks('start', 'That cannot be done while a match is running.');
    await ann.asks('finish', 'Only in a match with a time pool');
    await bo.asks('roll 1', 'You hold 1 for 100 points.');
    await bo.hears('You roll');
    await bo.asks('status', 'You are at the table Tavern in seat 1');
    const promised = await bo.hears(/^Match [\w-]+, SHA-256: [0-9a-f]{64}$/);
    await ann.asks('entropy', promised);
  });

  it('leave asks, says what is lost, and takes only a yes for a yes', async () => {
    await bo.asks(
      'leave',
      'Your seat is given up, with 0 points banked and 100 points of this turn. Type yes or no.',
    );
    await bo.asks('maybe', 'Nothing is done.');
    await bo.asks('lobby', 'Back to the lobby?');
    await bo.asks('y', 'Your seat at Tavern is kept: type back to return to it.');
    await ann.hears('Bo is away. The seat is kept.');
    await bo.asks('back', 'You are at the table Tavern in seat 1');
    await bo.hears('Set aside: 1.');
    await bo.asks('leave', 'Type yes or no.');
    await bo.asks('YES', 'You are in the lobby');
    await ann.hears('Bo leaves the match and loses 100 points.');
    await ann.hears('You win the match: nobody else is left in play.');
    await ann.hears('Place 1: Ann, 0 points (winner');
  });
});
