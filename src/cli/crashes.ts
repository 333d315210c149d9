import type { Logger } from 'pino';

/**
 * From now on an error that nobody caught is written down and the server goes on: one broken session or table must
 * not end the others, and whatever was shown is on the disk already.
 */
export function surviveCrashes(log: Logger): void {
  process.on('uncaughtException', (err) => log.error({ err }, 'uncaught exception'));
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));
}
