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

/** One colour at each level: hex, a number of the 256, a name of the 16. All are readable on dark and on light. */
type Paint = readonly [hex: string, of256: number, of16: string];
type Look = Omit<Style, 'color'> & { readonly paint?: Paint };
type Palette = Readonly<Record<Role, Look>>;

const BLUE: Paint = ['#3b8eea', 69, 'blueBright'];
const TEAL: Paint = ['#1f9e94', 37, 'cyan'];
const GREEN: Paint = ['#2ea043', 35, 'green'];
const AMBER: Paint = ['#c28a12', 136, 'yellow'];
const RED: Paint = ['#e5484d', 167, 'red'];
const VIOLET: Paint = ['#a371f7', 141, 'magenta'];
const GREY: Paint = ['#8a8f98', 245, 'gray'];
const ORANGE: Paint = ['#d55e00', 166, 'yellow'];

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
  danger: { paint: ORANGE, bold: true },
};

/** Nothing greyed out, everything that matters bold. */
const CONTRAST: Palette = {
  ...AUTO,
  dim: {},
  border: {},
  accent: { bold: true },
  title: { bold: true },
  key: { bold: true, underline: true },
  good: { paint: GREEN, bold: true },
  warn: { paint: AMBER, bold: true },
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
