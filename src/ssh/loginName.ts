import { cleanText } from '../i18n/cleanText.ts';

const MAX_NAME_CELLS = 32;
const RESUME_CODE = /^[A-Za-z0-9-]{4,64}$/;

export interface LoginName {
  readonly username: string;
  /** Null where none was typed, '' where it can be none. */
  readonly resumeCode: string | null;
}

/**
 * Splits `name+CODE`, the login name of a guest who comes back. What follows the last plus but cannot be a code
 * is dropped all the same: it may be a mistyped secret, and names are shown.
 */
export function parseLoginName(typed: string): LoginName {
  const short = typed.slice(0, 256);
  const plus = short.lastIndexOf('+');
  if (plus === -1) return { username: cleanText(short, MAX_NAME_CELLS), resumeCode: null };
  const code = short.slice(plus + 1);
  return {
    username: cleanText(short.slice(0, plus), MAX_NAME_CELLS),
    resumeCode: RESUME_CODE.test(code) ? code : '',
  };
}
