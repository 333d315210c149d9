import type { Key } from '../i18n/catalogue.ts';
import type { Penalty } from '../rules/options.ts';
import type { Choice, Field } from './field.ts';
import { type SetupForm, withPenalty } from './form.ts';

const PART: Key = 'setup.partExtras';
const KINDS = ['off', 'row', 'every'] as const;

const kind = (penalty: Penalty, word: Key, about: Key): Choice => ({
  word: { key: word },
  about,
  ...(penalty.kind === 'off' ? { isNone: true } : {}),
  set: (form) => withPenalty(form, penalty),
});

/** The farkle penalty, with its number and amount while it is on. */
export function penaltyFields({ options: { penalty }, penaltyTerms }: SetupForm): readonly Field[] {
  const { count, amount } = penaltyTerms;
  const main: Field = {
    id: 'penalty',
    part: PART,
    label: { key: 'setup.penalty' },
    about: 'setup.penaltyAbout',
    kind: 'choice',
    choices: [
      kind({ kind: 'off' }, 'setup.penaltyOff', 'setup.penaltyOffAbout'),
      kind({ kind: 'row', count, amount }, 'setup.penaltyRow', 'setup.penaltyRowAbout'),
      kind({ kind: 'every', count, amount }, 'setup.penaltyEvery', 'setup.penaltyEveryAbout'),
    ],
    at: KINDS.indexOf(penalty.kind),
  };
  if (penalty.kind === 'off') return [main];
  const detail = { part: PART, isDetail: true } as const;
  return [
    main,
    {
      ...detail,
      kind: 'number',
      id: 'penaltyCount',
      label: { key: 'setup.penaltyCount' },
      about: 'setup.penaltyCountAbout',
      unit: 'count',
      value: count,
      least: 1,
      most: 10,
      step: 1,
      set: (form, value) => withPenalty(form, { ...penalty, count: value ?? count }),
    },
    {
      ...detail,
      kind: 'number',
      id: 'penaltyAmount',
      label: { key: 'setup.penaltyAmount' },
      about: 'setup.penaltyAmountAbout',
      unit: 'points',
      value: amount,
      least: 50,
      most: 10_000,
      step: 50,
      set: (form, value) => withPenalty(form, { ...penalty, amount: value ?? amount }),
    },
  ];
}
