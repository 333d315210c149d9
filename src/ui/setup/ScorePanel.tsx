import { Box, Text } from 'ink';
import type { Key } from '../../i18n/catalogue.ts';
import { FACES } from '../../rules/dice.ts';
import type { KindValue, ScoringTable } from '../../rules/scoringTable.ts';
import type { Words } from '../../words/words.ts';
import { column } from '../cells.ts';
import { useTheme } from '../theme.tsx';

export const PANEL_WIDTH = 40;

export type PanelLine = readonly [label: string, worth: string];

function kindText({ t, n }: Words, value: KindValue): string | null {
  if (value === null) return null;
  return 'times' in value ? t('setup.times', { times: value.times }) : n(value.fixed);
}

/** What counts at a scoring table, best known first; what does not exist is not listed. */
export function panelLines(table: ScoringTable, words: Words): readonly PanelLine[] {
  const { t, n } = words;
  const points = (value: number | null) => (value === null ? null : n(value));
  const line = (label: Key, worth: string | null, face?: number): readonly PanelLine[] =>
    worth === null ? [] : [[face === undefined ? t(label) : t(label, { face }), worth]];
  return [
    ...line('rules.one', points(table.one)),
    ...line('rules.five', points(table.five)),
    ...FACES.flatMap((face) => line('rules.triple', points(table.triples[face - 1] ?? null), face)),
    ...line('rules.fourOfAKind', kindText(words, table.four)),
    ...line('rules.fiveOfAKind', kindText(words, table.fiveKind)),
    ...line('rules.sixOfAKind', kindText(words, table.six)),
    ...line('rules.threePairs', points(table.threePairs)),
    ...line('rules.fourPair', points(table.fourPair)),
    ...line('rules.twoTriples', points(table.twoTriples)),
    ...line('rules.straight15', points(table.straight15)),
    ...line('rules.straight26', points(table.straight26)),
    ...line('rules.straight16', points(table.straight16)),
  ];
}

interface Props {
  readonly title: string;
  /** From `panelLines`. */
  readonly lines: readonly PanelLine[];
}

/** The scoring table beside the options, in a window wide enough. */
export function ScorePanel({ title, lines }: Props) {
  const theme = useTheme();
  const worthWidth = 12;
  return (
    <Box flexDirection="column" width={PANEL_WIDTH} marginLeft={2} flexShrink={0}>
      <Text {...theme.accent} wrap="truncate">
        {title}
      </Text>
      {lines.map(([label, worth]) => (
        <Text key={label} wrap="truncate">
          {column(label, PANEL_WIDTH - worthWidth, 'left', theme.glyphs.ellipsis)}
          {column(worth, worthWidth, 'right', theme.glyphs.ellipsis)}
        </Text>
      ))}
    </Box>
  );
}
