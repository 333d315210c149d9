import type { Catalogue } from './catalogue.ts';
import { common } from './pl/common.ts';
import { events } from './pl/events.ts';
import { exec } from './pl/exec.ts';
import { help } from './pl/help.ts';
import { keys } from './pl/keys.ts';
import { lobby } from './pl/lobby.ts';
import { plain } from './pl/plain.ts';
import { refusals } from './pl/refusals.ts';
import { rulebook } from './pl/rulebook.ts';
import { rules } from './pl/rules.ts';
import { setup } from './pl/setup.ts';
import { table } from './pl/table.ts';

/** The Polish words. */
export const pl = {
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
} as const satisfies Catalogue<'one' | 'few' | 'many' | 'other'>;
