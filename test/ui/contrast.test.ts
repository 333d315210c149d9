import { describe, expect, it } from 'vitest';
import { PALETTES, type PaletteName, styles } from '../../src/ui/palette.ts';

const NAMES = Object.keys(PALETTES) as PaletteName[];
const CUBE = [0, 95, 135, 175, 215, 255] as const;
/** xterm's own values; other terminals suit theirs to their background. */
const OF_16: Readonly<Record<string, readonly number[]>> = {
  red: [205, 0, 0],
  magenta: [205, 0, 205],
  blueBright: [92, 92, 255],
};

function rgbOf(color: string): readonly number[] {
  if (color.startsWith('#')) return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const index = /^ansi256\((\d+)\)$/.exec(color)?.[1];
  if (index === undefined) return OF_16[color] ?? expect.fail(`${color} is not readable on every background`);
  const n = Number(index) - 16;
  if (n >= 216) return Array<number>(3).fill(8 + 10 * (n - 216));
  return [Math.floor(n / 36), Math.floor(n / 6) % 6, n % 6].map((at) => CUBE[at] ?? 0);
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const onWhite = (color: string) => 1.05 / (luminance(rgbOf(color)) + 0.05);
const onBlack = (color: string) => (luminance(rgbOf(color)) + 0.05) / 0.05;

const colorsOf = (name: PaletteName, level: Parameters<typeof styles>[1]) =>
  Object.entries(styles(name, level)).flatMap(([role, { color }]) =>
    color === undefined ? [] : [[role, color as string] as const],
  );

describe.each(NAMES)('the %s palette', (name) => {
  it.each([
    ['truecolor', 4.5],
    ['256', 3.99],
    ['16', 3.5],
  ] as const)('is readable on white and on black with %s colours', (level, least) => {
    for (const [role, color] of colorsOf(name, level)) {
      expect(onWhite(color), `${role} ${color} on white`).toBeGreaterThanOrEqual(least);
      expect(onBlack(color), `${role} ${color} on black`).toBeGreaterThanOrEqual(least);
    }
  });

  it('has no colours for a terminal without', () => expect(colorsOf(name, 'none')).toEqual([]));

  it('never tells the chosen line or a held die from others by colour alone', () => {
    const { text, selected, die, held } = styles(name, 'none');
    expect(selected).not.toEqual(text);
    expect([held, die]).toEqual([expect.objectContaining({ bold: true }), { bold: true }]);
  });
});

it('high contrast is the terminal’s own colour everywhere, and no colour is none', () => {
  expect(colorsOf('contrast', 'truecolor')).toEqual([]);
  expect(colorsOf('mono', 'truecolor')).toEqual([]);
});

describe('the palette for colour-blind readers', () => {
  /** What a reader without red (protan) or green (deutan) receptors sees of a colour (Viénot, Brettel, Mollon 1999). */
  const seenBy = {
    protan: [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
    deutan: [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
  } as const;
  const seen = (matrix: readonly number[], color: string) => {
    const rgb = rgbOf(color).map((value) => (value / 255) ** 2.2);
    return [0, 3, 6].map(
      (row) =>
        Math.max(
          0,
          [0, 1, 2].reduce((sum, at) => sum + (matrix[row + at] ?? 0) * (rgb[at] ?? 0), 0),
        ) **
        (1 / 2.2),
    );
  };
  const apart = (matrix: readonly number[], one: string, other: string) => {
    const [a, b] = [seen(matrix, one), seen(matrix, other)];
    return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
  };

  it.each(Object.entries(seenBy))('good and bad, you and warning differ for %s eyes', (_kind, matrix) => {
    const roles = styles('colorBlind', 'truecolor');
    const color = (role: keyof typeof roles) => roles[role].color as string;
    expect(apart(matrix, color('good'), color('danger'))).toBeGreaterThan(0.4);
    expect(apart(matrix, color('turn'), color('held'))).toBeGreaterThan(0.4);
    expect(apart(matrix, color('you'), color('warn'))).toBeGreaterThan(0.4);
  });
});
