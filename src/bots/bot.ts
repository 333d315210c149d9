import type { MatchView } from '../match/view.ts';

/** What a bot asks for: the same as a player can. `hold` lists positions in the current roll, from 1. */
export interface BotMove {
  readonly type: 'Roll' | 'Bank';
  readonly hold: readonly number[];
}

/** Plays a seat by what everyone at the table can see. Asked only while that seat is to act; its move is never a refused one. */
export interface Bot {
  move(match: MatchView, seat: number): BotMove;
}
