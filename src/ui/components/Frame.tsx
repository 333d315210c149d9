import { Box, Text } from 'ink';
import type { ReactNode } from 'react';
import { clip } from '../cells.ts';
import type { Hint } from '../keyboard.tsx';
import { useSize } from '../size.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { Footer } from './Footer.tsx';
import { Notice, type NoticeText } from './Notice.tsx';

interface Props {
  readonly title: string;
  /** Stands at the right end of the title bar. */
  readonly aside?: string | undefined;
  /** From `useActions`. */
  readonly hints: readonly Hint[];
  /** A line above the footer: what was refused, what was done. */
  readonly notice?: NoticeText | null;
  readonly children: ReactNode;
}

/** A whole screen: title bar, body, notice, footer. Exactly as large as the window; the body is clipped, the rest is not. */
export function Frame({ title, aside = '', hints, notice = null, children }: Props) {
  const theme = useTheme();
  const { t } = useWords();
  const { columns, rows, tooSmall } = useSize();
  const right = clip(aside, Math.floor(columns / 2), theme.glyphs.ellipsis);
  const left = clip(title, Math.max(4, columns - right.length - 4), theme.glyphs.ellipsis);
  return (
    <Box flexDirection="column" width={columns} height={rows} overflow="hidden" paddingX={1}>
      <Box justifyContent="space-between" flexShrink={0}>
        <Text {...theme.title}>{left}</Text>
        <Text {...theme.dim}>{right}</Text>
      </Box>
      <Text {...theme.border}>{theme.glyphs.rule.repeat(columns - 2)}</Text>
      {tooSmall && (
        <Text {...theme.warn} wrap="truncate">
          {t('common.tooSmall', { columns, rows })}
        </Text>
      )}
      <Box flexDirection="column" flexGrow={1} flexShrink={1} overflow="hidden">
        {children}
      </Box>
      <Notice notice={notice} />
      <Text {...theme.border}>{theme.glyphs.rule.repeat(columns - 2)}</Text>
      <Footer hints={hints} columns={columns - 2} />
    </Box>
  );
}
