import type { Key } from '../i18n/catalogue.ts';
import { FACES } from '../rules/dice.ts';
import { PRESET_IDS, PRESETS } from '../rules/presets.ts';
import type { KindValue, ScoringTable } from '../rules/scoringTable.ts';
import { PRESET_NAMES } from '../words/presetName.ts';
import type { Choice, Field, NumberField, Said } from './field.ts';
import { houseOf, type KindId, type SetupForm, withHouse, withKind } from './form.ts';

const PART: Key = 'setup.partHouse';
const VALUES = { least: 50, most: 20_000, step: 50 };

const value = (
  id: string,
  label: Said,
  now: number | null,
  set: (value: number | null) => Partial<ScoringTable>,
): NumberField => ({
  id,
  part: PART,
  label,
  about: 'setup.houseValueAbout',
  kind: 'number',
  unit: 'points',
  value: now,
  ...VALUES,
  none: 'setup.off',
  set: (form, points) => withHouse(form, set(points)),
});

type Single =
  | 'one'
  | 'five'
  | 'threePairs'
  | 'fourPair'
  | 'twoTriples'
  | 'straight15'
  | 'straight26'
  | 'straight16';

const single = (table: ScoringTable, id: Single, label: Key): Field =>
  value(id, { key: label }, table[id], (points) => ({ [id]: points }));

function triples(table: ScoringTable): readonly Field[] {
  return FACES.map((face) =>
    value(
      `triple${face}`,
      { key: 'rules.triple', params: { face } },
      table.triples[face - 1] ?? null,
      (points) => ({
        triples: table.triples.with(face - 1, points) as unknown as ScoringTable['triples'],
      }),
    ),
  );
}

/** A kind's own choice, and its multiple or its value below. */
function kindFields({ table, kinds }: SetupForm['house'], id: KindId, label: Key): readonly Field[] {
  const now = table[id];
  const set = (next: KindValue) => (form: SetupForm) => withKind(form, id, next);
  const choice = (word: Key, next: KindValue): Choice => ({
    word: { key: word },
    ...(next === null ? { isNone: true } : {}),
    set: set(next),
  });
  const main: Field = {
    id,
    part: PART,
    label: { key: label },
    about: 'setup.houseKindAbout',
    kind: 'choice',
    choices: [
      choice('setup.kindOff', null),
      choice('setup.kindTimes', { times: kinds[id].times }),
      choice('setup.kindFixed', { fixed: kinds[id].fixed }),
    ],
    at: now === null ? 0 : 'times' in now ? 1 : 2,
  };
  if (now === null) return [main];
  const detail = { id: `${id}Value`, part: PART, isDetail: true } as const;
  const about = 'setup.houseKindAbout';
  return 'times' in now
    ? [
        main,
        {
          ...detail,
          kind: 'number',
          about,
          label: { key: 'setup.kindTimesValue' },
          unit: 'times',
          value: now.times,
          least: 1,
          most: 20,
          step: 1,
          set: (form, times) => set({ times: times ?? now.times })(form),
        },
      ]
    : [
        main,
        {
          ...detail,
          kind: 'number',
          about,
          label: { key: 'setup.kindFixedValue' },
          unit: 'points',
          value: now.fixed,
          ...VALUES,
          set: (form, fixed) => set({ fixed: fixed ?? now.fixed })(form),
        },
      ];
}

/** Every value of the house table (RULES.md section 3, *House*). */
export function houseFields({ options, house }: SetupForm): readonly Field[] {
  if (options.preset !== 'house') return [];
  const { table } = house;
  return [
    {
      id: 'houseBase',
      part: PART,
      label: { key: 'setup.houseBase' },
      about: 'setup.houseBaseAbout',
      kind: 'choice',
      choices: PRESET_IDS.map((base) => ({
        word: { key: PRESET_NAMES[base] },
        set: (form) => ({ ...form, house: houseOf(base, PRESETS[base]) }),
      })),
      at: PRESET_IDS.indexOf(house.base),
    },
    single(table, 'one', 'rules.one'),
    single(table, 'five', 'rules.five'),
    ...triples(table),
    ...kindFields(house, 'four', 'rules.fourOfAKind'),
    ...kindFields(house, 'fiveKind', 'rules.fiveOfAKind'),
    ...kindFields(house, 'six', 'rules.sixOfAKind'),
    single(table, 'threePairs', 'rules.threePairs'),
    single(table, 'fourPair', 'rules.fourPair'),
    single(table, 'twoTriples', 'rules.twoTriples'),
    single(table, 'straight15', 'rules.straight15'),
    single(table, 'straight26', 'rules.straight26'),
    single(table, 'straight16', 'rules.straight16'),
  ];
}
