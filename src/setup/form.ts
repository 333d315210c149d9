import { type HouseTable, houseScoringTable } from '../rules/house.ts';
import type { MatchOptions, TableSettings, TimeMode } from '../rules/options.ts';
import { PRESETS, type PresetId } from '../rules/presets.ts';
import type { ScoringTable } from '../rules/scoringTable.ts';
import type { TableSetup } from '../tables/tableManager.ts';

/** One set of values for each time mode, so that going through the modes forgets nothing. */
export type Times = { readonly [M in TimeMode['mode']]: Extract<TimeMode, { mode: M }> };

/** What is being set up. The house table and all four clocks are kept while others are chosen. */
export interface SetupForm {
  readonly name: string;
  readonly options: MatchOptions;
  readonly settings: TableSettings;
  readonly house: { readonly base: PresetId; readonly table: ScoringTable };
  readonly times: Times;
}

const USUAL_TIMES: Times = {
  classic: { mode: 'classic', idleMs: 60_000 },
  pool: { mode: 'pool', poolMs: 300_000 },
  match: { mode: 'match', matchMs: 600_000, turnMs: 30_000, atEnd: 'stop' },
  turn: { mode: 'turn', turnMs: 30_000 },
};

export function makeForm({ name, options, settings }: TableSetup): SetupForm {
  const house = options.house
    ? { base: options.house.base, table: houseScoringTable(options.house) }
    : { base: 'classic' as const, table: PRESETS.classic };
  return { name, options, settings, house, times: { ...USUAL_TIMES, [options.time.mode]: options.time } };
}

const houseTable = ({ base, table }: SetupForm['house']): HouseTable => ({
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

/** The scoring table that the form plays by. */
export const formScoring = ({ options, house }: SetupForm): ScoringTable =>
  options.preset === 'house' ? house.table : PRESETS[options.preset];
