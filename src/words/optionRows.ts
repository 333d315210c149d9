import { formatDuration } from '../i18n/formatDuration.ts';
import type { MatchOptions } from '../rules/options.ts';
import { presetName } from './presetName.ts';
import type { Words } from './words.ts';

export interface OptionRow {
  readonly name: string;
  readonly value: string;
}

/** The options of a match in a few words each: the five that always matter, then in one all that is not as usual. */
export function optionRows(words: Words, options: MatchOptions): OptionRow[] {
  const { t, n } = words;
  const { target, openingThreshold } = options;
  const also = unusual(words, options);
  return [
    { name: t('table.optScoring'), value: presetName(t, options.preset) },
    { name: t('table.optTarget'), value: target === null ? t('rules.shortNoTarget') : n(target) },
    { name: t('table.optTime'), value: timeValue(words, options) },
    { name: t('table.optPenalty'), value: penaltyValue(words, options) },
    {
      name: t('table.optThreshold'),
      value:
        openingThreshold === 0
          ? t('rules.shortNoThreshold')
          : t('rules.shortThreshold', { points: t('common.points', { count: openingThreshold }) }),
    },
    ...(also.length === 0 ? [] : [{ name: t('table.optDiffers'), value: also.join(', ') }]),
  ];
}

function timeValue({ t, lang }: Words, { time }: MatchOptions): string {
  const said = (ms: number) => formatDuration(lang, ms);
  switch (time.mode) {
    case 'classic':
      return t('rules.shortClassic', { idle: said(time.idleMs) });
    case 'pool':
      return t('rules.shortPool', { pool: said(time.poolMs) });
    case 'match':
      return t('rules.shortMatch', { match: said(time.matchMs) });
    case 'turn':
      return t('rules.shortTurn', { turn: said(time.turnMs) });
    default:
      return time satisfies never;
  }
}

function penaltyValue({ t, n }: Words, { penalty }: MatchOptions): string {
  switch (penalty.kind) {
    case 'off':
      return t('rules.shortPenaltyOff');
    case 'row':
      return t('rules.shortPenaltyRow', { count: penalty.count, amount: n(-penalty.amount) });
    case 'every':
      return t('rules.shortPenaltyEvery', { count: penalty.count, amount: n(-penalty.amount) });
    default:
      return penalty satisfies never;
  }
}

/** What is switched on, or otherwise not the default (RULES.md section 4). */
function unusual({ t, lang }: Words, options: MatchOptions): string[] {
  const { time } = options;
  const turnMs = time.mode === 'match' ? time.turnMs : null;
  return [
    turnMs !== null && t('rules.shortTurnLimit', { turn: formatDuration(lang, turnMs) }),
    time.mode === 'match' && time.atEnd === 'finishLap' && t('rules.shortFinishLap'),
    options.mustRollOnHotDice && t('rules.shortMustRoll'),
    options.fourAndTwo && t('rules.shortFourAndTwo'),
    options.instantWin && t('rules.shortInstantWin'),
    options.end === 'firstToTarget' && t('rules.shortFirstToTarget'),
    options.negative === 'floor0' && t('rules.shortFloor'),
    options.firstPlayer === 'rollOff' && t('rules.shortRollOff'),
    options.firstPlayer === 'random' && t('rules.shortRandom'),
  ].filter((said) => said !== false);
}
