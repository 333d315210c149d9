import { botFor } from '../../src/bots/botFor.ts';
import { decide } from '../../src/match/decide.ts';
import { evolve } from '../../src/match/evolve.ts';
import { matchView } from '../../src/match/matchView.ts';
import type { MatchRefusal } from '../../src/match/refusals.ts';
import { startMatch } from '../../src/match/start.ts';
import type { MatchState } from '../../src/match/state.ts';
import type { MatchOptions } from '../../src/rules/options.ts';

/** So quick that no limit of any clock runs out in the moves of a test. */
const MOVE_MS = 10;

interface Playing {
  /** Chooses the dice. */
  readonly seed: number;
  readonly seats?: readonly number[];
  readonly mostMoves?: number;
}

/** Plays a match in which a bot plays every seat (as a person's: one with bots alone would be abandoned). */
export function botMatch(options: MatchOptions, { seed, seats = [1, 2], mostMoves = 900 }: Playing) {
  const bot = botFor('cautious');
  const started = startMatch({
    at: 0,
    matchId: 'bots',
    secret: seed.toString(16).padStart(64, '0'),
    entropies: seats.map((seat) => `e${seat}`),
    seats: seats.map((seat) => ({ seat, name: `Seat ${seat}`, bot: false })),
    options,
  });
  let state = started.reduce<MatchState | null>(evolve, null)!;
  const refusals: MatchRefusal[] = [];
  for (let move = 1; move <= mostMoves && state.turn !== null; move++) {
    const { seat } = state.turn;
    const decision = decide(state, { ...bot.move(matchView(state), seat), seat }, move * MOVE_MS);
    state = decision.events.reduce<MatchState>(evolve, state);
    if (decision.refusal !== null) refusals.push(decision.refusal);
  }
  return { state, refusals };
}
