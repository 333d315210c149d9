import type { PlayerRef, Randomness, Sender } from './commands.ts';
import { seatOf } from './seats.ts';
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

/** The host decides about the table; so does the server for a table that nobody hosts. */
export function isHost(state: TableState, context: TableContext): boolean {
  const player = playerOf(context);
  return player === null
    ? context.sender.kind === 'server' && state.hostId === null
    : player.id === state.hostId;
}
