import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../src/i18n/formatNumber.ts';
import { oddsOf } from '../../src/rulebook/odds.ts';
import type { TableBlock } from '../../src/rulebook/page.ts';
import { pagesOf } from '../../src/rulebook/pages.ts';
import { TURN_STRATEGY } from '../../src/rulebook/turnStrategy.ts';
import { combinationsOf } from '../../src/rules/combinations.ts';
import type { Dice, Face } from '../../src/rules/dice.ts';
import { PRESET_IDS, PRESETS, type PresetId } from '../../src/rules/presets.ts';
import { scorerFor } from '../../src/rules/scorer.ts';
import { combinationName } from '../../src/words/splitText.ts';
import { turnValue } from '../bots/turnValue.ts';
import probabilities from '../cases/probabilities.json' with { type: 'json' };
import { AWAY, at, words } from './reading.ts';

const scoring = (preset: PresetId) => ({ preset, house: null, fourAndTwo: false });
const number = (text: string): number => Number(text.replaceAll(',', ''));
const dice = (text: string): Dice => text.split('-').map((face) => Number(face) as Face);

function tablesOf(id: string, reading = AWAY): readonly TableBlock[] {
  const page = pagesOf(reading).find((each) => each.id === id);
  return (page?.blocks() ?? []).filter((block) => block.kind === 'table');
}

describe.each(PRESET_IDS)('the page of %s (RULES.md section 3)', (preset) => {
  const scorer = scorerFor(scoring(preset));
  const [scores, rolls, odds] = tablesOf(preset);

  it('lists every combination that the scorer knows, with its value', () => {
    const kinds = new Map(
      combinationsOf(PRESETS[preset], false).map((one) => [`${one.kind}${one.dice[0]}`, one]),
    );
    const shown = new Map(scores?.rows.map(([name = '', value = '']) => [name, value]));
    const perFace = ['four', 'fiveKind', 'six'];
    for (const combination of kinds.values()) {
      if (perFace.includes(combination.kind)) continue;
      const value = shown.get(combinationName(words.t, combination));
      expect(value).toBe(formatNumber('en', combination.points));
    }
    const ofAKind = scores?.rows.filter(([name]) => / of a kind$/.test(name ?? '')) ?? [];
    expect(ofAKind.length).toBe(perFace.filter((kind) => kinds.has(`${kind}4`)).length);
  });

  it('shows examples that the scorer agrees with', () => {
    const examples = scores?.rows.map(([, , example = '']) => example).filter(Boolean) ?? [];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const [roll = '', points = ''] = example.split(' = ');
      expect(scorer.value(dice(roll))).toBe(number(points));
    }
  });

  it('shows rolls that the scorer agrees with', () => {
    expect(rolls?.rows.length).toBeGreaterThan(3);
    for (const [roll = '', most = ''] of rolls?.rows ?? []) {
      expect(scorer.best(dice(roll)).points).toBe(number(most));
    }
  });

  it('shows the odds of all rolls, and when to bank', () => {
    expect(odds?.rows.map((row) => row[0])).toEqual(['6', '5', '4', '3', '2', '1']);
    for (const [count = '', farkle, , bank = ''] of odds?.rows ?? []) {
      expect(farkle).toBe(words.percent(oddsOf(scorer, Number(count)).farkle));
      expect(number(bank)).toBe(TURN_STRATEGY[preset].bankFrom[Number(count) - 1]);
    }
  });

  it('keeps the best play for one turn as the scorer has it worked out again', () => {
    const { expected, bankAtOrAbove } = turnValue(preset);
    expect(TURN_STRATEGY[preset].expected).toBe(Math.round(expected));
    expect(TURN_STRATEGY[preset].bankFrom).toEqual([1, 2, 3, 4, 5, 6].map((count) => bankAtOrAbove[count]));
  });

  it('is right that one of two single dice of a first roll is better than both', () => {
    const { worth } = turnValue(preset);
    expect(worth(5, 100)).toBeGreaterThan(worth(4, 150));
    expect(worth(5, 100)).toBeGreaterThan(worth(4, 200));
    expect(worth(5, 50)).toBeGreaterThan(worth(4, 100));
  });
});

describe('odds', () => {
  it.each(Object.keys(probabilities).filter((key) => key !== '_about') as 'classic'[])(
    'of %s are the known ones',
    (preset) => {
      for (const [count, known] of Object.entries(probabilities[preset])) {
        const { farkle, allScore } = oddsOf(scorerFor(scoring(preset)), Number(count));
        expect(farkle).toBeCloseTo(known.farkle / known.of, 12);
        expect(allScore).toBeCloseTo(known.hotDice / known.of, 12);
      }
    },
  );

  it('at a house table leave out what is known of presets only', () => {
    const [house] = tablesOf('odds', at({ preset: 'house', house: { base: 'kcd' } }));
    const [kcd] = tablesOf('odds', at({ preset: 'kcd' }));
    expect(house?.rows).toEqual(kcd?.rows.map((row) => row.slice(0, 3)));
  });
});

describe('the presets side by side', () => {
  it('show every value that differs, and none that does not', () => {
    const [table] = tablesOf('presets');
    const column = (preset: PresetId) => 1 + PRESET_IDS.indexOf(preset);
    const value = (name: string, preset: PresetId) =>
      table?.rows.find(([first]) => first === name)?.[column(preset)];
    expect(table?.head.slice(1)).toEqual(PRESET_IDS);
    expect(table?.rows.map(([name]) => name)).not.toContain('single 1');
    for (const preset of PRESET_IDS) {
      const { triples, straight16, threePairs } = PRESETS[preset];
      expect(number(value('three 1s', preset) ?? '')).toBe(triples[0]);
      expect(number(value('straight 1–6', preset) ?? '')).toBe(straight16);
      expect(value('three pairs', preset)).toBe(threePairs === null ? '-' : words.n(threePairs));
    }
    expect(PRESET_IDS.map((preset) => value('six of a kind', preset))).toEqual([
      ...['×4', '×4', '3,000', '×8', '-', '-', '3,000'],
    ]);
  });
});

describe('worked examples of a turn (RULES.md section 9)', () => {
  it('have the known totals', () => {
    const totals = tablesOf('turn').map(({ rows }) => rows.map((row) => number(row[2] ?? '')));
    expect(totals).toEqual([
      [150, 200],
      [850, 950, 0],
      [50, 150],
    ]);
  });

  it('are left out where the table does not allow them', () => {
    const noFives = at({ preset: 'house', house: { five: null } });
    expect(tablesOf('turn', noFives)).toEqual([]);
    expect(tablesOf('turn', at({ preset: 'kcd' })).length).toBe(3);
  });
});
