import type { MatchView } from '../../match/view.ts';
import { nextStep } from '../../play/nextStep.ts';
import {
  bestSelection,
  NO_SELECTION,
  type Preview,
  preview,
  type Selection,
  toggled,
} from '../../play/selection.ts';
import type { Dice } from '../../rules/dice.ts';
import { scorerFor } from '../../rules/scorer.ts';
import type { SeatCommand } from '../../table/commands.ts';
import type { Handlers } from '../keymap.ts';
import { stepWithin } from '../scrolling.ts';
import { useHand } from './useHand.ts';
import type { TableCommands } from './useTableCommands.ts';

const NO_DICE: Dice = [];

/** A running turn's roll, by name: what is chosen belongs to it and to no other. */
const rollName = ({ matchId, k, turn }: MatchView): string =>
  `${matchId}.${k}.${turn?.seat}.${turn?.openedAt}`;

type PlayKeys = Omit<
  Handlers<'table'>,
  'chat' | 'rules' | 'leave' | 'back' | 'keepSeat' | 'finish' | 'logUp' | 'logDown'
>;

/** The reader's part in a running match: the dice in hand, what they lead to, and the keys that work on them. */
export function usePlay(match: MatchView, you: number | null, commands: TableCommands) {
  const roll = rollName(match);
  const held = useHand(roll);
  const seat = match.seats.find((other) => other.seat === you);
  const turn = match.turn !== null && match.turn.seat === you ? match.turn : null;
  const dice = turn?.dice ?? NO_DICE;
  const lookAt = (selection: Selection): Preview | null =>
    turn && seat ? preview({ options: match.options, turn, seat }, selection) : null;
  const { hand } = held;
  const shown = lookAt(hand.selection);
  const marked = shown && nextStep(shown, match.options.target, hand.preferred);

  const select = (selection: Selection) => held.change({ selection, preferred: null });
  const toggle = (position: number) => select(toggled(held.now().selection, position, dice));
  const best = () => select(bestSelection(scorerFor(match.options), dice));

  /** Sends positions only; what they show and are worth is the server's to say. */
  async function send(type: 'Roll' | 'Bank') {
    const { selection } = held.now();
    const now = lookAt(selection);
    const refusal = type === 'Roll' ? now?.roll : now?.bank;
    if (now === null) return commands.refuse('notYourTurn');
    if (refusal) return commands.refuse(refusal);
    held.change({ sent: true });
    const command: SeatCommand = { type, hold: selection };
    if (!(await commands.send(command))) held.giveBack(roll);
  }

  function doMarked() {
    const now = lookAt(held.now().selection);
    const step = now && nextStep(now, match.options.target, held.now().preferred);
    if (step === 'selectBest') best();
    else if (step === 'roll') void send('Roll');
    else if (step === 'bank') void send('Bank');
  }

  function markOther() {
    const now = lookAt(held.now().selection);
    if (now === null || now.roll !== null || now.bank !== null) return;
    const step = nextStep(now, match.options.target, held.now().preferred);
    held.change({ preferred: step === 'bank' ? 'roll' : 'bank' });
  }

  function moveCursor(step: number) {
    const { cursor } = held.now();
    held.change({
      cursor: cursor === null ? (step > 0 ? 1 : dice.length) : stepWithin(cursor - 1, step, dice.length) + 1,
    });
  }

  /** While a command is under way keys wait: they would act on dice that are no longer there. */
  const idle = (action: () => void) => () => {
    if (!held.now().sent) action();
  };
  const inPlay = seat?.status === 'playing';
  const onDice = (action: () => void) => (turn?.dice ? idle(action) : undefined);
  const onDie = (position: number) => (position <= dice.length ? onDice(() => toggle(position)) : undefined);
  const keys: PlayKeys = {
    die1: onDie(1),
    die2: onDie(2),
    die3: onDie(3),
    die4: onDie(4),
    die5: onDie(5),
    die6: onDie(6),
    left: onDice(() => moveCursor(-1)),
    right: onDice(() => moveCursor(1)),
    toggle: onDice(() => held.now().cursor !== null && toggle(held.now().cursor!)),
    best: onDice(best),
    clear: hand.selection.length > 0 ? onDice(() => select(NO_SELECTION)) : undefined,
    roll: inPlay ? idle(() => void send('Roll')) : undefined,
    bank: inPlay ? idle(() => void send('Bank')) : undefined,
    next: turn ? idle(doMarked) : undefined,
    mark: turn?.dice ? idle(markOther) : undefined,
  };
  return { turn, seat, hand, shown, marked, keys };
}
