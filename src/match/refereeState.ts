import { deadline } from './deadline.ts';
import type { Written } from './referee.ts';
import { timeLeftMs } from './refuse.ts';
import type { SeatStatus } from './state.ts';

/** The last line of a written match (REFEREE.md). */
export interface RefereeState {
  readonly status: 'playing' | 'finished' | 'abandoned';
  readonly turn: number | null;
  readonly turnTotal: number;
  readonly dice: readonly number[] | null;
  readonly deadline: number | null;
  readonly lap: number;
  readonly finalRound: boolean;
  readonly overtime: boolean;
  readonly seats: readonly {
    readonly seat: number;
    readonly name: string;
    readonly banked: number;
    readonly status: SeatStatus;
    readonly opened: boolean;
    readonly streak: number;
    readonly timeLeftMs: number | null;
  }[];
  readonly winner: number | null;
  readonly ranking: readonly number[] | null;
}

/** The state as it stands at the moment of the last line. */
export function refereeState({ state, at }: Written): RefereeState {
  return {
    status: state.result?.status ?? 'playing',
    turn: state.turn?.seat ?? null,
    turnTotal: state.turn?.total ?? 0,
    dice: state.turn?.dice ?? null,
    deadline: deadline(state),
    lap: state.lap,
    finalRound: state.finalRound !== null,
    overtime: state.overtime,
    seats: state.seats.map((seat) => ({
      seat: seat.seat,
      name: seat.name,
      banked: seat.banked,
      status: seat.status,
      opened: seat.opened,
      streak: seat.streak,
      timeLeftMs: timeLeftMs(state, seat.seat, at),
    })),
    winner: state.result?.winner ?? null,
    ranking: state.result?.ranking ?? null,
  };
}
