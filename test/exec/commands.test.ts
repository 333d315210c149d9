import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/exec/commands.ts';
import { openingOf } from '../../src/exec/parseCommand.ts';
import { setup } from '../tables/tables.ts';
import { type ExecServer, execServer } from './run.ts';

let server: ExecServer;
beforeEach(async () => {
  server = await execServer();
});
afterEach(() => server.close());

const ANN = { identity: { kind: 'key', id: 'of-Ann' } } as const;

/** Ann at a table of hers, open unless said otherwise. */
async function annsTable(settings: Parameters<typeof setup>[1] = {}, name = 'The Old Tavern') {
  const ann = await server.enter('Ann');
  const refusal = await ann.send({ type: 'openTable', setup: setup({ target: 500 }, settings, name) });
  expect(refusal).toBeNull();
  return ann;
}

/** Ann starts against a bot and leaves, which ends the match. */
async function annLosesToBot() {
  const ann = await annsTable();
  await ann.send({ type: 'table', command: { type: 'AddBot' } });
  await ann.send({ type: 'table', command: { type: 'Start' } });
  await ann.send({ type: 'table', command: { type: 'Leave' } });
  await server.recorded();
}

describe('any command', () => {
  it.each(COMMANDS.map(({ name }) => name))('%s --help shows its usage and examples', async (name) => {
    const { text, code } = await server.run(`${name} --help`);
    expect(code).toBe(0);
    expect(text).toMatch(new RegExp(`^ssh (-t )?HOST ${name}`));
    expect(text).toContain('Examples:\n  ssh ');
    expect(await server.run(`help ${name}`)).toEqual({ text, code });
    expect(await server.run(`${name} -h`)).toEqual({ text, code });
  });

  it('help lists them all', async () => {
    const { text, code } = await server.run('help');
    expect(code).toBe(0);
    for (const { name } of COMMANDS) expect(text).toMatch(new RegExp(`^  ssh (-t )?HOST ${name}\\b`, 'm'));
    for (const same of ['', '   ', '--help', '-h', 'help help']) {
      expect(await server.run(same)).toEqual({ text, code });
    }
  });

  it.each([
    ['nonsense', 127, 'There is no command “nonsense”: “help” lists those that there are.'],
    ['help nonsense', 127, 'There is no command “nonsense”: “help” lists those that there are.'],
    ['\u001b]0;evil\u0007rm -rf /', 127, 'There is no command “rm”: “help” lists those that there are.'],
    ['toString', 127, 'There is no command “toString”: “help” lists those that there are.'],
    [`score '1 1`, 2, 'That command cannot be read: a quote is not closed, or it is too long.'],
    ['top --limit', 2, 'The option --limit of top needs a value: see “help top”.'],
    ['top --limit=', 2, 'The option --limit of top needs a value: see “help top”.'],
    ['top --limit --json', 2, 'The limit is a number from 1 to 100.'],
    ['top --limit 0', 2, 'The limit is a number from 1 to 100.'],
    ['top --limit 101', 2, 'The limit is a number from 1 to 100.'],
    ['top --limit 1e1', 2, 'The limit is a number from 1 to 100.'],
    ['top --json=yes', 2, 'The option --json of top takes no value: see “help top”.'],
    ['top --__proto__ 1', 2, 'top has no option --__proto__: see “help top”.'],
    ['me -x', 2, 'me has no option -x: see “help me”.'],
    ['tables now', 2, 'tables was told too much: see “help tables”.'],
    ['tables --lang xx', 2, 'The languages are: '],
    ['help --lang xx', 2, 'The languages are: '],
    ['--help --lang=xx', 2, 'The languages are: '],
    ['help score --lang xx', 2, 'The languages are: '],
    ['help --nonsense', 2, 'help has no option --nonsense'],
    ['help top me', 2, 'help was told too much'],
    ['score', 2, 'score needs to be told more: see “help score”.'],
    [`score ''`, 2, 'score needs to be told more: see “help score”.'],
    ['score 1 7', 2, 'That is no roll: a die shows 1 to 6.'],
    ['score 1 1 1 1 1 1 1', 2, 'That is no roll: it has at most six dice.'],
    ['score 1 --preset house', 2, 'The scoring tables are: classic, depot, folk,'],
    ['join', 2, 'join needs to be told more: see “help join”.'],
    ['play', 2, 'This needs a terminal: ssh -t HOST play'],
    ['join K7QM2F', 2, 'This needs a terminal: ssh -t HOST join K7QM2F'],
  ])('%j ends with %i and one sentence', async (command, code, sentence) => {
    const ran = await server.run(command);
    expect(ran.text).toContain(sentence);
    expect(ran.text).not.toMatch(/[\x00-\x1f]/);
    expect(ran.code).toBe(code);
  });

  it('leaves nobody in the hall, and makes no profile', async () => {
    await server.run('tables', ANN);
    expect(server.services.hall.people()).toEqual([]);
    expect(await server.services.profiles.load('key-of-Ann')).toBeNull();
  });
});

describe('score', () => {
  it.each([
    ['score 1 2 3 3 5 6', '1-2-3-3-5-6 scores 150 points with 1-5: single 1 100 + single 5 50.'],
    ['score 115666', '1-1-5-6-6-6 scores 850 points with all its dice: '],
    ['score 2 3 4 6', '2-3-4-6 is a farkle: none of its dice score.'],
    ['score --preset=kcd 1-2-3-4-5', '1-2-3-4-5 scores 500 points with all its dice: '],
  ])('%s', async (command, sentence) => {
    const { text, code } = await server.run(command);
    expect(text).toContain(sentence);
    expect(code).toBe(0);
  });

  it('answers as farkle score --json does', async () => {
    const { text } = await server.run('score --json --preset folk 1 1 1 1 2 3');
    expect(text).toBe('{"dice":"111123","best":1100,"uses":4,"all":null}');
  });
});

describe('tables', () => {
  it('says that there are none', async () => {
    expect(await server.run('tables')).toEqual({ text: 'No table is open yet.', code: 0 });
    expect(await server.run('tables --json')).toEqual({ text: '[]', code: 0 });
  });

  it('lists open ones aligned, and none by join code', async () => {
    await annsTable();
    const bo = await server.enter('Bo');
    await bo.send({ type: 'openTable', setup: setup({}, { access: 'code' }, 'Hidden') });
    const { text } = await server.run('tables');
    const [head = '', row = '', ...others] = text.split('\n');
    expect(others).toEqual([]);
    expect(row).toMatch(/^The Old Tavern {2}[A-Z0-9]{6} {2}Classic .* 500 .* 1\/4 /);
    expect(head.indexOf('State')).toBe(row.indexOf('open'));
    expect(JSON.parse((await server.run('tables --json')).text)).toEqual([
      {
        ...{
          name: 'The Old Tavern',
          code: expect.any(String),
          state: 'open',
          preset: 'classic',
          target: 500,
        },
        ...{ time: { mode: 'classic', idleMs: 60_000 }, seats: 4, taken: 1, away: 0, host: 'Ann' },
        ...{ spectators: true, watching: 0 },
      },
    ]);
  });
});

describe('top and me', () => {
  it('know nothing before a match has ended', async () => {
    expect((await server.run('top')).text).toBe('No match has ended yet.');
    expect((await server.run('top --json')).text).toBe('[]');
    const { text, code } = await server.run('me --json', ANN);
    expect(code).toBe(0);
    expect(JSON.parse(text)).toMatchObject({ matches: 0, won: 0, seat: null });
  });

  it('count what has ended, and no bots', async () => {
    await annLosesToBot();
    const { text } = await server.run('top');
    expect(text.split('\n')).toHaveLength(2);
    expect(text).toMatch(/^1 {2}Ann +0 +1 /m);
    expect(JSON.parse((await server.run('top --limit 1 --json')).text)).toMatchObject([
      { rank: 1, name: 'Ann', matches: 1, won: 0 },
    ]);
    expect((await server.run('me', ANN)).text).toMatch(/^Ann\nMatches +1\nWon +0\n/);
  });

  it('say where the seat is, and the name of today', async () => {
    const ann = await annsTable();
    await ann.send({ type: 'setName', name: 'Anna' });
    const { text } = await server.run('me', ANN);
    expect(text).toMatch(/^Anna\n/);
    expect(text).toContain('Your seat is at The Old Tavern.');
  });

  it('know a guest by the resume code only', async () => {
    const guest = await server.connect();
    await guest.send({ type: 'setName', name: 'Gus' });
    const { resumeCode } = guest.view();
    const unknown = await server.run('me');
    expect(unknown.code).toBe(1);
    expect(unknown.text).toContain('without an SSH key or a resume code');
    for (const command of ['me', 'tables', 'score 1 1 1']) {
      expect(await server.run(command, { resumeCode: 'ABCD-EFGH-JKMN-PQRS' })).toEqual({
        text: 'Nobody has the resume code in your login name: you come as a new guest.',
        code: 1,
      });
    }
    expect((await server.run('me', { resumeCode })).text).toMatch(/^Gus\n/);
  });

  it('wait until the records have caught up', async () => {
    let caughtUp = (): void => {};
    const waiting = new Promise<void>((resolve) => {
      caughtUp = resolve;
    });
    const asked: string[] = [];
    const records = {
      caughtUp: waiting,
      top: () => {
        asked.push('top');
        return [];
      },
      player: () => null,
      upTo: async () => {},
      eventsOf: async () => null,
    };
    const { runCommand } = await import('../../src/exec/runCommand.ts');
    const request = {
      command: 'top',
      terminal: { unicode: true },
      write() {},
      end: () => void asked.push('ended'),
      onClosed() {},
    };
    const running = runCommand({ ...server.exec, records }, request, {
      ...{ identity: { kind: 'guest' }, resumeCode: null, username: '', defaults: {} },
    });
    await new Promise(setImmediate);
    expect(asked).toEqual([]);
    caughtUp();
    await running;
    expect(asked).toEqual(['top', 'ended']);
  });
});

describe('verify', () => {
  it('works out every roll of a match that ended', async () => {
    const ann = await annsTable();
    await ann.send({ type: 'table', command: { type: 'AddBot' } });
    await ann.send({ type: 'table', command: { type: 'Start' } });
    await ann.send({ type: 'table', command: { type: 'Roll', hold: [] } });
    const place = ann.view().place;
    const match = (place.at === 'table' && place.view.match?.matchId) || '';
    expect(await server.run(`verify ${match}`)).toMatchObject({ code: 1 });
    await ann.send({ type: 'table', command: { type: 'Leave' } });
    await server.recorded();
    const { text, code } = await server.run(`verify ${match}`);
    expect(text).toMatch(/^Match: .+\nFingerprint .+\nSecret: [0-9a-f]{64}\nShares of luck: .+\n/);
    expect(text).toMatch(/follows? from the secret and the shares\.$/);
    expect(code).toBe(0);
    const proof = JSON.parse((await server.run(`verify ${match} --json`)).text);
    expect(proof).toMatchObject({ match, verified: true });
    expect(proof.rolls[0]).toMatchObject({ k: 1, dice: expect.any(Array) });
  });

  it('knows nothing of matches that have not ended here', async () => {
    expect(await server.run('verify nothing')).toEqual({
      text: 'No match with the id “nothing” has ended here.',
      code: 1,
    });
  });
});

describe('watch without a terminal', () => {
  it('tells what happens until the match ends', async () => {
    const ann = await annsTable();
    await ann.send({ type: 'table', command: { type: 'AddBot' } });
    const watching = server.run('watch the old tavern');
    await new Promise(setImmediate);
    await ann.send({ type: 'table', command: { type: 'Start' } });
    await ann.send({ type: 'table', command: { type: 'Leave' } });
    const { text, code } = await watching;
    expect(code).toBe(0);
    expect(text).toMatch(
      /^You are watching the table The Old Tavern: .*\nSeat 1: Ann \(host\)\.\nSeat 2: \w+ \(bot\)\.\n(?:Seat .*\n)*The match begins\. Shares of luck: entropy-\S+, entropy-\S+\.\n/,
    );
    expect(text).toContain('Ann leaves the match.\nThe match is abandoned: no player is left in it.\n');
    expect(text).toMatch(
      /\nPlace 1: .*\nPlace 2: .*\nTo check every roll, use the ssh command: verify \S+\s*$/,
    );
    expect(new Set(text.trim().split('\n')).size).toBe(text.trim().split('\n').length);
  });

  it('is refused in a sentence', async () => {
    await annsTable({ spectators: false }, 'Closed');
    expect(await server.run('watch Closed')).toEqual({
      text: 'This table does not allow spectators.',
      code: 1,
    });
    expect(await server.run('watch Nowhere')).toEqual({ text: 'There is no such table.', code: 1 });
  });
});

describe('what opens the game', () => {
  it('without a terminal is the line-by-line face only', () => {
    const opens = COMMANDS.filter(({ name }) => openingOf(`${name} x`.replace('plain x', 'plain'), false));
    expect(opens.map(({ name }) => name)).toEqual(['plain']);
  });

  it.each([
    ['play', { kind: 'play' }],
    ['plain', { kind: 'plain' }],
    ['join K7QM2F', { kind: 'join', table: 'K7QM2F' }],
    ['watch The Old Tavern', { kind: 'watch', table: 'The Old Tavern' }],
    [`watch --lang en 'The Old Tavern'`, { kind: 'watch', table: 'The Old Tavern' }],
  ])('%s', (command, opening) => {
    expect(openingOf(command, true)?.opening).toEqual(opening);
  });

  it.each(['play now', 'join', 'play --help', 'tables', 'help play', 'nonsense', `play '`])(
    'not %s',
    (command) => {
      expect(openingOf(command, true)).toBeNull();
    },
  );
});
