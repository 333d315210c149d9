import { Box, Text } from 'ink';
import type { Field } from '../../setup/field.ts';
import { aboutText } from '../../setup/fieldText.ts';
import { wrapLines } from '../../words/wrapLines.ts';
import { Lines } from '../components/Lines.tsx';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';

/** Rows for the rule and the sentences, in lines of `width` cells. */
export const aboutHeight = (width: number): number => (width < 70 ? 5 : 4);

interface Props {
  readonly field: Field;
  readonly width: number;
  readonly height: number;
}

/** The chosen option explained. */
export function About({ field, width, height }: Props) {
  const theme = useTheme();
  const [option, value] = aboutText(useWords(), field);
  const lines = [
    ...wrapLines(option, width).map((text) => ({ text })),
    ...wrapLines(value, width).map((text) => ({ text, style: theme.dim })),
  ];
  return (
    <Box flexDirection="column" width={width} height={height} flexShrink={0} overflow="hidden">
      <Text {...theme.border}>{theme.glyphs.rule.repeat(width)}</Text>
      <Lines lines={lines} top={0} height={height - 1} />
    </Box>
  );
}
