import { clockOf } from '../clock/clock.ts';
import { commitmentOf } from '../dice/commitment.ts';
import type { MatchState } from './state.ts';
import type { MatchView } from './view.ts';

/** The match as anyone may see it: the secret only once it is over (RULES.md section 8). */
export function matchView(state: MatchState): MatchView {
  const clock = clockOf(state.clock);
  const over = state.result !== null;
  const { turn } = state;
  return {
    matchId: state.matchId,
    options: state.options,
    commitment: state.secret === null ? null : commitmentOf(state.secret),
    entropies: state.entropies,
    secret: over ? state.secret : null,
    startedAt: state.startedAt,
    seats: state.seats.map(({ seat, name, bot, status, banked, opened, streak }) => ({
      seat,
      name,
      bot,
      status,
      banked,
      opened,
      streak,
      leftMs: clock.leftMs(seat, turn?.openedAt ?? state.at),
    })),
    turn,
    k: state.k,
    lap: state.lap,
    finalRound: state.finalRound,
    overtime: state.overtime,
    turnDeadlineAt: over ? null : clock.turnDeadlineAt,
    matchDeadlineAt: over ? null : clock.matchDeadlineAt,
    result: state.result,
  };
}
