import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_OPTIONS,
  DEFAULT_SETTINGS,
  matchOptionsSchema,
  tableSettingsSchema,
} from '../../src/rules/options.ts';
import type { NumberField } from '../../src/setup/field.ts';
import { fieldsOf } from '../../src/setup/fields.ts';
import { problemText } from '../../src/setup/fieldText.ts';
import { formSetup, makeForm, type SetupForm } from '../../src/setup/form.ts';
import { parseEntry as entryOf } from '../../src/setup/parseEntry.ts';
import { stepped } from '../../src/setup/stepped.ts';
import { makeWords } from '../../src/words/words.ts';

const EN = makeWords('en');
const parseEntry = (field: NumberField, text: string) => entryOf(EN, field, text);
const START = makeForm({ name: 'Oak', options: DEFAULT_OPTIONS, settings: DEFAULT_SETTINGS });

const field = (form: SetupForm, id: string) => {
  const found = fieldsOf(form, true).find((each) => each.id === id);
  if (!found) throw new Error(`no field ${id}`);
  return found;
};
const number = (form: SetupForm, id: string) => field(form, id) as NumberField;
const stepTo = (form: SetupForm, id: string, at: number): SetupForm => {
  const chosen = field(form, id);
  return chosen.kind === 'choice' ? chosen.choices[at]!.set(form) : form;
};

describe('RULES.md section 4: the options on the setup screen', () => {
  it('begin with the defaults and give them back unchanged', () => {
    expect(formSetup(START)).toEqual({ name: 'Oak', options: DEFAULT_OPTIONS, settings: DEFAULT_SETTINGS });
  });

  it('can only be stepped to values that the rules allow', () => {
    const step = fc.record({ field: fc.nat(60), direction: fc.constantFrom(1 as const, -1 as const) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const form = steps.reduce((now, { field: at, direction }) => {
          const fields = fieldsOf(now, true);
          return stepped(now, fields[at % fields.length]!, direction);
        }, START);
        const { options, settings } = formSetup(form);
        expect(matchOptionsSchema.safeParse(options).error).toBeUndefined();
        expect(tableSettingsSchema.safeParse(settings).error).toBeUndefined();
      }),
    );
  });

  it('reach every value of every choice', () => {
    for (const each of fieldsOf(stepTo(START, 'preset', 7), true)) {
      if (each.kind !== 'choice') continue;
      for (let at = 0; at < each.choices.length; at += 1) {
        const next = each.choices[at]!.set(stepTo(START, 'preset', 7));
        const same = fieldsOf(next, true).find(({ id }) => id === each.id);
        if (each.id !== 'preset') expect(same?.kind === 'choice' && same.at).toBe(at);
      }
    }
  });

  it('lack a target only with a pool or a match clock', () => {
    const pool = stepTo(START, 'time', 1);
    const noTarget = number(pool, 'target').set(pool, null);
    expect(formSetup(noTarget).options.target).toBeNull();
    expect(formSetup(stepTo(noTarget, 'time', 0)).options.target).toBe(10_000);
    expect(number(START, 'target').none).toBeUndefined();
  });

  it('keep the house table and each clock while others are looked at', () => {
    const house = stepTo(START, 'preset', 7);
    const changed = number(house, 'threePairs').set(house, 500);
    const away = stepTo(stepTo(changed, 'preset', 0), 'preset', 7);
    expect(formSetup(away).options.house?.threePairs).toBe(500);
    const slow = number(START, 'idleMs').set(START, 120_000);
    expect(formSetup(stepTo(stepTo(slow, 'time', 2), 'time', 0)).options.time).toEqual({
      mode: 'classic',
      idleMs: 120_000,
    });
  });

  it('keep the terms of a penalty and the value of a kind while they are off', () => {
    const every = stepTo(START, 'penalty', 2);
    const typed = number(every, 'penaltyCount').set(every, 7);
    const again = stepTo(stepTo(typed, 'penalty', 0), 'penalty', 1);
    expect(formSetup(again).options.penalty).toEqual({ kind: 'row', count: 7, amount: 1_000 });
    const house = stepTo(stepTo(START, 'preset', 7), 'four', 1);
    const timesSix = number(house, 'fourValue').set(house, 6);
    const back = stepTo(stepTo(stepTo(timesSix, 'four', 2), 'four', 0), 'four', 1);
    expect(formSetup(back).options.house?.four).toEqual({ times: 6 });
  });

  it('open a stored house table as it was', () => {
    const options = matchOptionsSchema.parse({
      preset: 'house',
      house: { base: 'parlour', threePairs: 500, four: { times: 2 } },
    });
    const form = makeForm({ name: '', options, settings: DEFAULT_SETTINGS });
    expect(form.house.table.threePairs).toBe(500);
    expect(form.house.table.four).toEqual({ times: 2 });
    expect(formSetup(form).options.house?.base).toBe('parlour');
  });
});

describe('a number typed in', () => {
  it.each(['10,000', '10 000', '10.000', '10\u00a0000', '10\u202f000', '10000', ' 10’000 '])('%j', (text) => {
    expect(parseEntry(number(START, 'target'), text)).toEqual({ value: 10_000 });
  });

  it.each([
    ['400', 'tooLow'],
    ['200000', 'tooHigh'],
    ['1025', 'notAStep'],
    ['ten', 'notANumber'],
    ['-500', 'tooLow'],
    ['−500', 'tooLow'],
    ['1000.5', 'notWhole'],
    ['1,5', 'notWhole'],
    ['1 0 0 0', 'notANumber'],
    ['', 'notANumber'],
    ['none', 'notANumber'],
    ['9'.repeat(30), 'tooHigh'],
  ])('%j is refused: %s', (text, problem) => {
    expect(parseEntry(number(START, 'target'), text)).toEqual({ problem });
  });

  it.each([
    ['en', ['none', 'OFF', 'no threshold']],
    ['pl', ['none', 'brak', 'Nie']],
    ['tr', ['off', 'YOK', 'kapalı']],
  ])('is none when it says so in %s', (lang, typed) => {
    const words = makeWords(lang);
    const threshold = number(START, 'openingThreshold');
    for (const text of [...typed, words.t('setup.noThreshold')]) {
      expect(entryOf(words, threshold, text)).toEqual({ value: null });
    }
  });

  it('is refused with the values that are allowed', () => {
    const said = (text: string) => {
      const entry = parseEntry(number(START, 'target'), text);
      return 'problem' in entry ? problemText(EN, number(START, 'target'), entry.problem) : '';
    };
    expect(said('9'.repeat(12))).toBe('Too high: 500 to 100,000.');
    expect(said('-1')).toBe('Too low: 500 to 100,000.');
    expect(said('0.5')).toBe('Whole numbers only: 500 to 100,000.');
  });

  it('is a time in whole seconds', () => {
    const idle = number(START, 'idleMs');
    expect(parseEntry(idle, '0.5m')).toEqual({ value: 30_000 });
    expect(parseEntry(idle, '10.5 s')).toEqual({ problem: 'notAStep' });
    expect(problemText(EN, idle, 'notAStep')).toBe('Whole seconds only.');
    expect(parseEntry(idle, '-5 s')).toEqual({ problem: 'tooLow' });
  });

  it('is none when it is nothing, where none is possible', () => {
    expect(parseEntry(number(START, 'openingThreshold'), '0')).toEqual({ value: null });
    expect(parseEntry(number(START, 'openingThreshold'), '')).toEqual({ value: null });
  });
});
