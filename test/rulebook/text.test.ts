import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../src/rulebook/pages.ts';
import { pageIds, rulebookText } from '../../src/rulebook/rulebookText.ts';
import { wordsFor } from '../../src/words/words.ts';
import { AWAY, TABLES } from './reading.ts';

/** Only these pages are about the table where they are read. */
const OF_TABLE = ['turn', 'options', 'odds', 'fair'];
const SOME_WIDTHS = [40, 41, 58, 80, 120];
const WIDTHS = Array.from({ length: 81 }, (_, at) => 40 + at);

const asText = (width: number, page: string | null = null, reading = AWAY): string =>
  rulebookText({ ...reading, page, width, format: 'text' }) ?? '';
const asMarkdown = (page: string | null = null, reading = AWAY): string =>
  rulebookText({ ...reading, page, width: 80, format: 'md' }) ?? '';

describe('the rulebook as text', () => {
  it('is as approved', async () => {
    await expect(`${asText(80)}\n`).toMatchFileSnapshot('../goldens/rulebook/rulebook-80.txt');
    await expect(`${asText(40, 'kcd')}\n`).toMatchFileSnapshot('../goldens/rulebook/kcd-40.txt');
    await expect(`${asMarkdown('kcd')}\n`).toMatchFileSnapshot('../goldens/rulebook/kcd.md');
    const house = TABLES.at(-1)?.reading;
    await expect(`${asText(80, 'options', house)}\n`).toMatchFileSnapshot('../goldens/rulebook/house-80.txt');
  });

  const tooLong = (width: number, id: string, reading = AWAY): string[] =>
    asText(width, id, reading)
      .split('\n')
      .filter((line) => stringWidth(line) > width);

  it.each(pageIds(AWAY))('has no line that is too long at any width: %s', (id) => {
    for (const width of WIDTHS) expect({ width, long: tooLong(width, id) }).toEqual({ width, long: [] });
  });

  it.each(TABLES)('has no line that is too long at a table: $name', ({ reading }) => {
    for (const width of SOME_WIDTHS) {
      const long = OF_TABLE.flatMap((id) => tooLong(width, id, reading));
      expect({ width, long }).toEqual({ width, long: [] });
    }
  });

  it('cuts no word where there is room for it', () => {
    const wordsOf = (text: string) => new Set(text.split(/[\s-]+/));
    const wide = wordsOf(asText(200));
    for (const width of [40, 60, 80]) {
      expect([...wordsOf(asText(width))].filter((word) => !wide.has(word) && !/^=+$/.test(word))).toEqual([]);
    }
  });

  it('has no control codes, no space at the end of a line and nothing left to fill in', () => {
    for (const { reading } of TABLES) {
      const text = asText(80, null, reading);
      expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]|[ \n]$|[ ]\n|\{\{|undefined|NaN/);
    }
  });

  it('is ASCII where the terminal has no more, but for letters of names', () => {
    for (const { reading } of TABLES) {
      const plain = asText(80, null, { ...reading, words: wordsFor('en', true) });
      expect(plain.replace('Tysiąc', '')).not.toMatch(/[^\x00-\x7f]/);
    }
  });

  it('gives one page by its name, and no other', () => {
    const whole = asText(80);
    for (const id of pageIds(AWAY)) expect(whole).toContain(asText(80, id));
    expect(rulebookText({ ...AWAY, page: 'nothing', width: 80, format: 'text' })).toBeNull();
    expect(rulebookText({ ...AWAY, page: '__proto__', width: 80, format: 'md' })).toBeNull();
  });
});

/** Every block of Markdown between empty lines. */
const blocksOf = (markdown: string): string[] => markdown.split('\n\n');
/** Cells of a row; an escaped bar is none. */
const cells = (row: string): string[] =>
  row
    .replaceAll('\\|', '')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('the rulebook as Markdown', () => {
  it('has one title, and below it no level is left out', () => {
    const levels = [...asMarkdown().matchAll(/^(#+) \S/gm)].map((found) => found[1]?.length ?? 0);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level) => level === 2)).toHaveLength(pageIds(AWAY).length);
    for (const [at, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
    }
  });

  it.each(TABLES)(
    'is made of headings, lists, whole tables and paragraphs of one line: $name',
    ({ reading }) => {
      let tables = 0;
      for (const block of blocksOf(asMarkdown(null, reading))) {
        const lines = block.split('\n');
        if (block.startsWith('|')) {
          tables += 1;
          const counts = new Set(lines.map((line) => cells(line).length));
          expect(counts.size).toBe(1);
          expect(cells(lines[1] ?? '')).toEqual(cells(lines[1] ?? '').filter((cell) => /^---:?$/.test(cell)));
        } else if (block.startsWith('- ')) {
          for (const line of lines) expect(line).toMatch(/^( {2})?- \S/);
        } else {
          expect(lines).toHaveLength(1);
        }
      }
      const shown = pagesOf(reading)
        .flatMap(({ blocks }) => blocks())
        .filter(({ kind }) => kind === 'table');
      expect(tables).toBe(shown.length);
    },
  );

  it('means none of its signs', () => {
    const fair = asMarkdown('fair', TABLES.at(-1)?.reading);
    expect(fair).toContain('b-\\_9');
    expect(asMarkdown()).not.toMatch(/(?<!\\)[*_<>`[\]]/);
  });
});
