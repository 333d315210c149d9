import { type RefusalCode, refusalText } from '../i18n/refusalText.ts';
import type { MatchView } from '../match/view.ts';
import { mayFinish } from '../play/mayFinish.ts';
import { NO_SELECTION, type Selection } from '../play/selection.ts';
import { facesAt } from '../play/turnTrail.ts';
import { scorerFor } from '../rules/scorer.ts';
import type { TableView } from '../table/view.ts';
import { scoreLines } from '../words/tableLines.ts';
import type { Command } from './command.ts';
import { type OwnTurn, ownTurn } from './hand.ts';
import { parseHold } from './parseHold.ts';
import { type Plain, tableOf } from './plain.ts';
import { timeLines } from './timeLines.ts';
import { choiceLines, diceLines, spoken } from './turnLines.ts';

/** The table and its match, running or over; says so where there is none. */
function withMatch(plain: Plain, act: (view: TableView, match: MatchView) => void | Promise<void>) {
  const view = tableOf(plain);
  if (view?.match) return act(view, view.match);
  plain.say(refusalText(plain.words().t, view === null ? 'notSeated' : 'noMatch'));
}

/** The dice that are named, or those chosen before; null when they are not there, which has then been said. */
function named(plain: Plain, own: OwnTurn, args: string): Selection | null {
  if (args === '') return plain.hand.chosen(own);
  const { t } = plain.words();
  const dice = own.turn.dice ?? [];
  const selection = parseHold(args, dice, scorerFor(own.options));
  if (typeof selection !== 'string') return selection;
  plain.say(selection === 'notFaces' ? t('plain.notFaces') : t('plain.notThere', { dice: spoken(dice) }));
  return null;
}

/** Rolls or banks with the dice that are named; the server says what they are worth. */
async function step(plain: Plain, type: 'Roll' | 'Bank', args: string): Promise<void> {
  const own = ownTurn(tableOf(plain));
  const hold = own?.turn.dice ? named(plain, own, args) : NO_SELECTION;
  if (hold !== null) await plain.send({ type: 'table', command: { type, hold } });
}

/** Why nobody's turn is one's own, in the words of the server. */
function whyNoTurn(view: TableView | null): RefusalCode {
  if (view === null || view.you === null) return 'notSeated';
  if (view.match === null || view.phase === 'lobby') return 'noMatch';
  return view.match.result === null ? 'notYourTurn' : 'matchOver';
}

/** Chooses dice, where they are a legal hold or none, and tells what that leads to. */
function holdLines(plain: Plain, args: string): string[] {
  const words = plain.words();
  const own = ownTurn(tableOf(plain));
  if (own === null) return [refusalText(words.t, whyNoTurn(tableOf(plain)))];
  const { dice } = own.turn;
  if (dice === null) return choiceLines(words, own, NO_SELECTION);
  const selection = named(plain, own, args);
  if (selection === null) return [];
  const isLegal = scorerFor(own.options).value(facesAt(dice, selection)) !== null;
  if (isLegal || selection.length === 0) plain.hand.choose(own, selection);
  return choiceLines(words, own, selection);
}

async function finish(plain: Plain): Promise<void> {
  const view = tableOf(plain);
  const { t } = plain.words();
  if (view !== null && view.you !== null && view.phase === 'playing' && view.match !== null) {
    if (!mayFinish(view.match, view.you)) return plain.say(t('plain.finishWhen'));
    if (!(await plain.confirm(t('table.askFinish')))) return;
  }
  await plain.send({ type: 'table', command: { type: 'Finish' } });
}

const GOES = /^\s*(quit|q|exit|leave|lobby)\s*$/i;

/** Whether a turn of one's own may still come. Before a start it may never: whoever goes, or has no more to say, ends that. */
function mayTurnCome(view: TableView | null, next: string | null | undefined): boolean {
  if (view === null || view.you === null) return false;
  if (view.phase === 'lobby') return next !== null && (next === undefined || !GOES.test(next));
  if (view.phase !== 'playing') return false;
  return view.match?.seats.some(({ seat, status }) => seat === view.you && status === 'playing') === true;
}

/** Resolves when it is one's own turn, or when no turn will come. */
function ownTurnComes({ session, ahead }: Plain): Promise<void> {
  const comes = () => {
    const view = tableOf({ session });
    return session.view().ending !== null || ownTurn(view) !== null || !mayTurnCome(view, ahead.peek());
  };
  return new Promise((resolve) => {
    const look = () => {
      if (!comes()) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [session.subscribe(look), ahead.onPut(look)];
    look();
  });
}

export const PLAY_COMMANDS: readonly Command[] = [
  {
    names: ['roll', 'r'],
    usage: '[DICE]',
    where: 'match',
    about: 'plain.aboutRoll',
    more: 'plain.moreDice',
    run: (plain, args) => step(plain, 'Roll', args),
  },
  {
    names: ['hold', 'h'],
    usage: '[DICE]',
    where: 'match',
    about: 'plain.aboutHold',
    more: 'plain.moreDice',
    run: (plain, args) => plain.say(...holdLines(plain, args)),
  },
  {
    names: ['bank', 'b'],
    usage: '[DICE]',
    where: 'match',
    about: 'plain.aboutBank',
    more: 'plain.moreDice',
    run: (plain, args) => step(plain, 'Bank', args),
  },
  {
    names: ['dice', 'd'],
    usage: '',
    where: 'match',
    about: 'plain.aboutDice',
    run: (plain) =>
      withMatch(plain, (view, match) => plain.say(...diceLines(plain.words(), view, match, plain.hand))),
  },
  {
    names: ['score', 's'],
    usage: '',
    where: 'match',
    about: 'plain.aboutScore',
    run: (plain) => withMatch(plain, (view, match) => plain.say(...scoreLines(plain.words(), view, match))),
  },
  {
    names: ['time', 't'],
    usage: '',
    where: 'match',
    about: 'plain.aboutTime',
    run: (plain) =>
      withMatch(plain, (view, match) =>
        plain.say(...timeLines(plain.words(), view, match, plain.session.now())),
      ),
  },
  { names: ['finish'], usage: '', where: 'match', about: 'plain.aboutFinish', run: finish },
  { names: ['wait'], usage: '', where: 'match', about: 'plain.aboutWait', run: ownTurnComes },
];
