import { refusalText } from '../i18n/refusalText.ts';
import { DEFAULT_OPTIONS, DEFAULT_SETTINGS } from '../rules/options.ts';
import type { TableRow } from '../tables/tableManager.ts';
import { presetName } from '../words/presetName.ts';
import { seatLines } from '../words/tableLines.ts';
import { stateText, timeText } from '../words/tableRow.ts';
import type { Words } from '../words/words.ts';
import type { Command } from './command.ts';
import { peopleLines } from './placeLines.ts';
import { type Plain, tableOf } from './plain.ts';
import { setUp } from './setUp.ts';

const TABLE_NAME_LENGTH = 24;

function rowLine(words: Words, { name, options, settings, taken, ...row }: TableRow): string {
  const { t, n } = words;
  return t('plain.tableRow', {
    name,
    preset: presetName(t, options.preset),
    target: options.target === null ? t('table.noTarget') : t('table.target', { target: n(options.target) }),
    time: timeText(words, options.time),
    taken,
    seats: settings.seats,
    state: stateText(words, { ...row, settings, taken }),
  });
}

function tables({ session, words, say }: Plain): void {
  const { rows } = session.view();
  if (rows.length === 0) say(words().t('plain.noTables'));
  else say(...rows.map((row) => rowLine(words(), row)));
}

/** The table that somebody means by its name, or by how only its name begins. */
function findRow({ session }: Plain, typed: string): TableRow | null {
  const { rows } = session.view();
  const wanted = typed.toLowerCase();
  const exact = rows.filter(({ name }) => name.toLowerCase() === wanted);
  const begins = rows.filter(({ name }) => name.toLowerCase().startsWith(wanted));
  return exact[0] ?? (begins.length === 1 ? (begins[0] ?? null) : null);
}

/** By name, else by code: a table by join code stands in no list. */
const go = (type: 'play' | 'watch') => async (plain: Plain, typed: string) => {
  if (typed === '') return plain.say(plain.words().t('plain.whichTable'));
  const row = findRow(plain, typed);
  const here = tableOf(plain);
  const isHere = here !== null && (row?.tableId ?? typed.toUpperCase()) === here.tableId;
  if (isHere && here.you !== null) return plain.say(refusalText(plain.words().t, 'alreadySeated'));
  if (isHere && type === 'watch') return plain.say(plain.words().t('plain.alreadyWatching'));
  await plain.send(
    row === null
      ? { type: 'joinCode', code: typed, watch: type === 'watch' }
      : { type, tableId: row.tableId },
  );
};

async function newTable(plain: Plain): Promise<void> {
  const { t } = plain.words();
  // Asked before the many questions, not after them.
  if (plain.session.view().seatedAt !== null) return plain.say(refusalText(t, 'atAnotherTable'));
  const usual = t('setup.defaultName', { name: plain.session.view().name ?? '' });
  const name = [...usual].slice(0, TABLE_NAME_LENGTH).join('').trim();
  const usualSetup = { name, options: DEFAULT_OPTIONS, settings: DEFAULT_SETTINGS };
  await setUp(plain, { command: 'new', isNew: true, usual: usualSetup }, (setup) =>
    plain.send({ type: 'openTable', setup }),
  );
}

const isSeatedHere = (plain: Plain): boolean => tableOf(plain)?.you != null;

/** To the seat that is kept, if there is one, as a person expects who came to play. */
async function play(plain: Plain): Promise<void> {
  const { seatedAt } = plain.session.view();
  if (isSeatedHere(plain)) return plain.say(refusalText(plain.words().t, 'alreadySeated'));
  await plain.send(seatedAt === null ? { type: 'quickPlay' } : { type: 'play', tableId: seatedAt.tableId });
}

async function back(plain: Plain): Promise<void> {
  const { seatedAt } = plain.session.view();
  if (isSeatedHere(plain)) return plain.say(refusalText(plain.words().t, 'alreadySeated'));
  if (seatedAt === null) return plain.say(plain.words().t('plain.noSeatKept'));
  await plain.send({ type: 'play', tableId: seatedAt.tableId });
}

function who(plain: Plain): void {
  const words = plain.words();
  const view = tableOf(plain);
  plain.say(...(view === null ? [] : seatLines(words, view)), ...peopleLines(words, plain.session.view()));
}

export const HALL_COMMANDS: readonly Command[] = [
  {
    names: ['play', 'p'],
    usage: '',
    where: 'lobby',
    about: 'plain.aboutPlay',
    run: play,
  },
  { names: ['back'], usage: '', where: 'lobby', about: 'help.comeBack', run: back },
  { names: ['tables'], usage: '', where: 'lobby', about: 'plain.aboutTables', run: tables },
  { names: ['join', 'j'], usage: 'TABLE', where: 'lobby', about: 'plain.aboutJoin', run: go('play') },
  { names: ['watch'], usage: 'TABLE', where: 'lobby', about: 'plain.aboutWatch', run: go('watch') },
  { names: ['new', 'n'], usage: '', where: 'lobby', about: 'help.newTable', run: newTable },
  { names: ['who', 'w'], usage: '', where: 'anywhere', about: 'plain.aboutWho', run: who },
];
