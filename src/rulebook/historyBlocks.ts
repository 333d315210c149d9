import type { Words } from '../words/words.ts';
import { type Block, heading, list, paragraphs } from './page.ts';
import { percentText } from './percentText.ts';

/** Wins of whoever begins, as published by Matt Busche, 2016. */
const FIRST_WINS = 0.53487;

/** What is known of the game's past, and what is only told. */
export const historyBlocks = ({ t, lang }: Words): Block[] => [
  ...paragraphs(
    t('rulebook.historyFolk'),
    t('rulebook.historyPrint'),
    t('rulebook.historyName'),
    t('rulebook.historyPocket'),
    t('rulebook.historyNames'),
    t('rulebook.historyScreens'),
    t('rulebook.historySolved', { chance: percentText(lang, FIRST_WINS) }),
  ),
  heading(t('rulebook.legends')),
  list(t('rulebook.legendAlbert'), t('rulebook.legendSettlers'), t('rulebook.legendShips')),
];
