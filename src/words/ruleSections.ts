import { formatDuration } from '../i18n/formatDuration.ts';
import { facesAt } from '../play/turnTrail.ts';
import type { Dice } from '../rules/dice.ts';
import type { MatchOptions } from '../rules/options.ts';
import { scorerFor } from '../rules/scorer.ts';
import { facesText } from './eventSentence.ts';
import type { Words } from './words.ts';

export interface RuleSection {
  readonly title: string;
  /** Whole sentences, one a paragraph. */
  readonly sentences: readonly string[];
}

const EXAMPLE_ROLL: Dice = [1, 2, 3, 3, 5, 6];

/** The rules of a match in sentences, as its options make them (RULES.md sections 2, 4, 5 and 6). */
export function ruleSections(words: Words, options: MatchOptions): RuleSection[] {
  const { t } = words;
  return [
    { title: t('rules.turnTitle'), sentences: turnRules(words, options) },
    { title: t('rules.endTitle'), sentences: endRules(words, options) },
    { title: t('rules.penaltyTitle'), sentences: penaltyRules(words, options) },
    { title: t('rules.timeTitle'), sentences: timeRules(words, options) },
    { title: t('rules.firstTitle'), sentences: [firstRule(words, options)] },
  ];
}

const points = ({ t }: Words, count: number): string => t('common.points', { count });

export function turnRules(words: Words, options: MatchOptions): string[] {
  const { t } = words;
  const hold = scorerFor(options).bestHold(EXAMPLE_ROLL);
  const example = hold && {
    roll: facesText(EXAMPLE_ROLL),
    hold: facesText(facesAt(EXAMPLE_ROLL, hold.positions)),
    points: points(words, hold.points),
  };
  return [
    t('rules.turnRoll'),
    t('rules.turnHold'),
    ...(example ? [t('rules.turnExample', example)] : []),
    t('rules.turnHot'),
    ...(options.mustRollOnHotDice ? [t('rules.turnMustRoll')] : []),
  ];
}

export function endRules(words: Words, { target, end, instantWin }: MatchOptions): string[] {
  const { t } = words;
  const aim = target === null ? '' : points(words, target);
  const main =
    target === null
      ? t('rules.endNoTarget')
      : t(end === 'finalRound' ? 'rules.endFinal' : 'rules.endFirst', { target: aim });
  return [main, ...(instantWin ? [t('rules.endInstant')] : []), t('rules.endTies')];
}

function penaltyRules(words: Words, { penalty, negative, openingThreshold }: MatchOptions): string[] {
  const { t } = words;
  const opening =
    openingThreshold === 0
      ? t('rules.noThreshold')
      : t('rules.threshold', { points: points(words, openingThreshold) });
  if (penalty.kind === 'off') return [t('rules.penaltyOff'), opening];
  const taken = { count: penalty.count, amount: points(words, penalty.amount) };
  return [
    t(penalty.kind === 'row' ? 'rules.penaltyRow' : 'rules.penaltyEvery', taken),
    t(negative === 'allowed' ? 'rules.negativeAllowed' : 'rules.negativeFloor'),
    opening,
  ];
}

function timeRules({ t, lang }: Words, { time }: MatchOptions): string[] {
  const said = (ms: number) => formatDuration(lang, ms);
  switch (time.mode) {
    case 'classic':
      return [t('rules.timeClassic', { idle: said(time.idleMs) })];
    case 'pool':
      return [t('rules.timePool', { pool: said(time.poolMs) }), t('rules.timeLost')];
    case 'match':
      return [
        t(time.atEnd === 'stop' ? 'rules.timeMatchStop' : 'rules.timeMatchLap', {
          match: said(time.matchMs),
        }),
        time.turnMs === null
          ? t('rules.timeMatchNoTurn')
          : t('rules.timeMatchTurn', { turn: said(time.turnMs) }),
        t('rules.timeLost'),
      ];
    case 'turn':
      return [t('rules.timeTurn', { turn: said(time.turnMs) }), t('rules.timeLost')];
    default:
      return time satisfies never;
  }
}

function firstRule({ t }: Words, { firstPlayer }: MatchOptions): string {
  switch (firstPlayer) {
    case 'seat1':
      return t('rules.firstSeat1');
    case 'rollOff':
      return t('rules.firstRollOff');
    case 'random':
      return t('rules.firstRandom');
    default:
      return firstPlayer satisfies never;
  }
}
