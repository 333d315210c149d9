/*
 * A second scorer to hold against the first: it shares no code, no table and no manner with src. It puts the dice
 * into heaps in every possible way and looks at each heap with the table of RULES.md section 3, typed in again as words.
 */

const TABLE: Record<string, Record<string, number | string>> = {
  //         1 1 1      n × face × 100
  classic: { ones: 1000, four: 'x2', five: 'x3', six: 'x4', pairs: 750, run6: 1000 },
  depot: { ones: 1000, four: 'x2', five: 'x3', six: 'x4', pairs: 1500, run6: 3000 },
  folk: { ones: 1000, four: 1000, five: 2000, six: 3000, pairs: 1500, run6: 2500 },
  kcd: { ones: 1000, four: 'x2', five: 'x4', six: 'x8', low5: 500, high5: 750, run6: 1500 },
  smartbox: { ones: 1000, pairs: 500, run6: 1000 },
  parlour: { ones: 1000, run6: 1000 },
  boxed: {
    ones: 300,
    four: 1000,
    five: 2000,
    six: 3000,
    pairs: 1500,
    fourPair: 1500,
    triples: 2500,
    run6: 1500,
  },
};

/** Points of one heap as one combination, or undefined. */
function heapPoints(preset: string, fourAndTwo: boolean, heap: number[]): number | undefined {
  const table = TABLE[preset]!;
  const text = [...heap].sort().join('');
  const number = (name: string) => table[name] as number | undefined;
  const triple = text[0] === '1' ? number('ones')! : Number(text[0]) * 100;
  const kind = (name: string) => {
    const rule = table[name];
    return typeof rule === 'string' ? Number(rule.slice(1)) * triple : rule;
  };
  if (text === '1') return 100;
  if (text === '5') return 50;
  if (text === '12345') return number('low5');
  if (text === '23456') return number('high5');
  if (text === '123456') return number('run6');
  if (/^(.)\1\1$/.test(text)) return triple;
  if (/^(.)\1{3}$/.test(text)) return kind('four');
  if (/^(.)\1{4}$/.test(text)) return kind('five');
  if (/^(.)\1{5}$/.test(text)) return kind('six');
  if (/^(.)\1\1(.)\2\2$/.test(text)) return number('triples');
  if (/^(.)\1{3}(.)\2$/.test(text) || /^(.)\1(.)\2{3}$/.test(text)) {
    const both = [number('fourPair'), fourAndTwo ? number('pairs') : undefined].filter(
      (n) => n !== undefined,
    );
    return both.length === 0 ? undefined : Math.max(...both);
  }
  if (/^(.)\1(.)\2(.)\3$/.test(text)) return number('pairs');
  return undefined;
}

/** Every way to put things into heaps. */
function heaps(things: number[]): number[][][] {
  const [first, ...others] = things;
  if (first === undefined) return [[]];
  return heaps(others).flatMap((rest) => [
    [[first], ...rest],
    ...rest.map((_, at) => rest.map((heap, index) => (index === at ? [first, ...heap] : heap))),
  ]);
}

function worth(preset: string, fourAndTwo: boolean, dice: number[]): number | null {
  const sums = heaps(dice)
    .map((split) => split.map((heap) => heapPoints(preset, fourAndTwo, heap)))
    .filter((split) => split.every((points) => points !== undefined))
    .map((split) => split.reduce<number>((sum, points) => sum + points!, 0));
  return sums.length === 0 ? null : Math.max(...sums);
}

const remembered = new Map<string, number | null>();

function worthOnce(preset: string, fourAndTwo: boolean, dice: number[]): number | null {
  const key = `${preset} ${fourAndTwo} ${[...dice].sort().join('')}`;
  if (!remembered.has(key)) remembered.set(key, worth(preset, fourAndTwo, dice));
  return remembered.get(key)!;
}

function subsets([first, ...others]: number[]): number[][] {
  if (first === undefined) return [[]];
  return subsets(others).flatMap((chosen) => [chosen, [first, ...chosen]]);
}

/** What `farkle score --json` must say of these dice under a preset. */
export function exhaustiveScore(preset: string, fourAndTwo: boolean, dice: readonly number[]) {
  let [best, uses] = [0, 0];
  for (const chosen of subsets([...dice]).filter((some) => some.length > 0)) {
    const points = worthOnce(preset, fourAndTwo, chosen);
    if (points === null) continue;
    if (points > best || (points === best && chosen.length > uses)) [best, uses] = [points, chosen.length];
  }
  return { dice: dice.join(''), best, uses, all: worthOnce(preset, fourAndTwo, [...dice]) };
}
