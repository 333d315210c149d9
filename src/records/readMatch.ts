import type { EventLog } from '../log/eventLog.ts';
import type { MatchEvent } from '../match/events.ts';
import { isMatchEvent, type TableEvent } from '../table/events.ts';
import type { MatchRecord } from './matches.ts';

/** The events of one match, from the log itself: what is proved must not rest on what was derived. */
export async function readMatch(
  log: EventLog<TableEvent>,
  { stream, logAfter, logUpto, matchId }: Pick<MatchRecord, 'stream' | 'logAfter' | 'logUpto' | 'matchId'>,
): Promise<readonly MatchEvent[]> {
  const events = (await log.read(stream, logAfter, logUpto)).flatMap((commit) => commit.events);
  const first = events.findIndex((event) => event.type === 'MatchStarted' && event.matchId === matchId);
  const last = events.findIndex((event) => event.type === 'MatchEnded');
  return events.slice(first, last + 1).filter(isMatchEvent);
}
