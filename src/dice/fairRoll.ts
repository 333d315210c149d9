import type { Dice, Face } from '../rules/dice.ts';
import { type FairStream, fairBytes } from './fairStream.ts';

/** Bytes from here on are skipped: 252 is the last multiple of six, so every face is equally likely. */
const BYTE_LIMIT = 252;

/** The dice of roll `k` (from 1) of a match, `count` of them (RULES.md section 8). The same for the same stream, always. */
export function fairRoll(stream: FairStream, k: number, count: number): Dice {
  const dice: Face[] = [];
  const bytes = fairBytes(stream, String(k));
  while (dice.length < count) {
    const byte = bytes.next().value;
    if (byte < BYTE_LIMIT) dice.push(((byte % 6) + 1) as Face);
  }
  return dice;
}
