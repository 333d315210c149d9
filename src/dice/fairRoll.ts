import { createHmac } from 'node:crypto';
import type { Dice, Face } from '../rules/dice.ts';
import { secretBytes } from './commitment.ts';

/** What all the dice of a match follow from (RULES.md section 8). */
export interface FairStream {
  /** 64 hex digits. */
  readonly secret: string;
  readonly matchId: string;
  /** One a seat, in seat order. */
  readonly entropies: readonly string[];
}

/** Bytes from here on are skipped: 252 is the last multiple of six, so every face is equally likely. */
const BYTE_LIMIT = 252;

/** The endless bytes of one roll, or of `first` for the random first player: HMAC-SHA256, block after block. */
export function* fairBytes(stream: FairStream, roll: number | 'first'): Generator<number, never> {
  const key = secretBytes(stream.secret);
  const prefix = `${stream.matchId}:${stream.entropies.join(',')}:${roll}`;
  for (let block = 0; ; block++) yield* createHmac('sha256', key).update(`${prefix}:${block}`).digest();
}

/** The dice of roll `k` (from 1) of a match, `count` of them (RULES.md section 8). The same for the same stream, always. */
export function fairRoll(stream: FairStream, k: number, count: number): Dice {
  const dice: Face[] = [];
  const bytes = fairBytes(stream, k);
  while (dice.length < count) {
    const byte = bytes.next().value;
    if (byte < BYTE_LIMIT) dice.push(((byte % 6) + 1) as Face);
  }
  return dice;
}
