import { Box, Text } from 'ink';
import { useTheme } from '../theme.tsx';

export interface Step {
  readonly key: string;
  readonly text: string;
  /** Enter does this one. */
  readonly marked: boolean;
  /** Refused now; the text says why. */
  readonly refused: boolean;
}

function StepText({ step }: { readonly step: Step }) {
  const theme = useTheme();
  const { pointer } = theme.glyphs;
  const style = step.marked ? { ...theme.turn, bold: true } : step.refused ? theme.dim : theme.text;
  return (
    <Text wrap="truncate">
      <Text {...theme.turn}>{step.marked ? `${pointer} ` : '  '}</Text>
      <Text {...(step.refused ? theme.dim : theme.key)}>[{step.key}]</Text>
      <Text {...style}>{` ${step.text}`}</Text>
    </Text>
  );
}

/** What can be done next, one line each; on one line together where rows are short. */
export function Steps({ steps, lines }: { readonly steps: readonly Step[]; readonly lines: 1 | 2 }) {
  return (
    <Box
      flexDirection={lines === 1 ? 'row' : 'column'}
      columnGap={2}
      height={lines}
      flexShrink={0}
      overflow="hidden"
    >
      {steps.map((step) => (
        <StepText key={step.key} step={step} />
      ))}
    </Box>
  );
}
