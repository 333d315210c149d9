import { describe, expect, it } from 'vitest';
import { commitmentOf, isCommitted, isSecret } from '../../src/dice/commitment.ts';
import { isEntropy } from '../../src/dice/entropy.ts';

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

describe('RULES.md section 8: the commitment', () => {
  it("is the SHA-256 of the secret's bytes, not of its digits", () => {
    // printf SECRET | xxd -r -p | openssl dgst -sha256
    expect(commitmentOf(secret)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  it('knows the secret that was committed to', () => {
    const commitment = commitmentOf(secret);
    expect(isCommitted(secret, commitment)).toBe(true);
    expect(isCommitted(secret.toUpperCase(), commitment.toUpperCase())).toBe(true);
    expect(isCommitted(secret.replace('1f', '1e'), commitment)).toBe(false);
    expect(isCommitted(secret, commitment.replace('6', '7'))).toBe(false);
  });

  it('takes no text that is not 64 hex digits for a secret', () => {
    for (const text of ['', 'zz', secret.slice(1), `${secret}0`, `${secret}\n`, secret.replace('0', 'x')]) {
      expect(isSecret(text)).toBe(false);
      expect(isCommitted(text, commitmentOf(secret))).toBe(false);
    }
  });
});

describe('RULES.md section 8: entropy', () => {
  it('is 1 to 64 letters, digits, _ and -', () => {
    for (const text of ['a', 'Zz09_-', 'x'.repeat(64)]) expect(isEntropy(text)).toBe(true);
    for (const text of ['', 'x'.repeat(65), 'a b', 'a,b', 'a:b', 'é', 'a\n', '\u0000']) {
      expect(isEntropy(text)).toBe(false);
    }
  });
});
