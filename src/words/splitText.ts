import type { Translate } from '../i18n/catalogue.ts';
import type { Combination } from '../rules/combinations.ts';

/** What a combination is called: "three 5s". */
export function combinationName(t: Translate, { kind, dice }: Pick<Combination, 'kind' | 'dice'>): string {
  return t(`rules.${kind}`, { face: dice[0] ?? 0 });
}

/** A selection's split in words: "three 5s 500 + single 1 100". Combinations that repeat are counted. */
export function splitText(t: Translate, split: readonly Combination[]): string {
  const counts = new Map<string, { name: string; times: number; points: number }>();
  for (const combination of split) {
    const name = combinationName(t, combination);
    const part = counts.get(name) ?? { name, times: 0, points: 0 };
    counts.set(name, { name, times: part.times + 1, points: part.points + combination.points });
  }
  return [...counts.values()]
    .map((part) => t(part.times === 1 ? 'table.splitPart' : 'table.splitParts', { ...part }))
    .join(' + ');
}
