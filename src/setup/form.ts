import { type HouseTable, houseScoringTable } from '../rules/house.ts';
import type { MatchOptions, Penalty, TableSettings, TimeMode } from '../rules/options.ts';
import { PRESETS, type PresetId } from '../rules/presets.ts';
import type { KindValue, ScoringTable } from '../rules/scoringTable.ts';
import type { TableSetup } from '../tables/tableManager.ts';

/** One set of values for each time mode, so that going through the modes forgets nothing. */
export type Times = { readonly [M in TimeMode['mode']]: Extract<TimeMode, { mode: M }> };

export type KindId = 'four' | 'fiveKind' | 'six';

interface House {
  readonly base: PresetId;
  readonly table: ScoringTable;
  /** The multiple and the value that each kind last had. */
  readonly kinds: Readonly<Record<KindId, { readonly times: number; readonly fixed: number }>>;
}

const USUAL_KINDS: House['kinds'] = {
  four: { times: 2, fixed: 1_000 },
  fiveKind: { times: 3, fixed: 2_000 },
  six: { times: 4, fixed: 3_000 },
};

/** A house table as it stands, with the values of its kinds in mind. */
export const houseOf = (base: PresetId, table: ScoringTable): House => ({
  base,
  table,
  kinds: {
    four: { ...USUAL_KINDS.four, ...table.four },
    fiveKind: { ...USUAL_KINDS.fiveKind, ...table.fiveKind },
    six: { ...USUAL_KINDS.six, ...table.six },
  },
});

type PenaltyTerms = Omit<Exclude<Penalty, { kind: 'off' }>, 'kind'>;

const USUAL_PENALTY: PenaltyTerms = { count: 3, amount: 1_000 };

/** What is being set up. The house table, all four clocks and the penalty's terms are kept while others are chosen. */
export interface SetupForm {
  readonly name: string;
  readonly options: MatchOptions;
  readonly settings: TableSettings;
  readonly house: House;
  readonly times: Times;
  readonly penaltyTerms: PenaltyTerms;
}

const USUAL_TIMES: Times = {
  classic: { mode: 'classic', idleMs: 60_000 },
  pool: { mode: 'pool', poolMs: 300_000 },
  match: { mode: 'match', matchMs: 600_000, turnMs: 30_000, atEnd: 'stop' },
  turn: { mode: 'turn', turnMs: 30_000 },
};

export function makeForm({ name, options, settings }: TableSetup): SetupForm {
  const house = options.house
    ? houseOf(options.house.base, houseScoringTable(options.house))
    : houseOf('classic', PRESETS.classic);
  const times = { ...USUAL_TIMES, [options.time.mode]: options.time };
  return { name, options, settings, house, times, penaltyTerms: termsOf(options.penalty) ?? USUAL_PENALTY };
}

const houseTable = ({ base, table }: House): HouseTable => ({
  base,
  ...table,
  triples: [...table.triples],
});

/** The setup that the form stands for. */
export function formSetup({ name, options, settings, house }: SetupForm): TableSetup {
  const isHouse = options.preset === 'house';
  return { name: name.trim(), options: { ...options, house: isHouse ? houseTable(house) : null }, settings };
}

export const withOptions = (form: SetupForm, change: Partial<MatchOptions>): SetupForm => ({
  ...form,
  options: { ...form.options, ...change },
});

export const withSettings = (form: SetupForm, change: Partial<TableSettings>): SetupForm => ({
  ...form,
  settings: { ...form.settings, ...change },
});

export const withHouse = (form: SetupForm, change: Partial<ScoringTable>): SetupForm => ({
  ...form,
  house: { ...form.house, table: { ...form.house.table, ...change } },
});

/** A kind's value; the multiple and the value it had are kept while the other, or none, is chosen. */
export function withKind(form: SetupForm, id: KindId, value: KindValue): SetupForm {
  const { table, kinds } = form.house;
  const kept = { ...kinds, [id]: { ...kinds[id], ...value } };
  return { ...form, house: { ...form.house, table: { ...table, [id]: value }, kinds: kept } };
}

/** No target is possible only where a clock ends the match (RULES.md section 4). */
export const canLackTarget = ({ options }: SetupForm): boolean =>
  options.time.mode === 'pool' || options.time.mode === 'match';

const USUAL_TARGET = 10_000;

/** Another clock, or other values of it; a mode that needs a target gets one. */
export function withTime(form: SetupForm, time: TimeMode): SetupForm {
  const next = withOptions({ ...form, times: { ...form.times, [time.mode]: time } }, { time });
  return next.options.target === null && !canLackTarget(next)
    ? withOptions(next, { target: USUAL_TARGET })
    : next;
}

function termsOf(penalty: Penalty): PenaltyTerms | null {
  return penalty.kind === 'off' ? null : { count: penalty.count, amount: penalty.amount };
}

/** Another penalty, or other terms of it. */
export const withPenalty = (form: SetupForm, penalty: Penalty): SetupForm =>
  withOptions({ ...form, penaltyTerms: termsOf(penalty) ?? form.penaltyTerms }, { penalty });

/** The scoring table that the form plays by. */
export const formScoring = ({ options, house }: SetupForm): ScoringTable =>
  options.preset === 'house' ? house.table : PRESETS[options.preset];
