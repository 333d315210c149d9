import type { Command } from './command.ts';
import { join } from './join.ts';
import { me } from './me.ts';
import { plain } from './plain.ts';
import { play } from './play.ts';
import { rules } from './rules.ts';
import { score } from './score.ts';
import { tables } from './tables.ts';
import { top } from './top.ts';
import { verify } from './verify.ts';
import { version } from './version.ts';
import { watch } from './watch.ts';

/** The commands behind `ssh HOST`, in the order of the help. `help` itself is in runCommand.ts. */
export const COMMANDS: readonly Command[] = [
  play,
  join,
  watch,
  plain,
  tables,
  top,
  me,
  rules,
  score,
  verify,
  version,
];

export const findCommand = (name: string): Command | null =>
  COMMANDS.find((command) => command.name === name) ?? null;
