import type { Catalogue } from './catalogue.ts';
import { common } from './fr/common.ts';
import { events } from './fr/events.ts';
import { exec } from './fr/exec.ts';
import { help } from './fr/help.ts';
import { keys } from './fr/keys.ts';
import { lobby } from './fr/lobby.ts';
import { plain } from './fr/plain.ts';
import { refusals } from './fr/refusals.ts';
import { rulebook } from './fr/rulebook.ts';
import { rules } from './fr/rules.ts';
import { setup } from './fr/setup.ts';
import { table } from './fr/table.ts';

/** The French words. */
export const fr = {
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
} as const satisfies Catalogue<'one' | 'many' | 'other'>;
