import type { NumberField, Unit } from './field.ts';

const SECONDS = [
  10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1_200, 1_800, 2_700, 3_600, 5_400, 7_200,
  10_800, 14_400, 21_600, 43_200, 86_400,
];

const every = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

const POINTS = [
  ...every(50, 950, 50),
  ...every(1_000, 4_500, 500),
  ...every(5_000, 19_000, 1_000),
  ...every(20_000, 100_000, 5_000),
];

const STOPS: Readonly<Record<Unit, readonly number[]>> = {
  ms: SECONDS.map((seconds) => seconds * 1_000),
  points: POINTS,
  count: every(1, 20, 1),
  times: every(1, 20, 1),
};

/** The round values that the arrows go through, least first; null before them where "none" is possible. */
export function stopsOf({ unit, least, most, none }: NumberField): readonly (number | null)[] {
  const inside = STOPS[unit].filter((stop) => stop > least && stop < most);
  return [...(none === undefined ? [] : [null]), least, ...inside, most];
}

/** The next round value up or down; stays at the ends. */
export function steppedValue(field: NumberField, direction: 1 | -1): number | null {
  const now = field.value ?? -1;
  const stops = stopsOf(field);
  const isBeyond = (stop: number | null) => ((stop ?? -1) - now) * direction > 0;
  const next = direction === 1 ? stops.find(isBeyond) : stops.findLast(isBeyond);
  return next === undefined ? field.value : next;
}
