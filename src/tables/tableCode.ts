/** Letters and digits that are not mistaken for each other when read aloud or copied by hand. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;
const CODE = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`);

/** A fresh table id: six characters, which is also the join code. `random(n)` is a whole number from 0 to n − 1. */
export function makeTableCode(random: (below: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[random(ALPHABET.length)]).join('');
}

/** A code as somebody typed it, spaces and hyphens left out and in capitals; null when it cannot be one. */
export function parseTableCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** What a name of a command-line table is known by: two that differ only in how they are written are one. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();
