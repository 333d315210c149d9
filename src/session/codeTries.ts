/** Wrong codes that nobody has to wait for. */
const FREE_TRIES = 5;
const TRY_WAIT_MS = 10_000;

/** How often a session may try codes: who mistypes is not kept, who guesses has all day. */
export interface CodeTries {
  /** `attempt` unless the session must wait after its wrong ones; the clock's moments are epoch ms. */
  allow<R>(attempt: () => Promise<R>): Promise<R | 'tooManyTries'>;
}

export function makeCodeTries(now: () => number): CodeTries {
  let wrong = 0;
  let waitUntil = 0;
  return {
    async allow(attempt) {
      if (now() < waitUntil) return 'tooManyTries';
      const answer = await attempt();
      if (answer === 'badCode') {
        wrong += 1;
        if (wrong >= FREE_TRIES) waitUntil = now() + TRY_WAIT_MS;
      }
      return answer;
    },
  };
}
