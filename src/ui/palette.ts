import type { TextProps } from 'ink';

/** How many colours the client's terminal shows. */
export type ColorLevel = 'truecolor' | '256' | '16' | 'none';

/** What a piece of text means; how that looks is the theme's. Colour never carries the meaning alone. */
export type Role =
  | 'text'
  | 'dim'
  | 'title'
  | 'accent'
  | 'key'
  | 'good'
  | 'warn'
  | 'danger'
  | 'selected'
  | 'you'
  | 'turn'
  | 'die'
  | 'held'
  | 'border';

export type Style = Pick<TextProps, 'color' | 'bold' | 'dimColor' | 'inverse' | 'underline'>;

/**
 * One colour at each level: hex, a number of the 256, a name of the 16. A window may be white or black and does not
 * say which, so all are from the narrow middle that is readable on both; of the 16 that leaves three.
 */
type Paint = readonly [hex: string, of256: number, of16: string | undefined];
type Look = Omit<Style, 'color'> & { readonly paint?: Paint };
type Palette = Readonly<Record<Role, Look>>;

const BLUE: Paint = ['#1877d5', 63, 'blueBright'];
const TEAL: Paint = ['#0f8379', 30, 'blueBright'];
const GREEN: Paint = ['#228732', 28, 'blueBright'];
const AMBER: Paint = ['#a26a09', 130, 'magenta'];
const RED: Paint = ['#e12b31', 196, 'red'];
const VIOLET: Paint = ['#9151ec', 98, 'magenta'];
/** The grey of the 16 is the background itself in some schemes. */
const GREY: Paint = ['#6f757e', 243, undefined];
const ORANGE: Paint = ['#c75000', 130, 'red'];

const AUTO: Palette = {
  text: {},
  dim: { paint: GREY },
  title: { paint: TEAL, bold: true },
  accent: { paint: TEAL },
  key: { paint: AMBER, bold: true },
  good: { paint: GREEN },
  warn: { paint: AMBER },
  danger: { paint: RED, bold: true },
  selected: { inverse: true, bold: true },
  you: { paint: BLUE, bold: true },
  turn: { paint: GREEN, bold: true },
  die: { bold: true },
  held: { paint: AMBER, bold: true },
  border: { paint: GREY },
};

/** Blue and orange instead of green and red (after Okabe and Ito). */
const COLOR_BLIND: Palette = {
  ...AUTO,
  title: { paint: BLUE, bold: true },
  accent: { paint: BLUE },
  good: { paint: BLUE },
  turn: { paint: BLUE, bold: true },
  you: { paint: VIOLET, bold: true },
  warn: { paint: ORANGE },
  danger: { paint: ORANGE, bold: true },
  key: { paint: ORANGE, bold: true },
  held: { paint: ORANGE, bold: true },
};

/** The terminal's own colour is its strongest: nothing is painted or greyed out, and what matters stands out in bold. */
const CONTRAST: Palette = {
  text: {},
  dim: {},
  title: { bold: true, underline: true },
  accent: { bold: true },
  key: { bold: true, underline: true },
  good: { bold: true },
  warn: { bold: true },
  danger: { inverse: true, bold: true },
  selected: { inverse: true, bold: true },
  you: { bold: true, underline: true },
  turn: { bold: true },
  die: { bold: true },
  held: { inverse: true, bold: true },
  border: {},
};

export const PALETTES = { auto: AUTO, contrast: CONTRAST, colorBlind: COLOR_BLIND, mono: AUTO } as const;
export type PaletteName = keyof typeof PALETTES;

function colorAt(paint: Paint, level: ColorLevel): string | undefined {
  switch (level) {
    case 'truecolor':
      return paint[0];
    case '256':
      return `ansi256(${paint[1]})`;
    case '16':
      return paint[2];
    case 'none':
      return undefined;
    default:
      return level satisfies never;
  }
}

/** The Ink properties of every role, for one palette at one level of colour. */
export function styles(name: PaletteName, level: ColorLevel): Readonly<Record<Role, Style>> {
  const shown = name === 'mono' ? 'none' : level;
  const entries = Object.entries(PALETTES[name]).map(([role, look]) => {
    const { paint, ...style }: Look = look;
    const color = paint && colorAt(paint, shown);
    return [role, color === undefined ? style : { ...style, color }];
  });
  return Object.fromEntries(entries) as Record<Role, Style>;
}
