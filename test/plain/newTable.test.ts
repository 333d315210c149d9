import { afterEach, describe, expect, it } from 'vitest';
import type { TableEvent } from '../../src/table/events.ts';
import { storedEvents } from '../whole/events.ts';
import { startWhole, type TestServer } from '../whole/inProcess.ts';
import { lineClient } from './lineClient.ts';

type TableOpened = Extract<TableEvent, { type: 'TableOpened' }>;

describe('a table set up question by question', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  it('takes every option, refuses what is not allowed with the reason, and explains', async () => {
    server = await startWhole();
    const ann = await lineClient(server.port, 'Ann');
    await ann.asks('new', 'One question for each option.');
    await ann.hears('Name of the table? Now: Table Ann.');
    await ann.asks('Oak', 'Number of seats? From 1 to 8. Now: 4.');
    await ann.asks('nine', 'Type a number.');
    await ann.asks('9', 'Too high: 1 to 8.');
    await ann.asks('3', 'Privacy? 1 open in the lobby, 2 by join code. Now: open in the lobby.');
    await ann.asks('?', 'by join code: Only who has the code');
    await ann.asks('by', 'Spectators?');
    await ann.asks('7', 'Choose one: 1 no, 2 yes.');
    await ann.asks('back', 'Privacy? 1 open in the lobby, 2 by join code. Now: by join code.');
    await ann.asks('', 'Spectators?');
    await ann.asks('no', 'Chat?');
    await ann.asks('', 'Scoring preset? 1 Classic');
    await ann.asks('house', 'Target?');
    await ann.asks('777', 'Steps of 50 only.');
    await ann.asks('2 500', 'End of match?');
    await ann.asks('first', 'First player?');
    await ann.asks('random', 'Start from?');
    await ann.asks('boxed', 'single 1?');
    await ann.asks('150', 'single 5?');
    await ann.asks('0', 'three 1s?');
    for (const face of [2, 3, 4, 5, 6]) await ann.asks('', `three ${face}s?`);
    await ann.asks('', 'four of a kind?');
    await ann.asks('multiple', 'how many triples?');
    await ann.asks('5', 'five of a kind?');
    await ann.asks('', 'points?');
    await ann.asks('', 'six of a kind?');
    await ann.asks('off', 'three pairs?');
    for (const next of [
      'four of a kind with a pair?',
      'two triples?',
      'straight 1–5?',
      'straight 2–6?',
      'straight 1–6?',
    ]) {
      await ann.asks('', next);
    }
    await ann.asks('', 'Time mode?');
    await ann.asks('shared', 'Length of the match?');
    await ann.asks('5 min', 'Turn time limit?');
    await ann.asks('none', 'When time is up?');
    await ann.asks('2', 'Farkle penalty?');
    await ann.asks('every', 'Number of farkles?');
    await ann.asks('4', 'Points lost?');
    await ann.asks('500', 'Opening threshold?');
    await ann.asks('350', 'Hot dice: must roll?');
    await ann.asks('on', 'Four + pair');
    await ann.asks('on', 'Instant win?');
    await ann.asks('on', 'Negative scores?');
    await ann.asks('never', 'You are at the table Oak in seat 1');
    const code = /^Join code: (\w+)$/.exec(await ann.hears('Join code'))?.[1];

    const bo = await lineClient(server.port, 'Bo');
    await bo.asks('tables', 'No table is open yet.');
    await bo.asks(`watch ${code}`, 'This table does not allow spectators.');
    await bo.asks(`join ${code?.toLowerCase()}`, 'You are at the table Oak in seat 2');

    await ann.asks('options change', 'Number of seats?');
    await ann.asks('2', 'Privacy?');
    await ann.asks('done', 'The host has changed the options.');
    await ann.asks('start', 'The options have just changed.');
    await ann.asks('kick 2', 'Send Bo away?');
    await ann.asks('yes', 'The host sends Bo away from seat 2.');
    await bo.hears('You are in the lobby');
    await bo.asks(`join ${code}`, 'The host sent you away from this table');
    await server.stop();

    const opened = (await storedEvents(server.folder, 'Oak')).find(
      (event): event is TableOpened => event.type === 'TableOpened',
    );
    expect(opened?.settings).toEqual({ seats: 3, access: 'code', spectators: false, chat: true });
    expect(opened?.options).toMatchObject({
      preset: 'house',
      target: 2_500,
      end: 'firstToTarget',
      firstPlayer: 'random',
      time: { mode: 'match', matchMs: 300_000, turnMs: null, atEnd: 'finishLap' },
      penalty: { kind: 'every', count: 4, amount: 500 },
      openingThreshold: 350,
      mustRollOnHotDice: true,
      fourAndTwo: true,
      instantWin: true,
      negative: 'floor0',
      house: {
        base: 'boxed',
        one: 150,
        five: null,
        four: { times: 5 },
        fiveKind: { fixed: 2_000 },
        six: null,
      },
    });
  });

  it('is given up by cancel, and empty lines take every default', async () => {
    server = await startWhole();
    const ann = await lineClient(server.port, 'Ann');
    await ann.asks('new', 'Name of the table?');
    await ann.asks('cancel', 'Nothing is done.');
    await ann.asks('status', 'You are in the lobby');
    ann.type('new', ...Array.from({ length: 40 }, () => ''));
    await ann.hears('You are at the table Table Ann in seat 1: Classic (farkle.games), target 10,000');
  });
});
