import { Box, Text } from 'ink';
import { wrapLines } from '../../words/wrapLines.ts';
import { useTheme } from '../theme.tsx';
import type { Start } from './useStartText.ts';

interface Props {
  readonly start: Start;
  readonly width: number;
}

/** Whether the match can start, and what it waits for. */
export function StartLines({ start, width }: Props) {
  const theme = useTheme();
  const style = { ...(start.isReady ? theme.good : theme.text), bold: true };
  return (
    <Box flexDirection="column" flexShrink={0}>
      {wrapLines(start.text, width).map((line) => (
        <Text key={line} {...style} wrap="truncate">
          {line}
        </Text>
      ))}
    </Box>
  );
}
