import { Box, Text } from 'ink';
import type { ReactNode } from 'react';
import { cellWidth, clip } from '../cells.ts';
import { useSize } from '../size.ts';
import { useTheme } from '../theme.tsx';
import { FOOTER_ROWS } from './tableLayout.ts';

interface Props {
  readonly title: string;
  readonly aside: string;
  /** Something that holds for everyone now, such as the final round: stands in the line under the title. */
  readonly banner?: string | null;
  readonly padding: number;
  /** Keys, or the line to type in. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a table: leaner than the other screens', because dice, seats and log want every line. */
export function TableFrame({ title, aside, banner = null, padding, footer, children }: Props) {
  const theme = useTheme();
  const { columns, rows } = useSize();
  const width = columns - 2 * padding;
  const { ellipsis, rule } = theme.glyphs;
  const left = clip(title, Math.floor(width / 2) - 1, ellipsis);
  const right = clip(aside, width - cellWidth(left) - 2, ellipsis);
  const said = banner === null ? '' : ` ${clip(banner, width - 6, ellipsis)} `;
  const start = banner === null ? '' : rule.repeat(2);
  return (
    <Box flexDirection="column" width={columns} height={rows} overflow="hidden" paddingX={padding}>
      <Box justifyContent="space-between" flexShrink={0} height={1}>
        <Text {...theme.title}>{left}</Text>
        <Text {...theme.dim}>{right}</Text>
      </Box>
      <Text {...theme.border} wrap="truncate">
        {start}
        <Text {...theme.warn} bold>
          {said}
        </Text>
        {rule.repeat(Math.max(0, width - cellWidth(start + said)))}
      </Text>
      <Box flexDirection="column" flexGrow={1} flexShrink={1} overflow="hidden">
        {children}
      </Box>
      <Box flexDirection="column" height={FOOTER_ROWS} flexShrink={0} overflow="hidden">
        {footer}
      </Box>
    </Box>
  );
}
