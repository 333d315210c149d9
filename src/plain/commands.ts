import { cleanText } from '../i18n/cleanText.ts';
import { tableRead } from '../rulebook/tableRead.ts';
import type { Words } from '../words/words.ts';
import type { Command, Where } from './command.ts';
import { HALL_COMMANDS } from './hallCommands.ts';
import { placeLines } from './placeLines.ts';
import { type Plain, tableOf } from './plain.ts';
import { PLAY_COMMANDS } from './playCommands.ts';
import { rulebookLines } from './rulebookLines.ts';
import { SELF_COMMANDS } from './selfCommands.ts';
import { TABLE_COMMANDS } from './tableCommands.ts';

const SHOWN_WORD_CELLS = 20;

function status({ session, words, hand, say }: Plain): void {
  say(...placeLines(words(), session.view(), hand, session.now()));
}

function rules(plain: Plain, page: string): void {
  const view = tableOf(plain);
  const reading = { words: plain.words(), table: view === null ? null : tableRead(view) };
  plain.say(...rulebookLines(reading, page));
}

const helpLine = ({ t }: Words, { names, usage, about }: Command): string =>
  t('plain.helpLine', { usage: [names.join(', '), usage].filter(Boolean).join(' '), about: t(about) });

/** What has something to do in the place where the person is. */
function placesOf(plain: Plain): readonly Where[] {
  const view = tableOf(plain);
  if (view === null) return ['anywhere', 'lobby'];
  return view.phase === 'playing' ? ['anywhere', 'table', 'match'] : ['anywhere', 'table'];
}

function helpLines(plain: Plain, args: string): string[] {
  const words = plain.words();
  const { t } = words;
  const asked = args.toLowerCase();
  if (asked === '' || asked === 'all') {
    const places = placesOf(plain);
    const shown = COMMANDS.filter(({ where }) => asked === 'all' || places.includes(where));
    return [...shown.map((command) => helpLine(words, command)), t('plain.helpAll')];
  }
  const command = findCommand(asked);
  if (command === undefined) return [unknown(words, args)];
  return [helpLine(words, command), ...(command.more === undefined ? [] : [t(command.more)])];
}

const COMMANDS: readonly Command[] = [
  ...PLAY_COMMANDS,
  ...HALL_COMMANDS,
  ...TABLE_COMMANDS,
  { names: ['status', '.'], usage: '', where: 'anywhere', about: 'plain.aboutStatus', run: status },
  { names: ['rules'], usage: '[PAGE]', where: 'anywhere', about: 'help.rules', run: rules },
  ...SELF_COMMANDS,
  {
    names: ['help', '?'],
    usage: '[COMMAND]',
    where: 'anywhere',
    about: 'plain.aboutHelp',
    run: (plain, args) => plain.say(...helpLines(plain, args)),
  },
];

const findCommand = (word: string): Command | undefined => COMMANDS.find(({ names }) => names.includes(word));

const unknown = ({ t }: Words, word: string): string =>
  t('plain.unknown', { word: cleanText(word, SHOWN_WORD_CELLS) });

/** Does what one line says; an empty one says nothing. */
export async function runLine(plain: Plain, line: string): Promise<void> {
  const [, word = '', args = ''] = /^\s*(\S+)\s*(.*)$/.exec(line) ?? [];
  if (word === '') return;
  const command = findCommand(word.toLowerCase());
  if (command === undefined) return plain.say(unknown(plain.words(), word));
  if (command.usage === '' && args.trim() !== '') {
    return plain.say(plain.words().t('plain.takesNothing', { word: word.toLowerCase() }));
  }
  await command.run(plain, args.trim());
}
