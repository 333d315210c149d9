import type { NumberedRoll } from '../dice/verifyRolls.ts';
import type { MatchEvent } from './events.ts';

/** Every roll of a match in the order in which they fell, roll-offs included (RULES.md section 8). */
export const matchRolls = (events: readonly MatchEvent[]): readonly NumberedRoll[] =>
  events.flatMap((event): NumberedRoll[] => {
    if (event.type === 'DiceRolled') return [{ k: event.k, dice: event.dice }];
    return event.type === 'RollOffMade' ? [{ k: event.k, dice: [event.die] }] : [];
  });
