import { describe, expect, it } from 'vitest';
import { pageIds, rulebookText } from '../../src/rulebook/rulebookText.ts';
import { AWAY } from '../rulebook/reading.ts';
import { run } from './run.ts';

const out = (page: string | null, width: number, format: 'text' | 'md' = 'text') => ({
  code: 0,
  out: `${rulebookText({ ...AWAY, page, width, format })}\n`,
  err: '',
});

describe('farkle rules', () => {
  it.each([
    [['rules'], out(null, 80)],
    [['rules', 'kcd', '--width', '40'], out('kcd', 40)],
    [['rules', '--format', 'md', '--lang', 'en_GB'], out(null, 80, 'md')],
  ])('%j prints the same text as the command over SSH', async (args, expected) => {
    expect(await run(args)).toEqual(expected);
  });

  it.each([
    [['rules', 'nothing'], `the page is one of ${pageIds(AWAY).join(', ')}, not "nothing".`],
    [['rules', '--width', '20'], '--width is a whole number from 40 to 200, not "20".'],
    [['rules', '--format', 'pdf'], '--format is one of text, md, not "pdf".'],
    [['rules', '--lang', 'xx'], /^farkle rules: --lang is one of en.*, not "xx"\.\n$/],
  ])('%j is answered with one sentence', async (args, problem) => {
    const { code, out: printed, err } = await run(args);
    expect({ code, printed }).toEqual({ code: 2, printed: '' });
    if (typeof problem === 'string') expect(err).toBe(`farkle rules: ${problem}\n`);
    else expect(err).toMatch(problem);
  });
});
