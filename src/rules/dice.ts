/** A face of a die. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** Dice in the order in which they lie on the table. */
export type Dice = readonly Face[];

export const FACES: Dice = [1, 2, 3, 4, 5, 6];

/** How many dice a turn begins with (RULES.md section 2). */
export const DICE_IN_PLAY = 6;

export const isFace = (value: unknown): value is Face =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;
