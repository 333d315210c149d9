import { common } from './en/common.ts';
import { events } from './en/events.ts';
import { exec } from './en/exec.ts';
import { help } from './en/help.ts';
import { keys } from './en/keys.ts';
import { lobby } from './en/lobby.ts';
import { plain } from './en/plain.ts';
import { refusals } from './en/refusals.ts';
import { rulebook } from './en/rulebook.ts';
import { rules } from './en/rules.ts';
import { setup } from './en/setup.ts';
import { table } from './en/table.ts';

/** The English words; every other catalogue and the type of a key follow from this one. */
export const en = {
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
} as const;
