import type { PlayerRef, Randomness, Sender } from './commands.ts';
import { people, seatOf } from './seats.ts';
import type { PlayerSeat, TableState } from './state.ts';

/** What a command comes with besides the table: who sends it, the server's randomness for it, and its moment (epoch ms). */
export interface TableContext {
  readonly sender: Sender;
  readonly randomness: Randomness;
  readonly now: number;
}

export function playerOf({ sender }: TableContext): PlayerRef | null {
  return sender.kind === 'player' ? sender.player : null;
}

/** The seat that the sender holds as a person. */
export function ownSeat(state: TableState, context: TableContext): PlayerSeat | null {
  const player = playerOf(context);
  return player === null ? null : seatOf(state, player.id);
}

/** The host decides about the table; while nobody sits there, the server does. */
export function isHost(state: TableState, context: TableContext): boolean {
  const player = playerOf(context);
  if (player !== null) return player.id === state.hostId;
  return context.sender.kind === 'server' && people(state).length === 0;
}
