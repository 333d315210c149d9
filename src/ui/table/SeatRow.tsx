import { Text } from 'ink';
import { cellWidth, clip, column } from '../cells.ts';
import { useTheme } from '../theme.tsx';

/** The least that is left of a name. */
const LEAST_NAME = 6;
/** The pointer, the number of the seat, and a space after each. */
const HEAD = 4;
const GAP = 2;

export interface SeatText {
  readonly name: string;
  /** Empty in a lobby. */
  readonly score?: string;
  /** The most pressing first. */
  readonly flags: readonly string[];
}

/** Cells for the names and for the scores of all seats: a name that is too long gives way to what its seat has to say. */
export interface SeatColumns {
  readonly name: number;
  readonly score: number;
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(cellWidth));

/** The columns of a list of seats that is `width` cells wide. */
export function seatColumns(seats: readonly SeatText[], width: number): SeatColumns {
  const scores = widest(seats.map(({ score = '' }) => score));
  const score = scores === 0 ? 0 : scores + GAP;
  const flags = widest(seats.map(({ flags: [first = ''] }) => first));
  const room = width - HEAD - score - (flags === 0 ? 0 : flags + GAP);
  return { name: Math.max(LEAST_NAME, Math.min(widest(seats.map(({ name }) => name)), room)), score };
}

interface Props {
  readonly seat: number;
  readonly text: SeatText;
  readonly width: number;
  readonly columns: SeatColumns;
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
  const { seat, text, width, columns, pointed, isYou = false, faint = false } = props;
  const { name, score = '', flags } = text;
  const theme = useTheme();
  const { pointer, ellipsis } = theme.glyphs;
  const room = width - HEAD - columns.name - columns.score - GAP;
  const style = pointed ? theme.turn : isYou ? theme.you : faint ? theme.dim : theme.text;
  return (
    <Text wrap="truncate">
      <Text {...style}>
        {`${pointed ? pointer : ' '} ${seat} ${column(name, columns.name, 'left', ellipsis)}`}
        {column(score, columns.score, 'right', ellipsis)}
      </Text>
      <Text {...theme.dim}>
        {room > 3 ? `  ${clip(flagsThatFit(flags, room).join(', '), room, ellipsis)}` : ''}
      </Text>
    </Text>
  );
}
