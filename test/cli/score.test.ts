import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from './run.ts';

const cases = JSON.parse(readFileSync(new URL('../cases/scoring.json', import.meta.url), 'utf8'));
const presets = ['classic', 'depot', 'folk', 'kcd', 'smartbox', 'parlour'];

describe('farkle score', () => {
  it.each(presets)('answers the known rolls of %s, one a line', async (preset) => {
    const rolls = Object.keys(cases[preset]);
    const { code, out, err } = await run(['score', '--json', '--preset', preset, '-'], rolls.join('\n'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      rolls.map((dice) => ({ dice, ...cases[preset][dice] })),
    );
  });

  it('writes the fields in their order', async () => {
    const { out } = await run(['score', '--json', '--preset', 'kcd', '123455']);
    expect(out).toBe('{"dice":"123455","best":550,"uses":6,"all":550}\n');
  });

  it.each([
    [['1', '1', '5', '6', '6', '6'], '1-1-5-6-6-6 scores 850 with all its dice: '],
    [['123356'], '1-2-3-3-5-6 scores 150 with 2 of its 6 dice: 1 (100), 5 (50).'],
    [['2', '3', '4'], '2-3-4 is a farkle: none of its dice score.'],
    [['--preset', 'smartbox', '--four-and-two', '111122'], 'All its dice together score 500.'],
  ])('says %j in a sentence', async (args, words) => {
    const { code, out } = await run(['score', ...args]);
    expect(code).toBe(0);
    expect(out).toContain(words);
  });

  it('skips blank lines and names the line that is no roll', async () => {
    const { code, out, err } = await run(['score', '--json', '-'], '1\n\n7\n5\n');
    expect(code).toBe(2);
    expect(out).toBe('{"dice":"1","best":100,"uses":1,"all":100}\n');
    expect(err).toBe('farkle score: line 3: "7" is no roll, a die shows 1 to 6.\n');
  });

  it.each([
    [['score'], "missing required argument 'dice'"],
    [['score', '1234561'], 'at most six dice'],
    [['score', ''], 'no dice in it'],
    [['score', '--preset', 'poker', '1'], '--preset is one of classic, depot'],
    [['score', '--jsn', '1'], "unknown option '--jsn'"],
  ])('refuses %j', async (args, words) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(words);
  });

  it('answers any line with a score or a sentence', async () => {
    const line = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[\r\n\u2028\u2029]/g, ' '));
    await fc.assert(
      fc.asyncProperty(line, async (text) => {
        const { code, err } = await run(['score', '-'], `${text}\n`);
        expect(err).toMatch(code === 0 ? /^$/ : /^farkle score: line 1: .+\.\n$/);
        expect([0, 2]).toContain(code);
      }),
    );
  });
});
