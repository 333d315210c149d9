/** Why a command of a match is refused: conditions, in the order in which they are looked at (REFEREE.md). */
export const MATCH_REFUSALS = [
  'noSuchSeat',
  'tooLate',
  'matchOver',
  'notInPlay',
  'notYourTurn',
  'mustRollFirst',
  'mustHold',
  'badDie',
  'deadHold',
  'mustRollHotDice',
  'belowThreshold',
  'wrongDice',
] as const;

export type MatchRefusal = (typeof MATCH_REFUSALS)[number];
