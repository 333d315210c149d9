import type { Words } from '../words/words.ts';
import { alignColumns } from './alignColumns.ts';
import type { Command, Option } from './command.ts';
import { COMMANDS } from './commands.ts';
import { COMMON_OPTIONS } from './parseCommand.ts';

/** `ssh -t HOST join TABLE`: HOST stands for whatever the person connects with. */
const line = ({ needsTerminal }: Command, rest: string): string =>
  `ssh ${needsTerminal ? '-t ' : ''}HOST ${rest}`;

const usage = (command: Command): string => [command.name, command.usage].filter(Boolean).join(' ');

const optionName = ({ name, value }: Option): string => (value === null ? `--${name}` : `--${name} ${value}`);

const indented = (rows: readonly (readonly string[])[]): string =>
  alignColumns(
    rows.map(([first = '', ...others]) => [`  ${first}`, ...others]),
    ['left', 'left'],
  );

/** The list of all commands. */
export function commandList({ t }: Words): string {
  const rows = [
    ['ssh HOST', t('exec.aboutShell')],
    ...COMMANDS.map((command) => [line(command, usage(command)), t(command.about)]),
    ['ssh HOST help COMMAND', t('exec.aboutHelp')],
  ];
  return `${t('exec.helpTitle')}\n\n${indented(rows)}\n\n${t('exec.helpHost')}`;
}

/** One command: its usage, options and examples. */
export function commandHelp({ t }: Words, command: Command): string {
  const options = [...command.options, ...COMMON_OPTIONS];
  const rows = options.map((option) => [optionName(option), t(option.about, option.params)]);
  const given = command.options.map((option) => `[${optionName(option)}]`);
  const examples = command.examples.map((example) => `  ${line(command, example)}`);
  return [
    [line(command, usage(command)), ...given].join(' '),
    `${t(command.about)}\n`,
    `${indented(rows)}\n`,
    t('exec.helpExamples'),
    ...examples,
  ].join('\n');
}
