import { DICE_IN_PLAY, type Dice, type Face } from './dice.ts';

/** Why a text is no roll. */
export type RollProblem = 'noDice' | 'notADie' | 'tooManyDice';

// One die is one digit; between two dice up to three separators, such as " , ".
const ROLL = /^[1-6](?:[\s,-]{0,3}[1-6])*$/;

/** Reads one to six dice from a text such as "1 1 5", "115", "1,1,5" or "1-1-5"; a string says what is wrong with it. */
export function parseRoll(text: string): Dice | RollProblem {
  const roll = text.trim();
  if (roll === '') return 'noDice';
  if (!ROLL.test(roll)) return 'notADie';
  const dice = (roll.match(/[1-6]/g) ?? []).map((digit) => Number(digit) as Face);
  return dice.length > DICE_IN_PLAY ? 'tooManyDice' : dice;
}
