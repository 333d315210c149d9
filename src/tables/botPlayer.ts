import type { Bot } from '../bots/bot.ts';
import { matchView } from '../match/matchView.ts';
import type { BotKind, SeatCommand } from '../table/commands.ts';
import { seatAt } from '../table/seats.ts';
import type { TableState } from '../table/state.ts';
import type { Clock } from './clock.ts';
import type { Logger } from './logger.ts';
import { logName } from './tableNews.ts';

export interface BotPlayerOptions {
  readonly clock: Clock;
  readonly mindOf: (kind: BotKind) => Bot;
  readonly thinkMs: number;
  readonly logger: Logger;
  readonly post: (seat: number, command: SeatCommand) => void;
}

export interface BotPlayer {
  /** Looks at the table after a change: where a bot has the turn, it moves once, after a moment of thought. */
  look(state: TableState): void;
  stop(): void;
}

/** Plays the bots of one table, with at most one timer. A bot that fails does not move: its time runs out. */
export function makeBotPlayer({ clock, mindOf, thinkMs, logger, post }: BotPlayerOptions): BotPlayer {
  let pending: { readonly move: string; readonly cancel: () => void } | null = null;

  const stop = (): void => {
    pending?.cancel();
    pending = null;
  };

  const move = (state: TableState, seat: number, kind: BotKind): void => {
    try {
      if (state.match !== null) post(seat, mindOf(kind).move(matchView(state.match), seat));
    } catch (error) {
      logger.error({ err: error, table: logName(state) }, 'a bot could not move');
    }
  };

  return {
    look(state) {
      const turn = state.phase === 'playing' ? (state.match?.turn ?? null) : null;
      const seat = turn === null ? null : seatAt(state, turn.seat);
      if (turn === null || seat === null || seat.kind !== 'bot') {
        stop();
        return;
      }
      // The same decision as before, after a chat message say: the bot is at it already.
      const decision = [state.match?.matchId, turn.seat, turn.openedAt, state.match?.k].join(' ');
      if (pending?.move === decision) return;
      stop();
      const cancel = clock.callAt(clock.now() + thinkMs, () => move(state, seat.seat, seat.bot));
      pending = { move: decision, cancel };
    },
    stop,
  };
}
