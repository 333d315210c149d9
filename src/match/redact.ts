import type { MatchEvent, MatchStarted } from './events.ts';

export type PublicMatchEvent = Exclude<MatchEvent, MatchStarted> | Omit<MatchStarted, 'secret'>;

/** An event as anyone may see it: without the match's secret (RULES.md section 8). */
export function redactMatchEvent(event: MatchEvent): PublicMatchEvent {
  if (event.type !== 'MatchStarted') return event;
  const { secret: _secret, ...shown } = event;
  return shown;
}
