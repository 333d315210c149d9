import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDuration } from '../../src/setup/parseDuration.ts';

describe('parseDuration', () => {
  it.each([
    ['90', 90_000],
    ['0', 0],
    ['90 s', 90_000],
    ['500ms', 500],
    ['5 min', 300_000],
    ['5m', 300_000],
    ['5M', 300_000],
    ['1m30s', 90_000],
    ['1:30', 90_000],
    ['1 h 30 min', 5_400_000],
    ['0.5m', 30_000],
    ['1.5 min', 90_000],
    ['1,5 min', 90_000],
    ['1.25h', 4_500_000],
    ['0.5', 500],
    ['2 godz.', 7_200_000],
    ['2 sa', 7_200_000],
    ['5 DAKİKA', 300_000],
    ['5 dk', 300_000],
    ['30 sn', 30_000],
    ['30 saniye', 30_000],
    ['2 saat', 7_200_000],
    ['60 sek.', 60_000],
    ['2 ore', 7_200_000],
    ['10 secunde', 10_000],
    ['2 heures', 7_200_000],
  ])('%j is %i ms', (text, ms) => {
    expect(parseDuration(text)).toBe(ms);
  });

  it.each([
    '',
    's',
    'soon',
    '5 x',
    '5d',
    '2 months',
    'min 5',
    '1:75',
    '-5 s',
    '1e3',
    '９０',
    '5 30',
    '1 h 30',
    '5 min 5 min',
    '30 s 5 min',
    '1.5.5 min',
    '1. 5 min',
    '.5 min',
    '10.000 s',
    '1 h, 30 min',
    '1 h and 30 min',
    '1.5ms',
    '5 min!',
  ])('%j is none', (text) => {
    expect(parseDuration(text)).toBeNull();
  });

  it('adds up parts, whatever stands between them', () => {
    const part = fc.nat(59);
    fc.assert(
      fc.property(part, part, part, fc.constantFrom('', ' ', '. '), (h, m, s, gap) => {
        expect(parseDuration(`${h}h${gap}${m}min${gap}${s}s`)).toBe((h * 3_600 + m * 60 + s) * 1_000);
      }),
    );
  });

  it('never takes long over nonsense', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void parseDuration(text)));
    expect(parseDuration('1'.repeat(5_000))).toBeNull();
    expect(parseDuration(`${'1'.repeat(39)}!`)).toBeNull();
    expect(parseDuration(`1${' '.repeat(38)}!`)).toBeNull();
    expect(parseDuration(`${'1 '.repeat(5_000)}x`)).toBeNull();
  });
});
