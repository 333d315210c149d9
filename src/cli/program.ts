import { Command, CommanderError, Option } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { cleanText } from '../i18n/cleanText.ts';
import type { RulesFlags } from './rules.ts';
import type { ServeFlags } from './serverConfig.ts';
import type { SnapshotFlags } from './snapshot/snapshotConfig.ts';
import { SNAPSHOT_HELP } from './snapshot/snapshotHelp.ts';

/** The streams of a command; those of the process fit. */
export interface Io {
  readonly input: NodeJS.ReadableStream;
  readonly out: NodeJS.WritableStream;
  readonly err: NodeJS.WritableStream;
}

/** Something in what was typed is wrong: the exit code of every such end. */
const USAGE = 2;
const NAME_CELLS = 40;

const SERVE_EXAMPLES = `
Examples:
  farkle serve
  farkle serve --port 2022 --data /var/lib/farkle --motd /etc/farkle/motd
  farkle serve --table 'name=Tavern,preset=kcd,target=4000,seats=4,idle=60s'
  farkle serve --table 'name=Blitz,time=match:10m,turn=30s,atEnd=finishLap,target=none'
  FARKLE_TABLES='name=A,time=pool:5m;name=B,penalty=off' farkle serve

Keys of a table: name seats access spectators chat preset target time penalty openingThreshold
  mustRollOnHotDice fourAndTwo instantWin firstPlayer end negative, idle (with time=classic),
  turn atEnd (with time=match); a wrong value is answered with what is allowed.
Times are like 30s, 5m, 2h, 1m30s or plain seconds.`;

const SCORE_EXAMPLES = `
Examples:
  farkle score 1 1 5 6 6 6
  farkle score --preset kcd 12345
  farkle score --preset folk --json 111144
  farkle score --json - < rolls.txt      one roll a line, one answer a line`;

const RULES_EXAMPLES = `
Examples:
  farkle rules
  farkle rules kcd --width 60
  farkle rules --format md > RULES.md`;

const REFEREE_EXAMPLES = `
Examples:
  farkle referee match.jsonl
  farkle referee - < match.jsonl

One JSON object a line in, one a line out, then a line with the state.`;

/** Runs one command line (without node and script) and resolves to the exit code. Never rejects for bad input. */
export async function runProgram(args: readonly string[], io: Io): Promise<number> {
  let code = 0;
  const program = makeProgram(io, (exitCode) => {
    code = exitCode;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
    throw error;
  }
}

// Each command's code is loaded when it runs: scoring one roll needs neither SSH nor a database.
function makeProgram(io: Io, ended: (exitCode: number) => void): Command {
  const program: Command = new Command('farkle')
    .description('A multiplayer Farkle dice table that needs nothing but ssh.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out.write(text), writeErr: (text) => io.err.write(text) })
    .showSuggestionAfterError()
    .version(packageFile.version)
    .helpCommand(false);

  serveOptions(program.command('serve').description('Run the server that people play on with ssh.'))
    .addHelpText('after', SERVE_EXAMPLES)
    .action(async (flags: ServeFlags) => {
      const { runServe } = await import('./serve.ts');
      ended(await runServe(flags, io));
    });

  program
    .command('score')
    .description('Say what a roll is worth.')
    .argument('<dice...>', 'the faces of one to six dice, or "-" to read one roll a line')
    .option('--preset <name>', 'scoring table', 'classic')
    .option('--four-and-two', 'four and two of a kind count as three pairs', false)
    .option('--json', 'answer with one JSON object a roll', false)
    .addHelpText('after', SCORE_EXAMPLES)
    .action(async (dice: string[], flags: { preset: string; fourAndTwo: boolean; json: boolean }) => {
      const { runScore } = await import('./score.ts');
      ended(await runScore(dice, flags, io));
    });

  program
    .command('rules')
    .description('Print the rulebook, or one page of it.')
    .argument('[page]', 'a page such as turn, options or history, or the name of a scoring table')
    .option('--format <format>', 'text or md', 'text')
    .option('--width <number>', 'lines of at most so many characters')
    .option('--lang <language>', 'language of the text', 'en')
    .addHelpText('after', RULES_EXAMPLES)
    .action(async (page: string | undefined, flags: RulesFlags) => {
      const { runRules } = await import('./rules.ts');
      ended(runRules(page ?? null, flags, io));
    });

  program
    .command('referee')
    .description('Play a written match through the rules and print what follows from it.')
    .argument('<file>', 'the match as JSON lines, or "-" for standard input')
    .addHelpText('after', REFEREE_EXAMPLES)
    .action(async (file: string) => {
      const { runReferee } = await import('./referee.ts');
      ended(await runReferee(file, io.out, io.err));
    });

  snapshotOptions(program.command('snapshot').description('Play keys and print the screens, for testing.'))
    .addHelpText('after', SNAPSHOT_HELP)
    .action(async (flags: SnapshotFlags) => {
      const { runSnapshot } = await import('./snapshot/runSnapshot.ts');
      ended(await runSnapshot(flags, io));
    });

  program
    .command('version')
    .description('Print the version.')
    .action(() => void io.out.write(`${packageFile.version}\n`));

  program
    .command('help')
    .description('Print the help of a command.')
    .argument('[command]', 'the name of a command')
    .action((name: string | undefined) => {
      const asked =
        name === undefined ? program : program.commands.find((command) => command.name() === name);
      if (asked === undefined) program.error(`error: unknown command '${cleanText(name ?? '', NAME_CELLS)}'`);
      asked.outputHelp();
    });
  return program;
}

/** An empty variable counts as one that is not set. */
const fromVariable = (option: Option, variable: string): Option =>
  process.env[variable] === '' ? option : option.env(variable);

/** Every flag is also an environment variable; the flag counts when both are given. */
function serveOptions(serve: Command): Command {
  const flag = (flags: string, description: string, variable: string, fallback?: string) => {
    const option = fromVariable(new Option(flags, description), variable);
    return fallback === undefined ? option : option.default(fallback);
  };
  return serve
    .addOption(flag('--host <address>', 'address to listen on (default: all)', 'FARKLE_HOST'))
    .addOption(flag('--port <number>', 'port to listen on; 0: any free one', 'FARKLE_PORT', '2222'))
    .addOption(flag('--data <folder>', 'where matches and players are kept', 'FARKLE_DATA', 'data'))
    .addOption(flag('--host-keys <folder>', "the server's keys", 'FARKLE_HOST_KEYS', 'host_keys'))
    .addOption(fromVariable(tableOption(), 'FARKLE_TABLES'))
    .addOption(flag('--motd <file>', 'a text shown to everyone who comes in', 'FARKLE_MOTD'))
    .addOption(flag('--max-sessions <number>', 'people connected at once', 'FARKLE_MAX_SESSIONS', '200'))
    .addOption(flag('--bot-delay <time>', 'how long a bot thinks before each move', 'FARKLE_BOT_DELAY', '1s'))
    .addOption(
      flag('--log-level <level>', 'fatal error warn info debug trace silent', 'FARKLE_LOG_LEVEL', 'info'),
    )
    .addOption(flag('--seed <number>', 'predictable dice, for trying things out', 'FARKLE_SEED'))
    .addOption(flag('--lang <language>', 'language of people whose own is unknown', 'FARKLE_LANG', 'en'));
}

/** Every table of the flag, and several in one with `;` between. */
const tableOption = () =>
  new Option('--table <keys>', 'a table that always stands; may be given again')
    .argParser((text: string, before: string[]) => [...before, ...splitTables(text)])
    .default([], 'none');

/** A text without any table stays, and is refused as one. */
function splitTables(text: string): readonly string[] {
  const tables = text.split(';').filter((one) => one.trim());
  return tables.length === 0 ? [text] : tables;
}

function snapshotOptions(snapshot: Command): Command {
  return snapshot
    .option('--keys <script>', 'what is pressed, and when the screen is printed', '')
    .option('--seed <number>', 'dice and codes follow from it', '1')
    .option('--size <columns x rows>', 'size of the window', '80x24')
    .option('--name <name>', 'name of the player', 'ann')
    .option('--guest', 'come without a key, with a resume code', false)
    .option('--lang <language>', 'language of the screens', 'en')
    .option('--theme <theme>', 'auto contrast colorBlind mono, or ascii: plain signs, no colours', 'auto')
    .option('--colour <level>', 'truecolor 256 16 none: what the terminal has, seen with --ansi', 'none')
    .option('--ansi', 'print colours and styles too', false)
    .addOption(tableOption())
    .option('--bot-delay <time>', 'how long a bot thinks before each move, by the clock', '0s');
}
