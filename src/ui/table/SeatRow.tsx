import { Text } from 'ink';
import { cellWidth, clip, column } from '../cells.ts';
import { useTheme } from '../theme.tsx';

/** A name has at most this many cells. */
export const NAME_WIDTH = 16;
const SCORE_WIDTH = 7;

interface Props {
  readonly seat: number;
  readonly name: string;
  /** Empty in a lobby. */
  readonly score?: string;
  readonly flags: readonly string[];
  readonly width: number;
  /** Cells for the name: the longest at the table. */
  readonly nameWidth?: number;
  /** The seat to act, or the chosen line. */
  readonly pointed: boolean;
  readonly isYou?: boolean;
  /** Gone, or an empty seat. */
  readonly faint?: boolean;
}

/** The first flags that can be shown whole; a first one that is too long is cut. */
function flagsThatFit(flags: readonly string[], width: number): readonly string[] {
  let count = flags.length;
  while (count > 1 && cellWidth(flags.slice(0, count).join(', ')) > width) count -= 1;
  return flags.slice(0, count);
}

/** One line: who sits there, their score, and what else there is to know. */
export function SeatRow(props: Props) {
  const { seat, name, score, flags, width, pointed, isYou = false, faint = false } = props;
  const theme = useTheme();
  const { pointer, ellipsis } = theme.glyphs;
  const scoreWidth = score === undefined ? 0 : SCORE_WIDTH;
  const nameWidth = Math.min(props.nameWidth ?? NAME_WIDTH, Math.max(4, width - 4 - scoreWidth));
  const room = width - 4 - nameWidth - scoreWidth - 2;
  const style = pointed ? theme.turn : isYou ? theme.you : faint ? theme.dim : theme.text;
  return (
    <Text wrap="truncate">
      <Text {...style}>
        {`${pointed ? pointer : ' '} ${seat} ${column(name, nameWidth, 'left', ellipsis)}`}
        {score !== undefined && column(score, scoreWidth, 'right', ellipsis)}
      </Text>
      <Text {...theme.dim}>
        {room > 3 ? `  ${clip(flagsThatFit(flags, room).join(', '), room, ellipsis)}` : ''}
      </Text>
    </Text>
  );
}
