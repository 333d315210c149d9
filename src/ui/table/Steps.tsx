import { Text } from 'ink';
import { ClickBox, type Spot } from '../ClickBox.tsx';
import { cellWidth, clip } from '../cells.ts';
import { useKeyboard } from '../keyboard.tsx';
import { useTheme } from '../theme.tsx';

export interface Step {
  readonly key: string;
  readonly text: string;
  /** Says it where there is no room for the text. */
  readonly short?: string;
  /** Enter does this one. */
  readonly marked: boolean;
  /** Refused now; the text says why. */
  readonly refused: boolean;
}

/** The mark, the key in brackets, a space. */
const STEP_HEAD = 6;
const GAP = 2;

/** What a step says in `width` cells, its head not counted. */
const said = ({ text, short = text }: Step, width: number, ellipsis: string): string =>
  cellWidth(text) <= width ? text : clip(short, width, ellipsis);

function StepText({ step, text }: { readonly step: Step; readonly text: string }) {
  const theme = useTheme();
  const style = step.marked ? { ...theme.turn, bold: true } : step.refused ? theme.dim : theme.text;
  return (
    <Text wrap="truncate">
      <Text {...theme.turn}>{step.marked ? `${theme.glyphs.pointer} ` : '  '}</Text>
      <Text {...(step.refused ? theme.dim : theme.key)}>[{step.key}]</Text>
      <Text {...style}>{` ${text}`}</Text>
    </Text>
  );
}

/** The texts of steps on one line: the first has the room that it needs, the second the rest. */
function textsOnOneLine(steps: readonly Step[], width: number, ellipsis: string): readonly string[] {
  const room = width - steps.length * STEP_HEAD - GAP * (steps.length - 1);
  const [first, second] = steps;
  if (first === undefined) return [];
  if (second === undefined) return [said(first, room, ellipsis)];
  const before = said(first, room - Math.min(cellWidth(second.text), Math.floor(room / 2)), ellipsis);
  return [before, said(second, room - cellWidth(before), ellipsis)];
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
  const keyboard = useKeyboard();
  const { ellipsis } = useTheme().glyphs;
  const texts =
    lines === 1
      ? textsOnOneLine(steps, width, ellipsis)
      : steps.map((step) => said(step, width - STEP_HEAD, ellipsis));
  // On one line the second step begins where the first one ends.
  const firstEnds = STEP_HEAD + cellWidth(texts[0] ?? '');
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
      {steps.map((step, at) => (
        <StepText key={step.key} step={step} text={texts[at] ?? ''} />
      ))}
    </ClickBox>
  );
}
