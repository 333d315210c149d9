/** What four, five or six of a kind are worth: a multiple of the triple of that face, a fixed value, or nothing. */
export type KindValue = { readonly times: number } | { readonly fixed: number } | null;

/**
 * One scoring table (RULES.md section 3), in points; `null` means that the combination does not exist.
 * `triples` holds the value of three of a kind for the faces 1 to 6 in order.
 */
export interface ScoringTable {
  readonly one: number | null;
  readonly five: number | null;
  readonly triples: readonly [
    number | null,
    number | null,
    number | null,
    number | null,
    number | null,
    number | null,
  ];
  readonly four: KindValue;
  readonly fiveKind: KindValue;
  readonly six: KindValue;
  readonly threePairs: number | null;
  readonly fourPair: number | null;
  readonly twoTriples: number | null;
  readonly straight15: number | null;
  readonly straight26: number | null;
  readonly straight16: number | null;
}
