import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairRoll } from '../../src/dice/fairRoll.ts';
import { type NumberedRoll, verifyRolls } from '../../src/dice/verifyRolls.ts';

const stream = { secret: 'ab'.repeat(32), matchId: 'm', entropies: ['one', 'two', 'three'] };

const honest = fc
  .array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 40 })
  .map((counts) =>
    counts.map((count, at): NumberedRoll => ({ k: at + 1, dice: fairRoll(stream, at + 1, count) })),
  );

describe('RULES.md section 8: verifying a finished match', () => {
  it('finds nothing wrong with an honest match', () => {
    fc.assert(fc.property(honest, (rolls) => verifyRolls(stream, rolls) === null));
    expect(verifyRolls(stream, [])).toBeNull();
  });

  it('names the first roll that shows another face', () => {
    fc.assert(
      fc.property(honest, fc.nat(), fc.nat(), (rolls, roll, die) => {
        const at = roll % rolls.length;
        const place = die % rolls[at]!.dice.length;
        const dice = rolls[at]!.dice.map((face, index) => (index === place ? (face === 6 ? 1 : 6) : face));
        const shown = { k: at + 1, dice };
        expect(verifyRolls(stream, rolls.with(at, shown))).toEqual({ shown, expected: rolls[at] });
      }),
    );
  });

  it('notices a roll that was thrown away', () => {
    const rolls = [1, 2, 3].map((k) => ({ k, dice: fairRoll(stream, k, 6) }));
    const without = rolls.toSpliced(1, 1);
    expect(verifyRolls(stream, without)).toEqual({ shown: rolls[2], expected: rolls[1] });
  });

  it('fails a match that was played with another secret', () => {
    const rolls = [1, 2].map((k) => ({ k, dice: fairRoll(stream, k, 6) }));
    expect(verifyRolls({ ...stream, secret: 'cd'.repeat(32) }, rolls)).not.toBeNull();
  });
});
