import type { Dice, Face } from '../../rules/dice.ts';

/** How long a roll is shown tumbling, and in how many pictures. The state behind it is there from the first. */
export const ROLL_MS = 480;
export const ROLL_FRAMES = 6;
export const FRAME_MS = ROLL_MS / ROLL_FRAMES;

/** Faces to show while roll `k` tumbles: any will do, but a die never shows the same face twice in a row. */
export function tumbling(dice: Dice, k: number, frame: number): Dice {
  return dice.map((_, index) => (((k * 5 + index * 7 + frame * (1 + (index % 2))) % 6) + 1) as Face);
}
