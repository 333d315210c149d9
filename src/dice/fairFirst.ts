import { type FairStream, fairBytes } from './fairRoll.ts';

/**
 * The random first player: a place among the `n` taken seats in seat order, from 0 (RULES.md section 8).
 * Bytes that would favour the first places are skipped. Uses no roll number.
 */
export function fairFirst(stream: FairStream, n: number): number {
  const limit = 256 - (256 % n);
  const bytes = fairBytes(stream, 'first');
  let byte = bytes.next().value;
  while (byte >= limit) byte = bytes.next().value;
  return byte % n;
}
