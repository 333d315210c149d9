import { Text } from 'ink';
import type { Words } from '../../words/words.ts';
import { ClickBox, type Spot } from '../ClickBox.tsx';
import { cellWidth } from '../cells.ts';
import type { Glyphs } from '../glyphs.ts';
import { type Hint, hintsOf, useKeyboard } from '../keyboard.tsx';
import { keyLabel } from '../keyLabel.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';

interface Item {
  readonly key: string;
  readonly word: string;
  /** The key that a click stands for; null where several are shown as one. */
  readonly click: string | null;
}

export type FooterLines = readonly (readonly Item[])[];

const GAP = 2;
const HELP = hintsOf('everywhere', { help: () => {} });

const width = ({ key, word }: Item) => cellWidth(key) + 3 + cellWidth(word);

const item = ({ binding }: Hint, t: Words['t'], glyphs: Glyphs): Item[] =>
  binding.label
    ? [
        {
          key: keyLabel(binding, glyphs),
          word: t(binding.label),
          click: binding.shown === undefined ? (binding.keys[0] ?? null) : null,
        },
      ]
    : [];

function itemAt(row: readonly Item[], x: number): Item | null {
  let start = 0;
  for (const each of row) {
    if (x >= start && x < start + width(each)) return each;
    start += width(each) + GAP;
  }
  return null;
}

/** Items laid out in at most `most` lines; what does not fit is left out, but never the last one (help). */
function layOut(items: readonly Item[], columns: number, most: number): FooterLines {
  const last = items.at(-1);
  if (last === undefined) return [];
  const rows: Item[][] = [[]];
  const used = (row: readonly Item[]) => row.reduce((sum, each) => sum + width(each) + GAP, 0);
  for (const each of items.slice(0, -1)) {
    const row = rows.at(-1)!;
    const spare = rows.length === most ? width(last) + GAP : 0;
    if (used(row) + width(each) + spare <= columns) row.push(each);
    else if (rows.length < most) rows.push([each]);
    else break;
  }
  const row = rows.at(-1)!;
  if (rows.length === most || used(row) + width(last) <= columns) row.push(last);
  else rows.push([last]);
  return rows;
}

/** The keys that work now, in lines of `columns` cells. */
export function useFooterLines(hints: readonly Hint[], columns: number, most = 2): FooterLines {
  const { glyphs } = useTheme();
  const { t } = useWords();
  const shown = hints.some(({ screen }) => screen === 'help' || screen === 'confirm')
    ? hints
    : [...hints, ...HELP];
  return layOut(
    shown.flatMap((hint) => item(hint, t, glyphs)),
    columns,
    most,
  );
}

interface Props {
  readonly hints: readonly Hint[];
  readonly columns: number;
  readonly lines?: number;
}

/** `[b] bank  [r] roll  [?] help` */
export function Footer({ hints, columns, lines = 2 }: Props) {
  const theme = useTheme();
  const keyboard = useKeyboard();
  const rows = useFooterLines(hints, columns, lines);
  const click = ({ x, y }: Spot): boolean => {
    const name = itemAt(rows[y] ?? [], x)?.click;
    return name != null && keyboard.act(name);
  };
  return (
    <ClickBox onClick={click} flexDirection="column" flexShrink={0}>
      {rows.map((row) => (
        <Text key={row[0]?.key} wrap="truncate">
          {row.map(({ key, word }, place) => (
            <Text key={key}>
              {place > 0 ? ' '.repeat(GAP) : ''}
              <Text {...theme.key}>[{key}]</Text> <Text {...theme.dim}>{word}</Text>
            </Text>
          ))}
        </Text>
      ))}
    </ClickBox>
  );
}
