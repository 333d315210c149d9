import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Settings } from '../session/session.ts';
import { ASCII, type Glyphs, UNICODE } from './glyphs.ts';
import { type ColorLevel, type Role, type Style, styles } from './palette.ts';

/** What the client's terminal can show, as its environment told (TERM, COLORTERM, NO_COLOR, LANG). */
export interface Terminal {
  readonly color: ColorLevel;
  readonly unicode: boolean;
}

export interface Theme extends Readonly<Record<Role, Style>> {
  readonly glyphs: Glyphs;
  /** Only ASCII signs: by choice, or because the terminal has no more. */
  readonly ascii: boolean;
}

export function makeTheme(terminal: Terminal, settings: Pick<Settings, 'theme' | 'ascii'>): Theme {
  const ascii = settings.ascii || !terminal.unicode;
  return { ...styles(settings.theme, terminal.color), glyphs: ascii ? ASCII : UNICODE, ascii };
}

const ThemeContext = createContext<Theme>(
  makeTheme({ color: 'none', unicode: false }, { theme: 'auto', ascii: true }),
);

interface Props {
  readonly terminal: Terminal;
  readonly theme: Settings['theme'];
  readonly ascii: boolean;
  readonly children: ReactNode;
}

export function ThemeProvider({ terminal, theme, ascii, children }: Props) {
  const value = useMemo(() => makeTheme(terminal, { theme, ascii }), [terminal, theme, ascii]);
  return <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>;
}

/** Styles by role (`<Text {...theme.dim}>`) and the signs to draw with. */
export const useTheme = (): Theme => useContext(ThemeContext);
