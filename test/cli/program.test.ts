import { expect, it } from 'vitest';
import { run } from './run.ts';

it('help of no such command says what is wrong', async () => {
  expect(await run(['help', 'bogus'])).toEqual({ code: 2, out: '', err: "error: unknown command 'bogus'\n" });
  expect((await run(['help', '\x1b[2Jx'])).err).toBe("error: unknown command 'x'\n");
});

it('help is the help of the program, or of one command', async () => {
  const whole = await run(['help']);
  expect(whole).toMatchObject({ code: 0, err: '' });
  expect(whole).toEqual(await run(['--help']));
  expect(await run(['help', 'score'])).toEqual(await run(['score', '--help']));
});

it.each([
  ['', '--table "": a table needs a name'],
  [';;', '";;" is not of the form key=value'],
])('tables %j are refused with a sentence', async (text, words) => {
  const ran = await run(['serve', '--table', text]);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toContain(words);
});
