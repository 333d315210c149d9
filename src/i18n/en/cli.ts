/** What the server says to somebody who has no screen to draw on. */
export const cli = {
  needsScreen: 'Farkle draws on a terminal: connect with  ssh -t  and no command.',
} as const;
