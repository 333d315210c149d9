import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStartLine, NotationError, parseLine } from '../../src/match/notation.ts';
import { playLine, startWritten, type Written } from '../../src/match/referee.ts';
import { refereeState } from '../../src/match/refereeState.ts';
import { given, type Line, roll } from './given.ts';

const fair = { match: 'm-1', secret: '5a'.repeat(32), entropies: ['x', 'y'] };

function playAll(texts: readonly object[]): Written {
  return texts.reduce<Written | null>((written, object) => {
    const line = parseLine(JSON.stringify(object));
    return isStartLine(line) ? startWritten(line).written : playLine(written!, line).written;
  }, null)!;
}

describe('REFEREE.md', () => {
  it('rolls without dice come from the fair stream, and given rolls count', () => {
    const start = { at: 0, seats: ['A', 'B'], ...fair };
    const fromStream = (line: object) => playAll([start, line]).state.turn?.dice;
    expect(fromStream({ at: 1, seat: 1, do: 'roll' })).toHaveLength(6);
    const second = [start, { at: 1, seat: 1, do: 'roll', dice: [1, 2, 2, 3, 4, 6] }];
    const state = playAll([...second, { at: 2, seat: 1, do: 'roll', hold: [1] }]).state;
    expect(state.k).toBe(2);
    expect(JSON.stringify(startWritten(parseLine(JSON.stringify(start)) as never).answer)).not.toContain(
      '5a5a',
    );
  });

  it('the state has the fields of the form', () => {
    const line = JSON.stringify({ state: refereeState(playAll([{ at: 0, seats: ['Ann', 'Bo'] }])) });
    expect(line).toBe(
      '{"state":{"status":"playing","turn":1,"turnTotal":0,"dice":null,"deadline":60000,"lap":1,"finalRound":false,"overtime":false,"seats":[' +
        '{"seat":1,"name":"Ann","banked":0,"status":"playing","opened":false,"streak":0,"timeLeftMs":null},' +
        '{"seat":2,"name":"Bo","banked":0,"status":"playing","opened":false,"streak":0,"timeLeftMs":null}],"winner":null,"ranking":null}}',
    );
  });

  it('a house table', () => {
    const house = {
      base: 'parlour',
      one: 150,
      five: null,
      six: { fixed: 5000 },
      four: { times: 3 },
      threePairs: 500,
    };
    const table = given({ options: { preset: 'house', house } });
    table.when(roll(1, '155234'), roll(1, '12345', [1])).thenState({ turnTotal: 150 });
    table.when(roll(1, '555523'), roll(1, '12', [1, 2, 3, 4])).thenState({ turnTotal: 1500 });
    table.when(roll(1, '523344')).thenEvents('DiceRolled', 'Farkled', 'TurnOpened');
  });

  it.each([
    ['{', 'not JSON'],
    ['[]', 'not a JSON object'],
    ['7', 'not a JSON object'],
    ['{"at":1,"do":"cheat","seat":1}', 'do'],
    ['{"at":1,"do":"roll"}', 'seat'],
    ['{"at":1.5}', 'at'],
    ['{"seat":1,"do":"roll"}', 'at'],
    ['{"at":1,"do":"roll","seat":1,"dice":[7]}', 'dice'],
    ['{"at":1,"do":"roll","seat":"1"}', 'seat'],
    ['{"at":1,"do":"bank","seat":1,"hold":[1.5]}', 'hold'],
    ['{"at":0,"seats":["A"]}', 'seats'],
    ['{"at":0,"seats":["A","B","C","D","E","F","G","H","I"]}', 'seats'],
    ['{"at":0,"seats":["A","B"],"options":{"target":510}}', 'options.target'],
    ['{"at":0,"seats":["A","B"],"options":{"target":null}}', 'options.target'],
    ['{"at":0,"seats":["A","B"],"options":{"taget":5000}}', 'options'],
    ['{"at":0,"seats":["A","B"],"options":{"preset":"nope"}}', 'options.preset'],
    ['{"at":0,"seats":["A","B"],"secret":"00"}', 'secret'],
    [`{"at":0,"seats":["A","B"],"secret":"${'00'.repeat(32)}"}`, 'entropies'],
    ['{"at":0,"seats":["A","B"],"entropies":["a"]}', 'entropies'],
    ['{"at":0,"seats":["A","B"],"first":3}', 'first'],
  ])('%s is not of the form', (text, about) => {
    expect(() => parseLine(text)).toThrow(NotationError);
    expect(() => parseLine(text)).toThrow(about);
  });

  it('a roll needs dice in a match without a secret, and time does not go back', () => {
    const start = { at: 5, seats: ['A', 'B'] };
    expect(() => playAll([start, { at: 6, seat: 1, do: 'roll' }])).toThrow(NotationError);
    expect(() => playAll([start, { at: 4 }])).toThrow(NotationError);
  });

  it('junk never throws anything but a notation error', () => {
    const junk = fc.oneof(
      fc.string(),
      fc.json(),
      fc.object().map((object) => JSON.stringify(object)),
    );
    fc.assert(
      fc.property(junk, (text) => {
        try {
          parseLine(text);
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
        }
      }),
    );
  });

  it('lines of time alone added to a written match change nothing in its end', () => {
    const time = fc.constantFrom(
      { mode: 'classic', idleMs: 10_000 },
      { mode: 'pool', poolMs: 30_000 },
      { mode: 'match', matchMs: 60_000, turnMs: 10_000, atEnd: 'finishLap' },
      { mode: 'turn', turnMs: 10_000 },
    );
    const line = fc.record({
      after: fc.integer({ min: 0, max: 12_000 }),
      do: fc.constantFrom('roll', 'roll', 'bank'),
      seat: fc.integer({ min: 1, max: 3 }),
      hold: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
    });
    const play = (start: object, lines: readonly Line[]) => refereeState(playAll([start, ...lines]));
    fc.assert(
      fc.property(
        time,
        fc.array(line, { maxLength: 40 }),
        fc.infiniteStream(fc.boolean()),
        (mode, lines, coin) => {
          const start = {
            at: 0,
            seats: ['A', 'B', 'C'],
            ...fair,
            entropies: ['x', 'y', 'z'],
            options: { time: mode },
          };
          let now = 0;
          const timed = lines.map(({ after, ...rest }) => {
            now += after;
            return { at: now, ...rest };
          });
          const padded = timed.flatMap((each, index) => {
            const before = timed[index - 1]?.at ?? 0;
            return coin.next().value
              ? [{ at: Math.floor((before + each.at) / 2) }, { at: each.at }, each]
              : [each];
          });
          expect(play(start, padded)).toEqual(play(start, timed));
        },
      ),
      { numRuns: 300 },
    );
  });
});
