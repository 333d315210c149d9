import { describe, expect, it } from 'vitest';
import { fairFirst } from '../../src/dice/fairFirst.ts';
import type { FairStream } from '../../src/dice/fairRoll.ts';

const stream: FairStream = {
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  matchId: 'match-1',
  entropies: ['abc', 'XYZ_9'],
};

describe('RULES.md section 8: random first player', () => {
  it('takes the first byte of the HMAC over matchId:entropies:first:block', () => {
    // openssl: 10 37 …, that is 16
    const places = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => fairFirst(stream, n));
    expect(places).toEqual([0, 0, 1, 0, 1, 4, 2, 0]);
  });

  it('skips bytes that would favour the first places', () => {
    // openssl: ff 78 …, that is 255 and 120
    const skipping = { ...stream, matchId: 'm30' };
    expect([3, 5, 6, 7].map((n) => fairFirst(skipping, n))).toEqual([0, 0, 0, 1]);
    // Nothing is skipped where n divides 256: the byte is 255.
    expect([2, 4, 8].map((n) => fairFirst(skipping, n))).toEqual([1, 3, 7]);
  });

  it('gives each of the places equally often', () => {
    for (let n = 2; n <= 8; n++) {
      const expected = 500;
      const seen = Array<number>(n).fill(0);
      for (let match = 1; match <= n * expected; match++) {
        const place = fairFirst({ ...stream, matchId: `m${match}` }, n);
        seen[place] = seen[place]! + 1;
      }
      const chiSquare = seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
      // Seven degrees of freedom, 99 in 100; fewer places stay lower still.
      expect(chiSquare).toBeLessThan(18.48);
    }
  });
});
