import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusals } from '../../src/i18n/en/refusals.ts';
import { en } from '../../src/i18n/en.ts';
import { type RefusalCode, refusalText } from '../../src/i18n/refusalText.ts';
import { translator } from '../../src/i18n/translator.ts';
import type { SessionRefusal } from '../../src/session/session.ts';
import { TABLE_REFUSALS } from '../../src/table/refusals.ts';

const SRC = join(import.meta.dirname, '../../src');

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/^i18n\/\w\w[./]/.test(path))
  .map((path) => readFileSync(join(SRC, path), 'utf8'))
  .join('\n');

const entries = Object.entries(en).flatMap(([area, words]) =>
  Object.entries(words).map(([name, text]) => ({ key: `${area}.${name}`, text: text as string })),
);
const base = (key: string) => key.replace(/_(one|other)$/, '');
/** What happens to oneself is told by the key of what happens to anyone, with `You` behind it. */
const asked = (key: string) => base(key).replace(/^(events\..*)You$/, '$1');

/** Keys that are put together from a code: each is used because its code exists. */
const MADE = [...sources.matchAll(/`(\w+\.)\$\{/g)].map((found) => found[1]!);

describe('the English catalogue', () => {
  it('has no key that nothing uses', () => {
    const unused = [...new Set(entries.map(({ key }) => asked(key)))].filter(
      (key) => !sources.includes(`'${key}'`) && !MADE.some((area) => key.startsWith(area)),
    );
    expect(unused).toEqual([]);
  });

  it('has both plural forms of every counted key', () => {
    const keys = new Set(entries.map(({ key }) => key));
    const halves = [...keys].filter((key) => /_(one|other)$/.test(key));
    for (const key of halves) {
      expect(keys).toContain(`${base(key)}_one`);
      expect(keys).toContain(`${base(key)}_other`);
    }
  });

  it('has no empty text and no control character', () => {
    for (const { key, text } of entries) expect(`${key}: ${text}`).toMatch(/^[^\x00-\x1f]*\S$/);
  });
});

describe('refusals', () => {
  const t = translator('en');
  /** Does not compile when a code has no sentence. */
  const asCode = (code: SessionRefusal): RefusalCode => code;

  it.each(TABLE_REFUSALS)('%s has a sentence', (code) => {
    expect(refusalText(t, asCode(code), 500)).toMatch(/^[A-Z].*\.$/);
  });

  it('are whole sentences, all different', () => {
    const sentences = Object.values(refusals);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
