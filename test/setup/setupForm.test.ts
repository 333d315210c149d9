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
import { formSetup, makeForm, type SetupForm } from '../../src/setup/form.ts';
import { parseDuration, parseEntry } from '../../src/setup/parseEntry.ts';
import { stepped } from '../../src/setup/stepped.ts';

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
    ['-500', 'notANumber'],
    ['', 'notANumber'],
    ['9'.repeat(30), 'notANumber'],
  ])('%j is refused: %s', (text, problem) => {
    expect(parseEntry(number(START, 'target'), text)).toEqual({ problem });
  });

  it('is none when it is nothing, where none is possible', () => {
    expect(parseEntry(number(START, 'openingThreshold'), '0')).toEqual({ value: null });
    expect(parseEntry(number(START, 'openingThreshold'), '')).toEqual({ value: null });
  });
});

describe('a time typed in', () => {
  it.each([
    ['90', 90_000],
    ['90 s', 90_000],
    ['5 min', 300_000],
    ['5m', 300_000],
    ['1:30', 90_000],
    ['1 h 30 min', 5_400_000],
    ['2 godz.', 7_200_000],
    ['2 sa', 7_200_000],
    ['5 dk', 300_000],
    ['30 sn', 30_000],
    ['30 saniye', 30_000],
    ['2 saat', 7_200_000],
    ['60 sek.', 60_000],
  ])('%j is %i ms', (text, ms) => {
    expect(parseDuration(text)).toBe(ms);
  });

  it.each(['', 'soon', '5 x', 'min 5', '1:75', '-5 s'])('%j is none', (text) => {
    expect(parseDuration(text)).toBeNull();
  });

  it('never takes long over nonsense', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void parseDuration(text)));
    expect(parseDuration('1'.repeat(5_000))).toBeNull();
    expect(parseDuration(`${'1'.repeat(39)}!`)).toBeNull();
    expect(parseDuration(`1${' '.repeat(38)}!`)).toBeNull();
    expect(parseDuration(`${'1 '.repeat(5_000)}x`)).toBeNull();
  });
});
