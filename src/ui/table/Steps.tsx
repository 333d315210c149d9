import { Text } from 'ink';
import { ClickBox, type Spot } from '../ClickBox.tsx';
import { cellWidth, clip } from '../cells.ts';
import { useKeyboard } from '../keyboard.tsx';
import { useTheme } from '../theme.tsx';

export interface Step {
  readonly key: string;
  readonly text: string;
  /** Enter does this one. */
  readonly marked: boolean;
  /** Refused now; the text says why. */
  readonly refused: boolean;
}

/** The mark, the key in brackets, a space. */
const STEP_HEAD = 6;
const GAP = 2;

function StepText({ step, width }: { readonly step: Step; readonly width: number }) {
  const theme = useTheme();
  const { pointer, ellipsis } = theme.glyphs;
  const style = step.marked ? { ...theme.turn, bold: true } : step.refused ? theme.dim : theme.text;
  return (
    <Text wrap="truncate">
      <Text {...theme.turn}>{step.marked ? `${pointer} ` : '  '}</Text>
      <Text {...(step.refused ? theme.dim : theme.key)}>[{step.key}]</Text>
      <Text {...style}>{` ${clip(step.text, width - STEP_HEAD, ellipsis)}`}</Text>
    </Text>
  );
}

interface Props {
  readonly steps: readonly Step[];
  readonly lines: 1 | 2;
  /** Rows that are free for them. */
  readonly height: number;
  readonly width: number;
}

/** What can be done next, one line each; on one line together where rows are short. */
export function Steps({ steps, lines, height, width }: Props) {
  const each = lines === 1 ? Math.floor((width - GAP) / Math.max(1, steps.length)) : width;
  const keyboard = useKeyboard();
  const { ellipsis } = useTheme().glyphs;
  // On one line the second step begins where the first one ends.
  const firstEnds = STEP_HEAD + cellWidth(clip(steps[0]?.text ?? '', each - STEP_HEAD, ellipsis));
  const click = ({ x, y }: Spot): boolean => {
    const step = steps[lines === 1 ? (x < firstEnds ? 0 : 1) : y];
    return step !== undefined && keyboard.act(step.key);
  };
  return (
    <ClickBox
      onClick={click}
      flexDirection={lines === 1 ? 'row' : 'column'}
      columnGap={GAP}
      height={height}
      flexShrink={0}
      overflow="hidden"
    >
      {steps.map((step) => (
        <StepText key={step.key} step={step} width={each} />
      ))}
    </ClickBox>
  );
}
