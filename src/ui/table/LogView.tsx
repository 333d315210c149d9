import { Box, Text } from 'ink';
import type { LogLine } from '../../words/logLines.ts';
import { wrapLines } from '../../words/wrapLines.ts';
import { useTheme } from '../theme.tsx';

interface Props {
  readonly lines: readonly LogLine[];
  readonly width: number;
  readonly height: number;
  /** Rows scrolled back from the newest. */
  readonly back?: number;
}

interface Row {
  readonly key: string;
  readonly text: string;
  readonly kind: LogLine['kind'];
}

/** Chat lines carry a sign, so that they are told apart without colours. */
function rowsOf({ n, text, kind }: LogLine, width: number, bar: string): Row[] {
  const prefix = kind === 'chat' ? `${bar} ` : '';
  return wrapLines(prefix + text, width, kind === 'chat' ? prefix : '  ').map((row, index) => ({
    key: `${n}.${index}`,
    text: row,
    kind,
  }));
}

/** The newest rows of the log, oldest first, from the top of their room. */
export function visibleRows(
  lines: readonly LogLine[],
  width: number,
  height: number,
  back: number,
  bar: string,
): Row[] {
  const rows: Row[] = [];
  // Only as many lines as can be seen are wrapped; each gives at least one row.
  for (let at = lines.length - 1; at >= 0 && rows.length < height + back; at -= 1) {
    rows.unshift(...rowsOf(lines[at]!, width, bar));
  }
  const end = Math.max(Math.min(rows.length, height), rows.length - back);
  return rows.slice(Math.max(0, end - height), end);
}

/** What happened, as sentences. */
export function LogView({ lines, width, height, back = 0 }: Props) {
  const theme = useTheme();
  const style = { game: theme.text, table: theme.dim, chat: theme.accent };
  return (
    <Box flexDirection="column" width={width} height={height} overflow="hidden" flexShrink={0}>
      {visibleRows(lines, width, height, back, theme.glyphs.bar).map(({ key, text, kind }) => (
        <Text key={key} {...style[kind]} wrap="truncate">
          {text}
        </Text>
      ))}
    </Box>
  );
}
