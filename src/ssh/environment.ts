import type { ColorLevel } from '../ui/palette.ts';
import type { Terminal } from '../ui/theme.tsx';
import type { Size } from './request.ts';

/** Variables that may say something about the person's terminal and language; everything else is not kept. */
const ALLOWED = ['LANG', 'LC_ALL', 'LC_CTYPE', 'LC_MESSAGES', 'COLORTERM', 'NO_COLOR', 'TERM_PROGRAM'];
const MAX_VALUE_LENGTH = 64;
const PLAIN_VALUE = /^[\x20-\x7e]*$/;

/** Whether a variable that the client sends is kept: a known name, and a short value of plain characters. */
export function isKeptVariable(name: string, value: string): boolean {
  return ALLOWED.includes(name) && value.length <= MAX_VALUE_LENGTH && PLAIN_VALUE.test(value);
}

/** The terminal's type as the client names it, or '' when it is not a name. */
export function parseTerm(term: string): string {
  return /^[\w.+-]{1,64}$/.test(term) ? term : '';
}

type Env = Readonly<Record<string, string>>;

/** What the terminal can show, from what the client sent. */
export function describeTerminal(env: Env): Terminal {
  return { color: colorLevel(env), unicode: hasUnicode(env) };
}

function colorLevel(env: Env): ColorLevel {
  const term = env.TERM ?? '';
  if ((env.NO_COLOR ?? '') !== '' || term === '' || term === 'dumb' || /^vt\d/.test(term)) return 'none';
  if (/^(truecolor|24bit)$/i.test(env.COLORTERM ?? '') || term.endsWith('-direct')) return 'truecolor';
  return /256|kitty|alacritty|ghostty|wezterm|foot/.test(term) ? '256' : '16';
}

/** Most clients send no locale, and most terminals draw Unicode: only a plain word against it counts. */
function hasUnicode(env: Env): boolean {
  if (/^(linux|vt\d)/.test(env.TERM ?? '')) return false;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  if (/^(C|POSIX)$/.test(locale)) return false;
  const charset = locale.split('.')[1];
  return charset === undefined || /^utf-?8/i.test(charset);
}

const DEFAULT_SIZE: Size = { columns: 80, rows: 24 };

/** A size from the client, made sane: 80×24 when it says nothing, else within 20–400 × 5–150. */
export function clampSize(columns: number, rows: number): Size {
  if (!(columns > 0 && rows > 0)) return DEFAULT_SIZE;
  return { columns: clamp(columns, 20, 400), rows: clamp(rows, 5, 150) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Math.floor(value)));
}

/** Terminals that cannot move the cursor get the plain face. */
export function canDrawScreens(term: string): boolean {
  return (
    term !== '' && term !== 'dumb' && term !== 'unknown' && term !== 'emacs' && !term.startsWith('network')
  );
}
