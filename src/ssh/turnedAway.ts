import { cleanText } from '../i18n/cleanText.ts';
import type { Logger } from '../tables/logger.ts';

/** Why somebody who connected never came in. */
export type TurnedAway = keyof typeof SENTENCES;

const SENTENCES = {
  tooManyHere: 'refused: too many connections from one address',
  tooMany: 'refused: too many connections',
  full: 'refused: too many sessions',
  tooSlow: 'cut: the login took too long',
  tooManyTries: 'cut: too many tries to log in',
  notSsh: 'cut: it did not speak SSH',
  brokenSsh: 'cut: no SSH that this server speaks',
  left: 'left before the login',
} as const;

/** What the host may have to do something about. */
const WARNINGS: ReadonlySet<TurnedAway> = new Set(['tooManyHere', 'tooMany', 'full']);
const QUIET_MS = 10_000;
const DETAIL_CELLS = 120;

/**
 * Tells the server's log of people who were turned away, each reason at most once in ten seconds: a flood of
 * connections makes no flood of lines. The next line says how many were `unsaid`.
 */
export function makeTurnedAway(
  logger: Logger,
  now: () => number = () => performance.now(),
): (why: TurnedAway, address: string, detail?: string) => void {
  const said = new Map<TurnedAway, { at: number; unsaid: number }>();

  return (why, address, detail) => {
    const before = said.get(why);
    if (before !== undefined && now() - before.at < QUIET_MS) {
      before.unsaid += 1;
      return;
    }
    said.set(why, { at: now(), unsaid: 0 });
    const details = {
      address,
      ...(detail === undefined ? {} : { detail: cleanText(detail, DETAIL_CELLS) }),
      ...(before === undefined || before.unsaid === 0 ? {} : { unsaid: before.unsaid }),
    };
    // Most who leave so are other programs looking whether the port is open.
    if (why === 'left') logger.debug(details, SENTENCES[why]);
    else if (WARNINGS.has(why)) logger.warn(details, SENTENCES[why]);
    else logger.info(details, SENTENCES[why]);
  };
}
