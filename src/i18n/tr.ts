import type { Catalogue } from './catalogue.ts';
import { common } from './tr/common.ts';
import { events } from './tr/events.ts';
import { exec } from './tr/exec.ts';
import { help } from './tr/help.ts';
import { keys } from './tr/keys.ts';
import { lobby } from './tr/lobby.ts';
import { plain } from './tr/plain.ts';
import { refusals } from './tr/refusals.ts';
import { rulebook } from './tr/rulebook.ts';
import { rules } from './tr/rules.ts';
import { setup } from './tr/setup.ts';
import { table } from './tr/table.ts';

/** The Turkish words. */
export const tr = {
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
} as const satisfies Catalogue<'one' | 'other'>;
