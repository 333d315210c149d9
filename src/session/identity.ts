import { createHash, randomInt } from 'node:crypto';

/** Who a login proved to be. A key's `id` is made of `A-Za-z0-9_-`, at most 50 of them. */
export type Identity = { readonly kind: 'key'; readonly id: string } | { readonly kind: 'guest' };

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 16;
const GROUP = 4;
const CODE = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`);

/** The id under which a key's seats, name and records are kept. */
export const keyPlayerId = (keyId: string): string => `key-${keyId}`;

/** A guest's id follows from the resume code alone; the code does not follow from the id. */
export const guestPlayerId = (code: string): string =>
  `guest-${createHash('sha256').update(code).digest('base64url')}`;

/** A fresh resume code, about 79 bits, in groups that can be copied by hand: `ABCD-EFGH-JKMN-PQRS`. */
export function makeResumeCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return grouped(letters);
}

/** A resume code as somebody typed it, in the form it was given out; null when it cannot be one. */
export function parseResumeCode(text: string): string | null {
  const letters = text.slice(0, 64).replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(letters) ? grouped(letters) : null;
}

function grouped(letters: string): string {
  const groups = [];
  for (let from = 0; from < letters.length; from += GROUP) groups.push(letters.slice(from, from + GROUP));
  return groups.join('-');
}
