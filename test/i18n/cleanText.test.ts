import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../src/i18n/cleanText.ts';

describe('cleanText', () => {
  it.each([
    ['Ann', 'Ann'],
    ['  Ann   of\tthe\r\nHills ', 'Ann of the Hills'],
    ['\x1b[31mred\x1b[0m', 'red'],
    ['\x1b]0;title\x07name', 'name'],
    ['\x1b]52;c;ZXZpbA==\x1b\\name', 'name'],
    ['\x1b]52;c;never ended', ''],
    ['\x1bPq#0\x1b\\name', 'name'],
    ['\x9b31mname', 'name'],
    ['a\x07b\x08c\x00d\x7fe', 'abcde'],
    ['a\u202eb\u2066c\u200bd\ufeffe\u00adf', 'abcdef'],
    ['a\u2028b\u00a0c\u3000d', 'a b c d'],
    [`z${'\u0301'.repeat(50)}`, 'ź\u0301\u0301'],
    ['\u0301\u0301x', 'x'],
    [' \u0301 m \u0301 n', 'm n'],
    ['\ud800x', 'x'],
    ['\ue000x', 'x'],
    ['Łódź, 骰子', 'Łódź, 骰子'],
    ['e\u0301', 'é'],
    ['', ''],
  ])('%j becomes %j', (typed, clean) => expect(cleanText(typed, 40)).toBe(clean));

  it('cuts by cells, between characters', () => {
    expect(cleanText('abcdef', 3)).toBe('abc');
    expect(cleanText('骰骰骰', 5)).toBe('骰骰');
    expect(cleanText('ab cd', 3)).toBe('ab');
    expect(cleanText('x'.repeat(1_000_000), 20)).toBe('x'.repeat(20));
  });

  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(
        '\x1b',
        '[',
        ']',
        'm',
        '\x07',
        '\\',
        'a',
        '\u0301',
        '\u200d',
        '骰',
        ' ',
        '\u202e',
        '👨',
      ),
    }),
  );

  it('leaves nothing that a terminal would obey, in a bounded width, and cleans only once', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 0, max: 30 }), (text, cells) => {
        const clean = cleanText(text, cells);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        expect(clean).not.toMatch(/\p{M}{4}/u);
        expect(stringWidth(clean)).toBeLessThanOrEqual(cells);
        expect(clean).toBe(clean.trim());
        expect(cleanText(clean, cells)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });
});
