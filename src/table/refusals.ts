import { MATCH_REFUSALS } from '../match/refusals.ts';

/** Why a command at a table is refused. */
export const TABLE_REFUSALS = [
  ...MATCH_REFUSALS,
  'tableGone',
  'notSeated',
  'alreadySeated',
  'seatTaken',
  'tableFull',
  'tableLocked',
  'matchRunning',
  'resultsShown',
  'kickedFromTable',
  'notHost',
  'fixedOptions',
  'badOptions',
  'needTwoSeats',
  'startWaits',
  'noMatch',
  'notABot',
  'emptySeat',
  'ownSeat',
  'badEntropy',
  'chatOff',
  'chatTooFast',
  'badChat',
  /** The server could not store what was asked for; nothing changed, or the next view shows that it did. */
  'notSaved',
] as const;

export type TableRefusal = (typeof TABLE_REFUSALS)[number];
