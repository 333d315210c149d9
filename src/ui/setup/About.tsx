import { Box, Text } from 'ink';
import type { Field } from '../../setup/field.ts';
import { aboutText } from '../../setup/fieldText.ts';
import { wrapLines } from '../../words/wrapLines.ts';
import { Lines } from '../components/Lines.tsx';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';

/** A rule and three lines. */
export const ABOUT_ROWS = 4;

/** The chosen option explained. */
export function About({ field, width }: { readonly field: Field; readonly width: number }) {
  const theme = useTheme();
  const [option, value] = aboutText(useWords(), field);
  const lines = [
    ...wrapLines(option, width).map((text) => ({ text })),
    ...wrapLines(value, width).map((text) => ({ text, style: theme.dim })),
  ];
  return (
    <Box flexDirection="column" width={width} height={ABOUT_ROWS} flexShrink={0} overflow="hidden">
      <Text {...theme.border}>{theme.glyphs.rule.repeat(width)}</Text>
      <Lines lines={lines} top={0} height={ABOUT_ROWS - 1} />
    </Box>
  );
}
