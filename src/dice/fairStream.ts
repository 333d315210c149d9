import { createHmac } from 'node:crypto';
import { secretBytes } from './commitment.ts';

/** What all the dice of a match follow from (RULES.md section 8). */
export interface FairStream {
  /** 64 hex digits. */
  readonly secret: string;
  readonly matchId: string;
  /** One a seat, in seat order. */
  readonly entropies: readonly string[];
}

/** The endless bytes under one name, `1`, `2`, … for the rolls and `first` for the first player: HMAC-SHA256, block after block. */
export function* fairBytes(
  { secret, matchId, entropies }: FairStream,
  name: string,
): Generator<number, never> {
  const key = secretBytes(secret);
  for (let block = 0; ; block++) {
    yield* createHmac('sha256', key)
      .update(`${matchId}:${entropies.join(',')}:${name}:${block}`)
      .digest();
  }
}
