import { z } from 'zod';
import { fifties, whole } from './bounds.ts';
import { PRESET_IDS, PRESETS } from './presets.ts';
import type { ScoringTable } from './scoringTable.ts';

const value = fifties(50, 20_000);
const points = value.nullable();
const kind = z.union([z.strictObject({ times: whole(1, 20) }), z.strictObject({ fixed: value })]).nullable();

/**
 * A house table as it comes from outside (REFEREE.md): a base preset and what differs from it.
 * `null` switches a combination off; what is left out is the base's.
 */
export const houseTableSchema = z.strictObject({
  base: z.enum(PRESET_IDS).default('classic'),
  one: points.optional(),
  five: points.optional(),
  triples: z.tuple([points, points, points, points, points, points]).optional(),
  four: kind.optional(),
  fiveKind: kind.optional(),
  six: kind.optional(),
  threePairs: points.optional(),
  fourPair: points.optional(),
  twoTriples: points.optional(),
  straight15: points.optional(),
  straight26: points.optional(),
  straight16: points.optional(),
});

export type HouseTable = Readonly<z.infer<typeof houseTableSchema>>;

/** The whole scoring table of a house table: its base with its own values laid over (RULES.md section 3, *House*). */
export function houseScoringTable(house: HouseTable): ScoringTable {
  const { base, ...changes } = house;
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return { ...PRESETS[base], ...given };
}
