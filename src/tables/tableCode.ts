import { createHash } from 'node:crypto';

/** Letters and digits that are not mistaken for each other when read aloud or copied by hand. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;
const CODE = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`);
const SLUG_LENGTH = 40;

/** A fresh table id: six characters, which is also the join code. `random(n)` is a whole number from 0 to n − 1. */
export function makeTableCode(random: (below: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[random(ALPHABET.length)]).join('');
}

/** A code as somebody typed it, spaces and hyphens left out and in capitals; null when it cannot be one. */
export function parseTableCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** The id of a table from the command line: always the same for a name, and never one that a code could be. */
export function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_LENGTH);
  if (slug === name.toLowerCase().replaceAll(' ', '-') && !CODE.test(slug.toUpperCase())) return slug;
  return `${slug}-${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 8)}`;
}
