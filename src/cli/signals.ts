import { constants } from 'node:os';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** npm hands on the Ctrl-C that the terminal has already sent: what follows so closely is the same one. */
const ECHO_MS = 500;

/**
 * Resolves at the first signal that asks the process to end; a second one ends it at once.
 * Call it before anything draws with Ink, which listens to the same signals.
 */
export function untilSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let askedAt: number | null = null;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (askedAt !== null && performance.now() - askedAt > ECHO_MS) {
          process.exit(128 + constants.signals[signal]);
        }
        askedAt ??= performance.now();
        resolve(signal);
      });
    }
  });
}
