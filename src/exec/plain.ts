import { type Command, done } from './command.ts';

/** The whole game line by line, for screen readers and simple terminals. */
export const plain: Command = {
  name: 'plain',
  about: 'exec.aboutPlain',
  usage: '',
  count: [0, 0],
  options: [],
  examples: ['plain'],
  opening: () => ({ kind: 'plain' }),
  // Never asked for: the game in lines opens wherever there are lines.
  run: () => done(''),
};
