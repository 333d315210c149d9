import type { ColorDepth, Size } from './request.ts';

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

/** How many colours to draw with, from what the client sent. */
export function colorDepth(env: Readonly<Record<string, string>>): ColorDepth {
  const term = env.TERM ?? '';
  if ((env.NO_COLOR ?? '') !== '' || term === 'dumb' || term.startsWith('vt1') || term.startsWith('vt2')) {
    return 'none';
  }
  if (/^(truecolor|24bit)$/i.test(env.COLORTERM ?? '') || term.endsWith('-direct')) return 'truecolor';
  return /256|kitty|alacritty|ghostty|wezterm|foot/.test(term) ? '256' : '16';
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
