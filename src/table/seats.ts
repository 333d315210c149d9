import type { TableSettings } from '../rules/options.ts';
import type { PlayerSeat, TableSeat, TableState } from './state.ts';

const MOST_SEATS = 8;

/** Highest seat number of a table. A solo table has one person's seat, and bots may take the others. */
export function capacity(settings: TableSettings): number {
  return isSolo(settings) ? MOST_SEATS : settings.seats;
}

/** A table for one person and bots (RULES.md section 4, *seats*). */
export function isSolo(settings: TableSettings): boolean {
  return settings.seats === 1;
}

export function seatOf(state: TableState, playerId: string): PlayerSeat | null {
  return people(state).find((seat) => seat.player.id === playerId) ?? null;
}

export function seatAt(state: TableState, seat: number): TableSeat | null {
  return state.seats.find((taken) => taken.seat === seat) ?? null;
}

/** The seats that people hold, in seat order. */
export function people(state: TableState): readonly PlayerSeat[] {
  return state.seats.filter((seat) => seat.kind === 'player');
}

/** The lowest seat nobody holds, or null. */
export function lowestFree(state: TableState): number | null {
  for (let seat = 1; seat <= capacity(state.settings); seat += 1) {
    if (seatAt(state, seat) === null) return seat;
  }
  return null;
}

/** The name that the seat shows. */
export function nameOf(seat: TableSeat): string {
  return seat.kind === 'player' ? seat.player.name : seat.name;
}

/** Whether a person could sit down now, the table's phase and bars left aside. */
export function hasRoom(state: TableState): boolean {
  if (state.locked || lowestFree(state) === null) return false;
  return !isSolo(state.settings) || people(state).length === 0;
}

/** Whether those who sit would still have a seat under other settings. */
export function fits(seats: readonly TableSeat[], settings: TableSettings): boolean {
  const persons = seats.filter((seat) => seat.kind === 'player').length;
  return seats.every(({ seat }) => seat <= capacity(settings)) && (!isSolo(settings) || persons <= 1);
}
