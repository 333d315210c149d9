import type { Key } from '../i18n/catalogue.ts';
import type { MatchOptions } from '../rules/options.ts';
import { PRESET_IDS } from '../rules/presets.ts';
import { PRESET_NAMES } from '../words/presetName.ts';
import type { Choice, ChoiceField, Field } from './field.ts';
import { canLackTarget, type SetupForm, withOptions } from './form.ts';

const PART: Key = 'setup.partMatch';
const EXTRAS: Key = 'setup.partExtras';

export const PRESET_ABOUT = {
  classic: 'setup.classicAbout',
  depot: 'setup.depotAbout',
  folk: 'setup.folkAbout',
  kcd: 'setup.kcdAbout',
  smartbox: 'setup.smartboxAbout',
  parlour: 'setup.parlourAbout',
  boxed: 'setup.boxedAbout',
  house: 'setup.houseAbout',
} as const satisfies Record<MatchOptions['preset'], Key>;

const choice = (word: Key, about: Key | undefined, change: Partial<MatchOptions>): Choice => ({
  word: { key: word },
  ...(about === undefined ? {} : { about }),
  set: (form) => withOptions(form, change),
});

const PRESET_CHOICES = [...PRESET_IDS, 'house' as const];

function preset({ options }: SetupForm): ChoiceField {
  return {
    id: 'preset',
    part: PART,
    label: { key: 'setup.preset' },
    about: 'setup.presetAbout',
    kind: 'choice',
    choices: PRESET_CHOICES.map((id) => choice(PRESET_NAMES[id], PRESET_ABOUT[id], { preset: id })),
    at: PRESET_CHOICES.indexOf(options.preset),
  };
}

/** The scoring preset; the house table's own fields stand between it and the rest. */
export const presetFields = (form: SetupForm): readonly Field[] => [preset(form)];

/** Target, end and first player. */
export function matchFields(form: SetupForm): readonly Field[] {
  const { options } = form;
  return [
    {
      id: 'target',
      part: PART,
      label: { key: 'setup.target' },
      about: 'setup.targetAbout',
      kind: 'number',
      unit: 'points',
      value: options.target,
      least: 500,
      most: 100_000,
      step: 50,
      none: canLackTarget(form) ? 'setup.noTarget' : undefined,
      set: (next, target) => withOptions(next, { target }),
    },
    {
      id: 'end',
      part: PART,
      label: { key: 'setup.end' },
      about: 'setup.endAbout',
      kind: 'choice',
      choices: [
        choice('setup.endFinalRound', 'setup.endFinalRoundAbout', { end: 'finalRound' }),
        choice('setup.endFirst', 'setup.endFirstAbout', { end: 'firstToTarget' }),
      ],
      at: options.end === 'finalRound' ? 0 : 1,
    },
    {
      id: 'firstPlayer',
      part: PART,
      label: { key: 'setup.firstPlayer' },
      about: 'setup.firstPlayerAbout',
      kind: 'choice',
      choices: [
        choice('setup.firstSeat1', 'setup.firstSeat1About', { firstPlayer: 'seat1' }),
        choice('setup.firstRollOff', 'setup.firstRollOffAbout', { firstPlayer: 'rollOff' }),
        choice('setup.firstRandom', 'setup.firstRandomAbout', { firstPlayer: 'random' }),
      ],
      at: ['seat1', 'rollOff', 'random'].indexOf(options.firstPlayer),
    },
  ];
}

type Switch = 'mustRollOnHotDice' | 'fourAndTwo' | 'instantWin';

const onOff = (id: Switch, label: Key, about: Key, value: boolean): ChoiceField => ({
  id,
  part: EXTRAS,
  label: { key: label },
  about,
  kind: 'choice',
  choices: [
    { ...choice('common.off', undefined, { [id]: false }), isNone: true },
    choice('common.on', undefined, { [id]: true }),
  ],
  at: value ? 1 : 0,
});

/** The finer points after the penalty. */
export function extraFields({ options }: SetupForm): readonly Field[] {
  return [
    {
      id: 'openingThreshold',
      part: EXTRAS,
      label: { key: 'setup.threshold' },
      about: 'setup.thresholdAbout',
      kind: 'number',
      unit: 'points',
      value: options.openingThreshold === 0 ? null : options.openingThreshold,
      least: 50,
      most: 2_000,
      step: 50,
      none: 'setup.noThreshold',
      set: (form, value) => withOptions(form, { openingThreshold: value ?? 0 }),
    },
    onOff('mustRollOnHotDice', 'setup.mustRoll', 'setup.mustRollAbout', options.mustRollOnHotDice),
    onOff('fourAndTwo', 'setup.fourAndTwo', 'setup.fourAndTwoAbout', options.fourAndTwo),
    onOff('instantWin', 'setup.instantWin', 'setup.instantWinAbout', options.instantWin),
    {
      id: 'negative',
      part: EXTRAS,
      label: { key: 'setup.negative' },
      about: 'setup.negativeAbout',
      kind: 'choice',
      choices: [
        choice('setup.negativeAllowed', undefined, { negative: 'allowed' }),
        choice('setup.negativeFloor', undefined, { negative: 'floor0' }),
      ],
      at: options.negative === 'allowed' ? 0 : 1,
    },
  ];
}
