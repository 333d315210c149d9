import { type Command, misused } from './command.ts';

/** Back to one's own seat, else quick play, on the screen. */
export const play: Command = {
  name: 'play',
  about: 'exec.aboutPlay',
  usage: '',
  count: [0, 0],
  options: [],
  examples: ['play'],
  opening: () => ({ kind: 'play' }),
  run: ({ words }) => misused(words.t('exec.needsScreen', { command: 'play' })),
};
