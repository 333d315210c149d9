import type { ScoringTable } from './scoringTable.ts';

export const PRESET_IDS = ['classic', 'depot', 'folk', 'kcd', 'smartbox', 'parlour', 'boxed'] as const;

export type PresetId = (typeof PRESET_IDS)[number];

const NOTHING_BUT_TRIPLES: ScoringTable = {
  one: 100,
  five: 50,
  triples: [1000, 200, 300, 400, 500, 600],
  four: null,
  fiveKind: null,
  six: null,
  threePairs: null,
  fourPair: null,
  twoTriples: null,
  straight15: null,
  straight26: null,
  straight16: 1000,
};

/** The seven scoring tables of RULES.md section 3. */
export const PRESETS: Readonly<Record<PresetId, ScoringTable>> = {
  classic: {
    ...NOTHING_BUT_TRIPLES,
    four: { times: 2 },
    fiveKind: { times: 3 },
    six: { times: 4 },
    threePairs: 750,
  },
  depot: {
    ...NOTHING_BUT_TRIPLES,
    four: { times: 2 },
    fiveKind: { times: 3 },
    six: { times: 4 },
    threePairs: 1500,
    straight16: 3000,
  },
  folk: {
    ...NOTHING_BUT_TRIPLES,
    four: { fixed: 1000 },
    fiveKind: { fixed: 2000 },
    six: { fixed: 3000 },
    threePairs: 1500,
    straight16: 2500,
  },
  kcd: {
    ...NOTHING_BUT_TRIPLES,
    four: { times: 2 },
    fiveKind: { times: 4 },
    six: { times: 8 },
    straight15: 500,
    straight26: 750,
    straight16: 1500,
  },
  smartbox: { ...NOTHING_BUT_TRIPLES, threePairs: 500 },
  parlour: NOTHING_BUT_TRIPLES,
  boxed: {
    ...NOTHING_BUT_TRIPLES,
    triples: [300, 200, 300, 400, 500, 600],
    four: { fixed: 1000 },
    fiveKind: { fixed: 2000 },
    six: { fixed: 3000 },
    threePairs: 1500,
    fourPair: 1500,
    twoTriples: 2500,
    straight16: 1500,
  },
};
