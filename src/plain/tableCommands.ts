import { isDeepStrictEqual } from 'node:util';
import { refusalText } from '../i18n/refusalText.ts';
import type { SeatCommand } from '../table/commands.ts';
import type { TableView } from '../table/view.ts';
import { optionRows } from '../words/optionRows.ts';
import type { Command } from './command.ts';
import { eventLines } from './news.ts';
import { promiseLines } from './placeLines.ts';
import { type Plain, tableOf } from './plain.ts';
import { setUp } from './setUp.ts';

const seatOf = (typed: string): number => (/^\d$/.test(typed) ? Number(typed) : 0);

async function send(plain: Plain, command: SeatCommand): Promise<void> {
  await plain.send({ type: 'table', command });
}

/** A seat that may be left out: the lowest free one. */
const sit = (type: 'Sit' | 'AddBot') => (plain: Plain, args: string) =>
  send(plain, args === '' ? { type } : { type, seat: seatOf(args) });

async function kick(plain: Plain, args: string): Promise<void> {
  const { t } = plain.words();
  const number = seatOf(args);
  const seat = tableOf(plain)?.seats.find((other) => other.seat === number);
  if (seat?.bot) return send(plain, { type: 'RemoveBot', seat: number });
  const asks = tableOf(plain)?.youAreHost && seat?.name && !seat.isYou;
  if (asks && !(await plain.confirm(t('table.askKick', { name: seat.name })))) return;
  await send(plain, { type: 'Kick', seat: number });
}

const isInMatch = ({ match, you, phase }: TableView): boolean =>
  phase === 'playing' && match?.seats.some(({ seat, status }) => seat === you && status !== 'gone') === true;

/** The question before a seat is given up: what is lost with it. */
function leaveQuestion({ words }: Plain, view: TableView): string {
  const { t } = words();
  if (!isInMatch(view)) return t('table.askStand');
  const seat = view.match?.seats.find((other) => other.seat === view.you);
  const turn = view.match?.turn;
  const points = t('common.points', { count: seat?.banked ?? 0 });
  const unbanked = turn?.seat === view.you ? (turn?.total ?? 0) : 0;
  return unbanked > 0
    ? t('table.askLeaveTurn', { points, total: t('common.points', { count: unbanked }) })
    : t('table.askLeave', { points });
}

async function leave(plain: Plain): Promise<void> {
  const view = tableOf(plain);
  if (view === null) return plain.say(refusalText(plain.words().t, 'notSeated'));
  if (view.you === null) return void (await plain.send({ type: 'toLobby' }));
  if (await plain.confirm(leaveQuestion(plain, view))) await send(plain, { type: 'Leave' });
}

/** Back to the lobby; only a seat in a running match is kept. */
async function toLobby(plain: Plain): Promise<void> {
  const { t } = plain.words();
  const view = tableOf(plain);
  if (view === null) return plain.say(t('plain.inLobby', { count: plain.session.view().rows.length }));
  if (view.you !== null) {
    const question = isInMatch(view) ? t('table.askBack') : t('table.askStand');
    if (!(await plain.confirm(question))) return;
  }
  await plain.send({ type: 'toLobby' });
}

async function options(plain: Plain, args: string): Promise<void> {
  const words = plain.words();
  const { t } = words;
  const view = tableOf(plain);
  if (view === null) return plain.say(refusalText(t, 'notSeated'));
  if (args !== 'change') {
    const rows = optionRows(words, view.match?.result === null ? view.match.options : view.options);
    return plain.say(
      ...rows.map(({ name, value }) => (name === '' ? value : t('plain.option', { name, value }))),
      ...(view.fixed ? [refusalText(t, 'fixedOptions')] : view.youAreHost ? [t('plain.canChange')] : []),
    );
  }
  // Asked before the many questions, not after them.
  const why = !view.youAreHost
    ? 'notHost'
    : view.fixed
      ? 'fixedOptions'
      : view.phase !== 'lobby'
        ? 'matchRunning'
        : null;
  if (why !== null) return plain.say(refusalText(t, why));
  const usual = { name: '', options: view.options, settings: view.settings };
  await setUp(plain, { command: 'options change', isNew: false, usual }, async ({ options, settings }) => {
    const isSame = isDeepStrictEqual([options, settings], [view.options, view.settings]);
    if (isSame) plain.say(t('plain.nothingDone'));
    return isSame || plain.send({ type: 'table', command: { type: 'ChangeOptions', options, settings } });
  });
}

/** One's share of luck, and what the server has promised and shown. */
async function entropy(plain: Plain, args: string): Promise<void> {
  if (args !== '') return send(plain, { type: 'ChooseEntropy', entropy: args });
  const { t } = plain.words();
  const view = tableOf(plain);
  if (view === null) return plain.say(refusalText(t, 'notSeated'));
  const { match } = view;
  if (match?.commitment && view.phase !== 'lobby') {
    const { commitment, secret } = match;
    return plain.say(
      ...(secret === null
        ? promiseLines(plain.words(), view)
        : [t('table.checkCommitment', { commitment, secret })]),
      t('table.resultsAnd', { entropies: match.entropies.join(', ') }),
      ...(secret === null ? [] : [t('table.checkHow', { match: match.matchId })]),
    );
  }
  const own = view.seats.find(({ isYou }) => isYou)?.entropy;
  plain.say(
    t('table.fairPromise'),
    ...promiseLines(plain.words(), view),
    ...(own ? [t('table.yourEntropy', { entropy: own })] : []),
  );
}

const USUAL_LOG = 10;

function recentLines(plain: Plain, args: string): string[] {
  const words = plain.words();
  const view = tableOf(plain);
  if (view === null) return [refusalText(words.t, 'notSeated')];
  const count = /^\d{1,3}$/.test(args) ? Number(args) : USUAL_LOG;
  return eventLines(words, view, 0).slice(-Math.max(1, count));
}

/** A lock that is as it shall be has no news: the sentence of how it is. */
const lock = (locked: boolean) => async (plain: Plain) => {
  const before = tableOf(plain);
  const isDone = await plain.send({ type: 'table', command: { type: 'Lock', locked } });
  if (isDone && before?.locked === locked)
    plain.say(plain.words().t(locked ? 'table.locked' : 'events.unlocked'));
};

const simple = (command: SeatCommand) => (plain: Plain) => send(plain, command);

export const TABLE_COMMANDS: readonly Command[] = [
  { names: ['sit'], usage: '[SEAT]', where: 'table', about: 'plain.aboutSit', run: sit('Sit') },
  { names: ['start'], usage: '', where: 'table', about: 'table.helpStart', run: simple({ type: 'Start' }) },
  { names: ['bot'], usage: '[SEAT]', where: 'table', about: 'table.helpAddBot', run: sit('AddBot') },
  { names: ['kick'], usage: 'SEAT', where: 'table', about: 'plain.aboutKick', run: kick },
  {
    names: ['lock'],
    usage: '',
    where: 'table',
    about: 'plain.aboutLock',
    run: lock(true),
  },
  {
    names: ['unlock'],
    usage: '',
    where: 'table',
    about: 'plain.aboutUnlock',
    run: lock(false),
  },
  { names: ['options', 'o'], usage: '[change]', where: 'table', about: 'plain.aboutOptions', run: options },
  { names: ['entropy'], usage: '[TEXT]', where: 'table', about: 'plain.aboutEntropy', run: entropy },
  {
    names: ['rematch'],
    usage: '',
    where: 'table',
    about: 'table.helpRematch',
    run: simple({ type: 'Rematch' }),
  },
  {
    names: ['say', 'chat'],
    usage: 'TEXT',
    where: 'table',
    about: 'table.helpChat',
    run: (plain, text) => send(plain, { type: 'Say', text }),
  },
  {
    names: ['log'],
    usage: '[NUMBER]',
    where: 'table',
    about: 'plain.aboutLog',
    run: (plain, args) => plain.say(...recentLines(plain, args)),
  },
  { names: ['leave'], usage: '', where: 'table', about: 'table.helpLeave', run: leave },
  { names: ['lobby'], usage: '', where: 'table', about: 'plain.aboutLobby', run: toLobby },
];
