import { Box, Text } from 'ink';
import { type ReactNode, useMemo } from 'react';
import { type Body, BodyContext } from '../body.ts';
import { cellWidth, clip } from '../cells.ts';
import type { Hint } from '../hints.ts';
import { useSize } from '../size.ts';
import { useTheme } from '../theme.tsx';
import { Footer, useFooterLines } from './Footer.tsx';
import { Notice, type NoticeText, useNoticeLines } from './Notice.tsx';

/** A narrower window gets a third line for its keys. */
const NARROW = 70;

/** Title, two rules and the notice. */
const FIXED_ROWS = 4;

const footerLines = (width: number) => (width < NARROW ? 3 : 2);

/** The room that a frame with these keys in its footer has for its body. */
export function useFrameBody(hints: readonly Hint[]): Body {
  const { width, rows } = useSize();
  const footer = useFooterLines(hints, width, footerLines(width)).length;
  const bodyRows = rows - FIXED_ROWS - footer;
  return useMemo(() => ({ columns: width, rows: bodyRows }), [width, bodyRows]);
}

interface Props {
  readonly title: string;
  /** Stands at the right end of the title bar. */
  readonly aside?: string | undefined;
  /** From `useActions`. */
  readonly hints: readonly Hint[];
  /** The most keys that the footer can get: room is kept for them, so that nothing moves when keys come and go. */
  readonly mostHints?: readonly Hint[];
  /** A line above the footer: what was refused, what was done. */
  readonly notice?: NoticeText | null;
  readonly children: ReactNode;
}

/** A whole screen: title bar, body, notice, footer. Exactly as large as the window; the body is clipped, the rest is not. */
export function Frame({ title, aside = '', hints, mostHints = hints, notice = null, children }: Props) {
  const theme = useTheme();
  const { columns, rows } = useSize();
  const body = useFrameBody(mostHints);
  const width = body.columns;
  const noticeRows = useNoticeLines(notice, width).length;
  const right = clip(aside, Math.floor(width / 2), theme.glyphs.ellipsis);
  const left = clip(title, Math.max(4, width - cellWidth(right) - 2), theme.glyphs.ellipsis);
  const rule = <Text {...theme.border}>{theme.glyphs.rule.repeat(width)}</Text>;
  return (
    <Box width={columns} height={rows} overflow="hidden" justifyContent="center">
      <Box flexDirection="column" width={width} flexShrink={0}>
        <Box justifyContent="space-between" flexShrink={0}>
          <Text {...theme.title}>{left}</Text>
          <Text {...theme.dim}>{right}</Text>
        </Box>
        {rule}
        <Box flexDirection="column" height={body.rows - noticeRows + 1} flexShrink={0} overflow="hidden">
          <BodyContext.Provider value={body}>{children}</BodyContext.Provider>
        </Box>
        <Notice notice={notice} width={width} />
        {rule}
        <Box flexGrow={1}>
          <Footer hints={hints} columns={width} lines={footerLines(width)} />
        </Box>
      </Box>
    </Box>
  );
}
