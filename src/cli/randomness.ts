import { createHash, randomBytes } from 'node:crypto';
import { nanoid } from 'nanoid';
import type { MatchSeed, Randomness } from '../table/commands.ts';

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8];
const ENTROPY_LENGTH = 16;

/**
 * Makes the randomness for one command. With a seed everything that dice depend on follows from it and from how many
 * matches were `prepared` before (RULES.md section 8), so the same seed on a new data folder rolls the same dice.
 */
export function makeRandomness(seed: number | null, prepared = 0): () => Randomness {
  return seed === null ? fairRandomness : seededRandomness(seed, prepared);
}

const fairRandomness = (): Randomness => ({
  seed: { matchId: nanoid(), secret: randomBytes(32).toString('hex') },
  entropies: SEATS.map(() => nanoid(ENTROPY_LENGTH)),
});

function seededRandomness(seed: number, before: number): () => Randomness {
  let prepared = before;
  const entropies = SEATS.map((seat) => `seed-${seed}-seat-${seat}`);
  // Most commands need no match seed: only one that is looked at is counted.
  const nextSeed = (): MatchSeed => {
    prepared++;
    const secret = createHash('sha256').update(`farkle ${seed} ${prepared}`).digest('hex');
    return { matchId: `seed-${seed}-match-${prepared}`, secret };
  };
  return () => {
    let made: MatchSeed | null = null;
    return {
      get seed() {
        made ??= nextSeed();
        return made;
      },
      entropies,
    };
  };
}

/** Whole numbers from 0 to `below` − 1 that follow from the seed, one after the other: for join codes. */
export function seededBelow(seed: number): (below: number) => number {
  let drawn = 0;
  return (below) => {
    drawn++;
    return createHash('sha256').update(`farkle ${seed} number ${drawn}`).digest().readUInt32BE() % below;
  };
}
