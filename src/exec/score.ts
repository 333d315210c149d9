import type { Key } from '../i18n/catalogue.ts';
import { parseRoll, type RollProblem } from '../rules/parseRoll.ts';
import { PRESET_IDS, PRESETS } from '../rules/presets.ts';
import { type RollWorth, rollWorth } from '../rules/rollWorth.ts';
import { scoreLine } from '../rules/scoreLine.ts';
import { makeScorer } from '../rules/scorer.ts';
import { facesText } from '../words/eventSentence.ts';
import { splitText } from '../words/splitText.ts';
import type { Words } from '../words/words.ts';
import { type Command, done, JSON_OPTION, json, misused } from './command.ts';

const PROBLEMS = {
  noDice: 'exec.scoreNoDice',
  notADie: 'exec.scoreNotADie',
  tooManyDice: 'exec.scoreTooMany',
} as const satisfies Record<RollProblem, Key>;

/** What a roll is worth; the same answer as `farkle score`. */
export const score: Command = {
  name: 'score',
  about: 'exec.aboutScore',
  usage: 'DICE',
  count: [1, 12],
  options: [
    { name: 'preset', value: 'NAME', about: 'exec.optionPreset', params: { presets: PRESET_IDS.join(', ') } },
    { name: 'four-and-two', value: null, about: 'exec.optionFourAndTwo' },
    JSON_OPTION,
  ],
  examples: ['score 1 1 5 6 6 6', 'score --preset kcd 12345', 'score --json 222446'],
  run({ words, args, flags }) {
    const preset = PRESET_IDS.find((id) => id === (flags.preset ?? 'classic'));
    if (preset === undefined) return misused(words.t('exec.badPreset', { presets: PRESET_IDS.join(', ') }));
    const dice = parseRoll(args.join(' '));
    if (typeof dice === 'string') return misused(words.t(PROBLEMS[dice]));
    const scorer = makeScorer(PRESETS[preset], flags['four-and-two'] === true);
    if (flags.json) return json(scoreLine(scorer, dice));
    return done(worthText(words, facesText(dice), rollWorth(scorer, dice)));
  },
};

function worthText({ t }: Words, dice: string, { best, held, all, split }: RollWorth): string {
  if (best === 0) return t('exec.scoreFarkle', { dice });
  const said = {
    dice,
    held: facesText(held),
    points: t('common.points', { count: best }),
    split: splitText(t, split),
  };
  if (held.length === dice.split('-').length) return t('exec.scoreAll', said);
  if (all === null) return t('exec.scoreSome', said);
  return t('exec.scoreSomeOrAll', { ...said, all: t('common.points', { count: all }) });
}
