import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinationsOf } from '../../src/rules/combinations.ts';
import type { Dice } from '../../src/rules/dice.ts';
import { houseScoringTable } from '../../src/rules/house.ts';
import { PRESETS } from '../../src/rules/presets.ts';
import { makeScorer } from '../../src/rules/scorer.ts';
import type { ScoringTable } from '../../src/rules/scoringTable.ts';
import { someDice, someFace, someHouse, somePreset } from './arbitraries.ts';

const someTable = fc.oneof(
  somePreset.map((preset): ScoringTable => PRESETS[preset]),
  someHouse.map(houseScoringTable),
);
const someRules = fc.record({ table: someTable, fourAndTwo: fc.boolean() });
const sorted = (dice: Dice) => [...dice].sort();

describe('the scorer, whatever the table', () => {
  it('does not care for the order of the dice', () => {
    const shuffled = someDice.chain((dice) =>
      fc.record({ dice: fc.constant(dice), other: fc.shuffledSubarray(dice, { minLength: dice.length }) }),
    );
    fc.assert(
      fc.property(someRules, shuffled, ({ table, fourAndTwo }, { dice, other }) => {
        const scorer = makeScorer(table, fourAndTwo);
        expect(scorer.value(other)).toBe(scorer.value(dice));
        expect(scorer.best(other)).toEqual(scorer.best(dice));
      }),
    );
  });

  it('never has less to offer for one more die', () => {
    fc.assert(
      fc.property(someRules, someDice, someFace, ({ table, fourAndTwo }, dice, die) => {
        const scorer = makeScorer(table, fourAndTwo);
        const more = [...dice.slice(0, 5), die];
        expect(scorer.best(more).points).toBeGreaterThanOrEqual(scorer.best(dice.slice(0, 5)).points);
      }),
    );
  });

  it('splits a legal hold into combinations of the table, worth their sum', () => {
    fc.assert(
      fc.property(someRules, someDice, ({ table, fourAndTwo }, dice) => {
        const scorer = makeScorer(table, fourAndTwo);
        const split = scorer.split(dice);
        if (split === null) {
          expect(scorer.value(dice)).toBeNull();
          return;
        }
        expect(sorted(split.flatMap((part) => part.dice))).toEqual(sorted(dice));
        expect(split.reduce((sum, part) => sum + part.points, 0)).toBe(scorer.value(dice));
        expect(combinationsOf(table, fourAndTwo)).toEqual(expect.arrayContaining([...split]));
      }),
    );
  });

  it('finds a union of any combinations legal, worth at least their sum', () => {
    const drawn = fc.array(fc.nat(), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(someRules, drawn, ({ table, fourAndTwo }, picks) => {
        const all = combinationsOf(table, fourAndTwo);
        if (all.length === 0) return;
        const union = picks
          .map((pick) => all[pick % all.length]!)
          .reduce<{ dice: Dice; points: number }>(
            (sum, part) =>
              sum.dice.length + part.dice.length > 6
                ? sum
                : { dice: sum.dice.concat(part.dice), points: sum.points + part.points },
            { dice: [], points: 0 },
          );
        expect(makeScorer(table, fourAndTwo).value(union.dice)).toBeGreaterThanOrEqual(union.points);
      }),
    );
  });

  it('lists holds that are legal, different, in order, and complete', () => {
    const diceAndSome = someDice.chain((dice) =>
      fc.tuple(fc.constant(dice), fc.subarray(dice, { minLength: 1 })),
    );
    fc.assert(
      fc.property(someRules, diceAndSome, ({ table, fourAndTwo }, [dice, some]) => {
        const scorer = makeScorer(table, fourAndTwo);
        const holds = scorer.holds(dice);
        const held = holds.map((hold) => hold.positions.map((position) => dice[position - 1]!));
        expect(held.map((part) => scorer.value(part))).toEqual(holds.map((hold) => hold.points));
        expect(new Set(held.map((part) => sorted(part).join())).size).toBe(holds.length);
        expect(holds.map((hold) => hold.points)).toEqual(
          holds.map((hold) => hold.points).sort((one, other) => other - one),
        );
        expect(scorer.bestHold(dice)).toEqual(holds[0] ?? null);
        expect(scorer.best(dice)).toEqual({
          points: holds[0]?.points ?? 0,
          uses: holds[0]?.positions.length ?? 0,
        });
        // Complete: whatever part of the roll is worth something is among them.
        const parts = new Set(held.map((part) => sorted(part).join()));
        if (scorer.value(some) !== null) expect(parts).toContain(sorted(some).join());
      }),
    );
  });
});

describe('RULES.md section 3: house tables', () => {
  it('have the values of their base where they do not say otherwise', () => {
    fc.assert(
      fc.property(someHouse, (house) => {
        const { base, ...changes } = house;
        expect(houseScoringTable(house)).toEqual({ ...PRESETS[base], ...changes });
      }),
    );
  });

  const house = (changes: object) => makeScorer(houseScoringTable({ base: 'parlour', ...changes }), false);

  it('switch off a single triple, and with it its multiples', () => {
    const triples = [1000, null, 300, 400, 500, 600];
    const scorer = house({ triples, four: { times: 2 }, six: { fixed: 5000 } });
    expect(scorer.value([2, 2, 2])).toBeNull();
    expect(scorer.value([2, 2, 2, 2])).toBeNull();
    expect(scorer.value([3, 3, 3, 3])).toBe(600);
    expect(scorer.value([2, 2, 2, 2, 2, 2])).toBe(5000);
  });

  it("have parlour's customary extras", () => {
    const scorer = house({
      threePairs: 500,
      four: { times: 2 },
      fiveKind: { times: 3 },
      six: { fixed: 5000 },
    });
    expect(scorer.value([2, 2, 3, 3, 4, 4])).toBe(500);
    expect(scorer.value([4, 4, 4, 4])).toBe(800);
    expect(scorer.value([4, 4, 4, 4, 4])).toBe(1200);
    expect(scorer.value([1, 1, 1, 1, 1, 1])).toBe(5000);
  });

  it('may leave nothing that scores', () => {
    const scorer = house({ one: null, five: null, triples: Array(6).fill(null), straight16: null });
    expect(scorer.bestHold([1, 1, 1, 5, 5, 5])).toBeNull();
  });

  it('take two triples and four with a pair to be of different faces', () => {
    const scorer = house({ twoTriples: 2500, fourPair: 1500 });
    expect(scorer.value([4, 4, 4, 4, 4, 4])).toBe(800);
    expect(scorer.value([4, 4, 4, 3, 3, 3])).toBe(2500);
    expect(scorer.value([4, 3, 4, 3, 4, 4])).toBe(1500);
  });
});
