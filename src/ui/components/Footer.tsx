import { Text } from 'ink';
import type { Words } from '../../words/words.ts';
import { ClickBox, type Spot } from '../ClickBox.tsx';
import { cellWidth } from '../cells.ts';
import type { Glyphs } from '../glyphs.ts';
import { type Hint, hintsOf } from '../hints.ts';
import { useKeyboard } from '../keyboard.tsx';
import { keyLabel } from '../keyLabel.ts';
import type { ScreenId } from '../keymap.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';

interface Item {
  readonly key: string;
  readonly word: string;
  /** The key that a click stands for; null where several are shown as one. */
  readonly click: string | null;
  /** Stays when others are left out. */
  readonly always: boolean;
}

export type FooterLines = readonly (readonly Item[])[];

const GAP = 2;
/** Here a question mark closes the help, does nothing, or is typed. */
const NO_HELP: readonly ScreenId[] = ['help', 'confirm', 'prompt', 'joinCode', 'setupValue'];

const HELP = hintsOf('everywhere', { help: () => {} });

const width = ({ key, word }: Item) => cellWidth(key) + 3 + cellWidth(word);

const item = ({ binding }: Hint, t: Words['t'], glyphs: Glyphs): Item[] =>
  binding.label
    ? [
        {
          key: keyLabel(binding, glyphs),
          word: t(binding.label),
          click: binding.shown === undefined ? (binding.keys[0] ?? null) : null,
          always: binding.always ?? false,
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

/** Items one after the other, in as many lines as they need. */
function inLines(items: readonly Item[], columns: number): FooterLines {
  const rows: Item[][] = [[]];
  const used = (row: readonly Item[]) => row.reduce((sum, each) => sum + width(each) + GAP, 0);
  for (const each of items) {
    const row = rows.at(-1)!;
    if (row.length === 0 || used(row) + width(each) <= columns) row.push(each);
    else rows.push([each]);
  }
  return rows;
}

/** Items laid out in at most `most` lines; where not all fit the last ones are left out, but never the way back or the help. */
function layOut(items: readonly Item[], columns: number, most: number): FooterLines {
  if (items.length === 0) return [];
  const rows = inLines(items, columns);
  const spare = items.findLastIndex(({ always }) => !always);
  return rows.length <= most || spare === -1 ? rows : layOut(items.toSpliced(spare, 1), columns, most);
}

/** The keys that work now, in lines of `columns` cells. */
export function useFooterLines(hints: readonly Hint[], columns: number, most = 2): FooterLines {
  const { glyphs } = useTheme();
  const { t } = useWords();
  // Without keys of its own a screen lies below a dialog, which has its own footer.
  const isBelow = hints.length === 0 || hints.some(({ screen }) => NO_HELP.includes(screen));
  const shown = isBelow ? hints : [...hints, ...HELP];
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
