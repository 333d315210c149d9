import { botFor } from '../../bots/botFor.ts';
import { makeMemoryLog } from '../../log/memoryLog.ts';
import { makeHall } from '../../session/hall.ts';
import { guestPlayerId } from '../../session/identity.ts';
import type { SessionServices } from '../../session/makeSession.ts';
import { makeProfiles } from '../../session/profile.ts';
import type { SessionStart } from '../../session/self.ts';
import type { Clock } from '../../tables/clock.ts';
import type { Logger } from '../../tables/logger.ts';
import { makeTableManager } from '../../tables/makeTableManager.ts';
import { makeRandomness, seededBelow } from '../randomness.ts';
import { profileLog, type StoredEvent, tableLog } from '../storedEvent.ts';
import type { SnapshotConfig } from './snapshotConfig.ts';

/** Of a guest: a code that is the same every time. */
const RESUME_CODE = 'ABCD-EFGH-JKMN-PQRS';

/** A server in memory, put together as the real one is. */
export async function makeSnapshotServer(
  { seed, tables: fixedTables, botDelayMs, guest, name }: SnapshotConfig,
  clock: Clock,
  logger: Logger,
): Promise<SessionServices> {
  const log = makeMemoryLog<StoredEvent>();
  const profiles = makeProfiles(profileLog(log));
  // Only a code that is known is taken from a guest; any other would be a new, random one.
  if (guest) await profiles.save(guestPlayerId(RESUME_CODE), { type: 'NameChosen', at: clock.now(), name });
  const tables = await makeTableManager({
    log: tableLog(log),
    clock,
    randomness: makeRandomness(seed),
    randomBelow: seededBelow(seed),
    mindOf: botFor,
    botDelayMs,
    fixedTables,
    logger,
  });
  // The warning of predictable dice is left out: the screens are to be those of a fair server.
  return { tables, profiles, hall: makeHall(clock), clock, logger, motd: '', predictableDice: false };
}

/** The person whose keys are played. */
export const snapshotPerson = ({ guest, name, language, theme, terminal }: SnapshotConfig): SessionStart => ({
  identity: guest ? { kind: 'guest' } : { kind: 'key', id: 'snapshot' },
  resumeCode: guest ? RESUME_CODE : null,
  username: name,
  defaults: { language, theme, ascii: !terminal.unicode, animation: false },
});
