import { refusalText } from '../i18n/refusalText.ts';
import type { MatchView } from '../match/view.ts';
import { bestSelection, deadFaces, preview, type Selection } from '../play/selection.ts';
import { facesAt } from '../play/turnTrail.ts';
import { scorerFor } from '../rules/scorer.ts';
import type { TableView } from '../table/view.ts';
import { splitText } from '../words/splitText.ts';
import { statusText } from '../words/statusText.ts';
import type { Words } from '../words/words.ts';
import { type Hand, type OwnTurn, ownTurn } from './hand.ts';
import { listed } from './listed.ts';

/** More holds than one wants to hear; the rest is counted. */
const MOST_HOLDS = 6;

/** Dice as they are read aloud. */
export const spoken = (faces: readonly number[]): string => faces.join(' ');

const spokenByFace = (faces: readonly number[]): string =>
  spoken(faces.toSorted((one, other) => one - other));

/** What the person to act can do now, a sentence each. */
export function choiceLines(words: Words, own: OwnTurn, selection: Selection): string[] {
  const { t } = words;
  const points = (count: number) => t('common.points', { count });
  const { turn, seat, isLast } = own;
  if (turn.dice === null) {
    return [t(isLast ? 'plain.yourLastTurn' : 'plain.yourTurn', { banked: points(seat.banked) })];
  }
  if (selection.length === 0) return [holdsLine(words, own), ...bestLines(words, own)];
  return chosenLines(words, own, selection);
}

/** Every legal hold with its worth, best first. */
function holdsLine(words: Words, { options, turn }: OwnTurn): string {
  const { t, lang } = words;
  const dice = turn.dice ?? [];
  const holds = scorerFor(options).holds(dice);
  // A single one left over takes no more words than saying that there is one more.
  const shown = holds.length === MOST_HOLDS + 1 ? holds.length : MOST_HOLDS;
  const said = holds
    .slice(0, shown)
    .map(({ positions, points }) =>
      t('plain.holdWorth', { dice: spokenByFace(facesAt(dice, positions)), points }),
    );
  const more = holds.length - said.length;
  const all = more > 0 ? [...said, t('plain.moreHolds', { count: more })] : said;
  return t('plain.mayHold', { holds: listed(lang, all) });
}

/** What banking the best hold would give, or why that is not possible. */
function bestLines({ t }: Words, own: OwnTurn): string[] {
  const best = bestSelection(scorerFor(own.options), own.turn.dice ?? []);
  const shown = preview(own, best);
  if (shown.instantWin) return [t('table.selectedWin')];
  if (shown.bank !== null) return [refusalText(t, shown.bank, own.options.openingThreshold)];
  const total = t('common.points', { count: shown.total });
  const banked = t('common.points', { count: shown.banked });
  return [t('plain.bestBank', { total, banked })];
}

/** What the chosen dice are worth, and what rolling and banking would do. */
function chosenLines(words: Words, own: OwnTurn, selection: Selection): string[] {
  const { t } = words;
  const points = (count: number) => t('common.points', { count });
  const faces = facesAt(own.turn.dice ?? [], selection);
  const shown = preview(own, selection);
  if (shown.points === null) {
    return [t('table.dead', { dice: spoken(deadFaces(scorerFor(own.options), faces)) })];
  }
  const holding = t('plain.holding', {
    dice: spokenByFace(faces),
    points: points(shown.points),
    split: splitText(t, shown.split),
  });
  if (shown.instantWin) return [holding, t('table.selectedWin')];
  const rolling = shown.hotDice ? t('plain.rollFresh') : t('plain.rollRest', { count: shown.nextDice });
  const banking =
    shown.bank === null
      ? t('plain.bankNow', { total: points(shown.total), banked: points(shown.banked) })
      : refusalText(t, shown.bank, own.options.openingThreshold);
  return [holding, rolling, banking];
}

/** The dice on the table, and what the one to act can do with them. */
export function diceLines(words: Words, view: TableView, match: MatchView, hand: Hand): string[] {
  const { t } = words;
  const { turn } = match;
  const own = ownTurn(view);
  const lines: string[] = [];
  if (turn !== null && turn.dice !== null) {
    const total = t('common.points', { count: turn.total });
    lines.push(
      turn.setAside.length === 0
        ? t('plain.dice', { dice: spoken(turn.dice), total })
        : t('plain.diceAside', { dice: spoken(turn.dice), aside: spoken(turn.setAside), total }),
    );
  }
  return own === null
    ? [statusText(t, match, view.you, null), ...lines]
    : [...lines, ...choiceLines(words, own, hand.chosen(own))];
}
