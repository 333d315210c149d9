import type { PublicTableEvent, TableEvent } from './events.ts';

/**
 * An event as anyone at the table may see it, or null for one that nobody may (RULES.md section 8): no secret, no
 * identity, and no entropy before the start, which shows all of it to all.
 */
export function redact(event: TableEvent): PublicTableEvent | null {
  switch (event.type) {
    case 'PlayerBarred':
      return null;
    case 'MatchPrepared': {
      const { secret: _secret, ...shown } = event;
      return shown;
    }
    case 'SeatTaken': {
      const { player, entropy: _entropy, ...shown } = event;
      return { ...shown, name: player.name };
    }
    case 'BotSeated':
    case 'EntropyChosen': {
      const { entropy: _entropy, ...shown } = event;
      return shown;
    }
    case 'HostChanged': {
      const { playerId: _playerId, ...shown } = event;
      return shown as PublicTableEvent;
    }
    case 'MatchStarted': {
      const { secret: _secret, ...shown } = event;
      return shown;
    }
    default:
      return event;
  }
}
