import { type Command, misused } from './command.ts';

/** A seat at a table, on the screen. */
export const join: Command = {
  name: 'join',
  about: 'exec.aboutJoin',
  usage: 'TABLE',
  // A name of several words needs no quotes.
  count: [1, 24],
  options: [],
  examples: ['join K7QM2F', 'join Tavern'],
  opening: (args) => ({ kind: 'join', table: args.join(' ') }),
  needsTerminal: true,
  run: ({ words, args }) => misused(words.t('exec.needsTerminal', { command: `join ${args.join(' ')}` })),
};
