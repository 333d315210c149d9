import { createHash } from 'node:crypto';

const SECRET = /^[0-9a-f]{64}$/i;

/** Whether a text is the secret of a match: 32 bytes as 64 hex digits. */
export const isSecret = (text: string): boolean => SECRET.test(text);

/** The bytes of a secret. Throws, without naming it, when it is not of that form. */
export function secretBytes(secret: string): Buffer {
  if (!isSecret(secret)) throw new RangeError('a secret has 64 hex digits');
  return Buffer.from(secret, 'hex');
}

/** The SHA-256 of a secret's 32 bytes, in hex: shown before anyone gives entropy (RULES.md section 8). */
export const commitmentOf = (secret: string): string =>
  createHash('sha256').update(secretBytes(secret)).digest('hex');

/** Whether this secret is the one that was committed to; false for a text that is no secret. */
export const isCommitted = (secret: string, commitment: string): boolean =>
  isSecret(secret) && commitmentOf(secret) === commitment.toLowerCase();
