import { describe, expect, it } from 'vitest';
import { makeRandomness } from '../../src/cli/randomness.ts';

describe('makeRandomness', () => {
  it('is fresh every time without a seed (RULES.md section 8)', () => {
    const next = makeRandomness(null);
    const [one, other] = [next(), next()];
    expect(one.seed.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(one.seed.matchId).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(new Set([...one.entropies, ...other.entropies]).size).toBe(16);
    for (const entropy of one.entropies) expect(entropy).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(other.seed.secret).not.toBe(one.seed.secret);
    expect(other.seed.matchId).not.toBe(one.seed.matchId);
  });

  it('follows from the seed and the number of matches prepared', () => {
    const [one, other] = [makeRandomness(7), makeRandomness(7)];
    // Commands that prepare no match change nothing.
    for (let command = 0; command < 5; command++) other();
    const first = one();
    expect(other()).toEqual(first);
    expect(one().seed).not.toEqual(first.seed);
    expect(makeRandomness(7, 1)().seed).toEqual(other().seed);
    expect(makeRandomness(8)().seed.secret).not.toBe(first.seed.secret);
    expect(first.seed).toBe(first.seed);
  });
});
