import type { Words } from '../words/words.ts';
import { type Block, heading, list, paragraphs } from './page.ts';

/** Wins of whoever begins, as published by Matt Busche, 2016. */
const FIRST_WINS = 0.53487;

/** What is known of the game's past, and what is only told. */
export const historyBlocks = ({ t, percent }: Words): Block[] => [
  ...paragraphs(
    t('rulebook.historyFolk'),
    t('rulebook.historyPrint'),
    t('rulebook.historyName'),
    t('rulebook.historyPocket'),
    t('rulebook.historyNames'),
    t('rulebook.historyScreens'),
    t('rulebook.historySolved', { chance: percent(FIRST_WINS) }),
  ),
  heading(t('rulebook.legends')),
  list(t('rulebook.legendAlbert'), t('rulebook.legendSettlers'), t('rulebook.legendShips')),
];
