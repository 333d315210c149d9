import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runReferee } from '../../src/cli/referee.ts';
import { makeTemporaryDirectory } from '../db/temporaryDirectory.ts';

/**
 * Matches written and worked out by hand from RULES.md, one a rule: `NAME.jsonl` with the right answers in
 * `NAME.expected` (without the events), and `bad-NAME.jsonl` which is not of the form.
 */
const folder = fileURLToPath(new URL('../match/written', import.meta.url));
const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const isBad = (name: string) => name.startsWith('bad-');

async function referee(file: string): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await runReferee(file, { write: (text) => (out += text) }, { write: (text) => (err += text) });
  return { code, out, err };
}

const withoutEvents = (line: string): unknown => {
  const { events: _events, ...answer } = JSON.parse(line);
  return answer;
};

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

describe('farkle referee', () => {
  it.each(names.filter((name) => !isBad(name)))('%s ends as worked out by hand', async (name) => {
    const { code, out, err } = await referee(join(folder, name));
    const expected = linesOf(readFileSync(join(folder, name.replace('.jsonl', '.expected')), 'utf8'));
    expect(linesOf(out).map(withoutEvents)).toEqual(expected.map((line) => JSON.parse(line)));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it.each(names.filter(isBad))('%s is refused with its line', async (name) => {
    const { code, err } = await referee(join(folder, name));
    expect(code).toBe(2);
    expect(err).toMatch(/^farkle referee: line \d+: .+\n$/);
  });

  it('a file that is not there, and a folder', async () => {
    expect(await referee(join(folder, 'nothing'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('ENOENT'),
    });
    expect(await referee(folder)).toMatchObject({ code: 2, err: expect.stringContaining('EISDIR') });
  });

  it('one file holds thousands of matches, each with its own time', async () => {
    const file = join(makeTemporaryDirectory(), 'many.jsonl');
    const match = '{"at":0,"seats":["A","B"]}\n{"at":1,"seat":1,"do":"roll","dice":[1,2,2,3,4,6]}\n\n';
    writeFileSync(file, match.repeat(2_000));
    const { code, out } = await referee(file);
    expect(code).toBe(0);
    expect(linesOf(out)).toHaveLength(6_000);
  });
});
