import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isProblem } from '../../src/cli/parsed.ts';
import { parseTable } from '../../src/cli/parseTable.ts';
import { HOUSE_KEYS, OPTION_KEYS, SETTING_KEYS, TIME_KEYS } from '../../src/cli/tableKeys.ts';
import { DEFAULT_OPTIONS, DEFAULT_SETTINGS } from '../../src/rules/options.ts';

function setup(text: string) {
  const parsed = parseTable(text);
  if (isProblem(parsed)) throw new Error(parsed.problem);
  return parsed.value;
}

function problem(text: string): string {
  const parsed = parseTable(text);
  if (!isProblem(parsed)) throw new Error(`${text} was taken`);
  return parsed.problem;
}

describe('parseTable', () => {
  it('leaves everything but the name at the defaults of RULES.md section 4', () => {
    expect(setup('name=Tavern')).toEqual({
      name: 'Tavern',
      options: DEFAULT_OPTIONS,
      settings: DEFAULT_SETTINGS,
    });
  });

  it('reads the line of the help', () => {
    const { name, options, settings } = setup('name=Tavern,preset=kcd,target=4000,seats=4,idle=90s');
    expect(name).toBe('Tavern');
    expect(options).toMatchObject({ preset: 'kcd', target: 4000, time: { mode: 'classic', idleMs: 90_000 } });
    expect(settings.seats).toBe(4);
  });

  it.each([
    ['time=pool:5m,target=none', { time: { mode: 'pool', poolMs: 300_000 }, target: null }],
    [
      'time=match:10m,turn=30s,atEnd=finishLap',
      { time: { mode: 'match', matchMs: 600_000, turnMs: 30_000, atEnd: 'finishLap' } },
    ],
    [
      'time=match:24h,turn=off',
      { time: { mode: 'match', matchMs: 86_400_000, turnMs: null, atEnd: 'stop' } },
    ],
    ['time=turn:45', { time: { mode: 'turn', turnMs: 45_000 } }],
    ['time=turn', { time: { mode: 'turn', turnMs: 30_000 } }],
    ['time=classic:1m30s', { time: { mode: 'classic', idleMs: 90_000 } }],
    ['penalty=off', { penalty: { kind: 'off' } }],
    ['penalty=every:2:500', { penalty: { kind: 'every', count: 2, amount: 500 } }],
    ['penalty=row', { penalty: { kind: 'row', count: 3, amount: 1000 } }],
    ['openingThreshold=500', { openingThreshold: 500 }],
    ['openingThreshold=none', { openingThreshold: 0 }],
    ['target=20_000', { target: 20_000 }],
    ['target=20.000', { target: 20_000 }],
    ['target=20 000', { target: 20_000 }],
    ['mustRollOnHotDice=on,fourAndTwo=yes,instantWin=true', { mustRollOnHotDice: true, fourAndTwo: true }],
    ['firstPlayer=rollOff,end=firstToTarget,negative=floor0', { firstPlayer: 'rollOff', negative: 'floor0' }],
    [
      'preset=house,base=parlour,six=5000,four=x2,threePairs=off,triples=off/200/300/400/500/600',
      {
        preset: 'house',
        house: {
          base: 'parlour',
          six: { fixed: 5000 },
          four: { times: 2 },
          threePairs: null,
          triples: [null, 200, 300, 400, 500, 600],
        },
      },
    ],
  ])('reads %s', (text, options) => {
    expect(setup(`name=T,${text}`).options).toMatchObject(options);
  });

  it('reads who may come in', () => {
    expect(setup('name=T,seats=1,access=code,spectators=off,chat=no').settings).toEqual({
      seats: 1,
      access: 'code',
      spectators: false,
      chat: false,
    });
  });

  it.each([
    ['', 'a table needs a name'],
    ['preset=kcd', 'a table needs a name'],
    ['name=', 'name='],
    ['name=\u001b[31mX', 'name='],
    ['name=T,target=123', 'target is 500 to 100000'],
    ['name=T,target=none', 'none with time=pool or time=match'],
    ['name=T,target=10,000', '"000" is not of the form key=value'],
    ['name=T,seats=9', 'seats is 2 to 8'],
    ['name=T,seats=four', 'seats is 2 to 8'],
    ['name=T,seats=2,seats=3', 'seats is given twice'],
    ['name=T,prset=kcd', '"prset" is no key'],
    ['name=T,__proto__=1', '"__proto__" is no key'],
    ['name=T,preset=poker', 'preset is classic'],
    ['name=T,time=chess:5m', 'time is classic'],
    ['name=T,time=pool:5m:6m', 'time is classic'],
    ['name=T,time=pool:3h', 'time is classic'],
    ['name=T,time=constructor', 'time is classic'],
    ['name=T,idle=5s', 'idle is 10s to 10m'],
    ['name=T,idle=soon', 'idle is 10s to 10m'],
    ['name=T,time=pool,idle=60s', 'idle needs time=classic'],
    ['name=T,time=classic:30s,idle=60s', 'idle says again'],
    ['name=T,turn=30s', 'turn needs time=match'],
    ['name=T,time=match:5m,turn=1h', 'turn is 10s to 10m'],
    ['name=T,time=match:5m,atEnd=never', 'atEnd is stop or finishLap'],
    ['name=T,penalty=row:3:75', 'penalty is off, row:N:POINTS'],
    ['name=T,penalty=row:3:1000:5', 'penalty is off, row:N:POINTS'],
    ['name=T,penalty=column:3', 'penalty is off, row:N:POINTS'],
    ['name=T,chat=maybe', 'chat is on or off'],
    ['name=T,six=x2', 'six needs preset=house'],
    ['name=T,preset=house,six=75', 'six is x1 to x20'],
    ['name=T,preset=house,triples=1/2/3', 'triples is six values'],
  ])('refuses %j with a sentence', (text, words) => {
    expect(problem(text)).toContain(words);
  });

  it('never throws, and answers with a clean sentence', () => {
    const keys = ['name', ...[OPTION_KEYS, TIME_KEYS, SETTING_KEYS, HOUSE_KEYS].flatMap(Object.keys)];
    const values = ['on', 'off', 'none', 'match:5m', 'x2', '500', '30s', 'row:3', 'house', 'Tavern'];
    const pair = fc.tuple(
      fc.oneof(fc.constantFrom(...keys), fc.string()),
      fc.oneof(fc.constantFrom(...values), fc.string({ unit: 'binary' })),
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pair).map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join(',')),
    );
    fc.assert(
      fc.property(text, (junk) => {
        const parsed = parseTable(junk);
        if (!isProblem(parsed)) return;
        expect(parsed.problem).toMatch(/^[^\p{C}]+\.$/u);
        expect(parsed.problem.length).toBeLessThan(400);
      }),
    );
  });
});
