import { type Command, done, JSON_OPTION, json } from './command.ts';

export const version: Command = {
  name: 'version',
  about: 'exec.aboutVersion',
  usage: '',
  count: [0, 0],
  options: [JSON_OPTION],
  examples: ['version', 'version --json'],
  run: ({ flags, services }) => (flags.json ? json({ version: services.version }) : done(services.version)),
};
