import { z } from 'zod';

/** A whole number between two bounds, both allowed. */
export const whole = (least: number, most: number) => z.number().int().min(least).max(most);

/** Points: whole numbers in steps of fifty. */
export const fifties = (least: number, most: number) => whole(least, most).multipleOf(50);
