import { Box, Text } from 'ink';
import { cellWidth, clip } from '../cells.ts';
import { useTheme } from '../theme.tsx';
import { type TimeSentence, useTimeText } from './useTimeText.ts';

/** A deadline and how it is told. */
export interface Deadline {
  readonly at: number | null;
  readonly sentence: TimeSentence;
}

interface Props {
  readonly title: string;
  readonly aside: readonly string[];
  readonly clock: Deadline | null;
  readonly width: number;
}

const GAP = 2;

/** As many of the last parts as can be shown whole. */
function lastThatFit(parts: readonly string[], width: number): string {
  const from = parts.findIndex((_, at) => cellWidth(parts.slice(at).join(', ')) <= width);
  return from === -1 ? '' : parts.slice(from).join(', ');
}

/** The first line of a table: its name, what is played, and the clock of the match. */
export function TitleLine({ title, aside, clock, width }: Props) {
  const theme = useTheme();
  const time = useTimeText(clock?.at ?? null, clock?.sentence ?? 'table.matchTime');
  const left = clip(title, Math.floor(width / 2) - 1, theme.glyphs.ellipsis);
  const room = width - cellWidth(left) - GAP - (time ? cellWidth(time.text) + GAP : 0);
  return (
    <Box justifyContent="space-between" flexShrink={0} height={1}>
      <Text {...theme.title}>{left}</Text>
      <Text wrap="truncate">
        <Text {...theme.dim}>{lastThatFit(aside, room)}</Text>
        {time && <Text {...(time.isUrgent ? theme.danger : theme.text)}>{' '.repeat(GAP) + time.text}</Text>}
      </Text>
    </Box>
  );
}
