/** Words that more than one screen uses: counted nouns, answers, states. */
export const common = {
  title: 'Farkle',
  yes: 'yes',
  no: 'no',
  on: 'on',
  off: 'off',
  none: 'none',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  tooSmall:
    'This window is {{columns}}×{{rows}}. Make it at least {{leastColumns}}×{{leastRows}} to see the game. Nothing is lost meanwhile.',
  failed: 'That did not work. Try it once more.',
  broken:
    'Something went wrong on our side, and this screen cannot be drawn. Your seat and your points are safe.',
  brokenWhat: 'Press any key to try again. If that does not help, connect again.',
  full: 'The server is full. Please come back in a while.',
  endQuit: 'Goodbye. Come back whenever you like.',
  endSeatKept: 'Your seat at {{table}} is kept: connect again to come back to it.',
  endReplaced: 'You are playing from another window now, so this one has closed.',
  endShutdown: 'The server is stopping. Matches are saved: connect again in a moment to go on.',
  endTooSlow: 'The connection could not keep up and was closed. Your seat is kept: connect again.',
} as const;
