import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FairStream, fairRoll } from '../../src/dice/fairRoll.ts';

/*
 * The bytes behind the figures here were worked out once with
 * printf 'match-1:abc,XYZ_9:1:0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f
 */
const stream: FairStream = {
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  matchId: 'match-1',
  entropies: ['abc', 'XYZ_9'],
};

describe('RULES.md section 8: roll k', () => {
  it('gives the dice of the HMAC over matchId:entropies:k:block', () => {
    // 36 51 7d 8d c3 15 and f3 e6 2a 3d d1 81
    expect(fairRoll(stream, 1, 6)).toEqual([1, 4, 6, 4, 4, 4]);
    expect(fairRoll(stream, 2, 6)).toEqual([4, 3, 1, 2, 6, 4]);
  });

  it('skips bytes from 252 on', () => {
    // 36 aa e4 [ff] 4e 16 44 and 83 a0 [fc] 8b 7f 32 97
    expect(fairRoll(stream, 3, 6)).toEqual([1, 3, 1, 1, 5, 3]);
    expect(fairRoll(stream, 5, 6)).toEqual([6, 5, 2, 2, 3, 2]);
  });

  it('goes on to further blocks', () => {
    expect(fairRoll(stream, 1, 100).join('')).toBe(
      '1464444565435316634236545331535652136555334532624356353454123432435252252566124461142346564423336244',
    );
  });

  it('gives fewer dice as the beginning of more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 6 }), (k, count) => {
        expect(fairRoll(stream, k, count)).toEqual(fairRoll(stream, k, 6).slice(0, count));
      }),
    );
  });

  it('reads the secret in either case of its hex digits, and refuses another secret without naming it', () => {
    expect(fairRoll({ ...stream, secret: stream.secret.toUpperCase() }, 1, 6)).toEqual(
      fairRoll(stream, 1, 6),
    );
    for (const secret of ['', 'beef', `${stream.secret}00`, stream.secret.replace('0', 'g')]) {
      expect(() => fairRoll({ ...stream, secret }, 1, 6)).toThrow(/^a secret has 64 hex digits$/);
    }
  });

  it('changes with every part of the stream', () => {
    const others = [
      { ...stream, matchId: 'match-2' },
      { ...stream, entropies: ['XYZ_9', 'abc'] },
      { ...stream, entropies: ['abc'] },
      { ...stream, secret: stream.secret.replace('1f', '20') },
    ];
    for (const other of others) expect(fairRoll(other, 1, 30)).not.toEqual(fairRoll(stream, 1, 30));
  });

  it('shows each face equally often', () => {
    const count = 60_000;
    const seen = [0, 0, 0, 0, 0, 0];
    for (let k = 1; k <= count / 6; k++) for (const die of fairRoll(stream, k, 6)) seen[die - 1]!++;
    const expected = count / 6;
    const chiSquare = seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // Five degrees of freedom: fair dice stay below 15.09 in 99 cases of 100, and these dice are always the same.
    expect(chiSquare).toBeLessThan(15.09);
  });

  it('shows each pair of neighbouring dice equally often', () => {
    const seen = new Map<string, number>();
    const count = 36_000;
    for (let k = 1; k <= count; k++) {
      const pair = fairRoll(stream, k, 2).join('');
      seen.set(pair, (seen.get(pair) ?? 0) + 1);
    }
    const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(seen.size).toBe(36);
    // 35 degrees of freedom, 99 in 100.
    expect(chiSquare).toBeLessThan(57.34);
  });
});
