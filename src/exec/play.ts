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
  needsTerminal: true,
  run: ({ words }) => misused(words.t('exec.needsTerminal', { command: 'play' })),
};
