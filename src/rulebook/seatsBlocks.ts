import type { Words } from '../words/words.ts';
import { type Block, list } from './page.ts';

/** Seats taken, kept, lost and given up (RULES.md section 7). */
export const seatsBlocks = ({ t }: Words): Block[] => [
  list(
    t('rulebook.seatsKept'),
    t('rulebook.seatsBack'),
    t('rulebook.seatsLeave'),
    t('rulebook.seatsLast'),
    t('rulebook.seatsOne'),
  ),
  list(
    t('rulebook.seatsStart'),
    t('rulebook.seatsAway'),
    t('rulebook.seatsKick'),
    t('rulebook.seatsQuick'),
    t('rulebook.seatsRematch'),
  ),
];
