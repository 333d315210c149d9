import type { Catalogue } from './catalogue.ts';
import { common } from './ro/common.ts';
import { events } from './ro/events.ts';
import { exec } from './ro/exec.ts';
import { help } from './ro/help.ts';
import { keys } from './ro/keys.ts';
import { lobby } from './ro/lobby.ts';
import { plain } from './ro/plain.ts';
import { refusals } from './ro/refusals.ts';
import { rulebook } from './ro/rulebook.ts';
import { rules } from './ro/rules.ts';
import { setup } from './ro/setup.ts';
import { table } from './ro/table.ts';

/** The Romanian words. */
export const ro: Catalogue<'one' | 'few' | 'other'> = {
  common,
  events,
  exec,
  help,
  keys,
  lobby,
  plain,
  refusals,
  rulebook,
  rules,
  setup,
  table,
};
