import { Box } from 'ink';
import type { MatchSeatView, MatchView } from '../../match/view.ts';
import type { TableView } from '../../table/view.ts';
import { matchFlags } from '../../words/seatFlags.ts';
import { useWords } from '../words.tsx';
import { clockText, shownLeftMs } from './countdown.ts';
import { SeatRow, seatColumns } from './SeatRow.tsx';
import { useAway } from './useAway.ts';
import { useLeftMs } from './useLeftMs.ts';

/** In a narrower list it is not said for how long a player has been away. */
const NARROW = 45;

interface Props {
  readonly view: TableView;
  readonly match: MatchView;
  readonly width: number;
}

/** The seats of a running match in seat order, with their scores. */
export function SeatList({ view, match, width }: Props) {
  const { t, n } = useWords();
  const away = useAway(view.seats);
  const isPool = match.options.time.mode === 'pool';
  const running = useLeftMs(isPool ? match.turnDeadlineAt : null);
  const about = {
    options: match.options,
    owed: match.finalRound?.owed ?? [],
    over: match.result !== null,
  };
  const tableSeat = (seat: number) => view.seats.find((other) => other.seat === seat);

  const timeOf = ({ seat, status, leftMs }: MatchSeatView): string[] => {
    if (!isPool || status !== 'playing') return [];
    const left = match.turn?.seat === seat ? running : leftMs;
    return left === null ? [] : [clockText(shownLeftMs(left))];
  };
  const textOf = (seat: MatchSeatView) => {
    const at = tableSeat(seat.seat);
    const awayFor = width < NARROW ? undefined : (away(at) ?? undefined);
    const flags = [...timeOf(seat), ...matchFlags(t, seat, at, about, awayFor)];
    return { name: seat.name, score: n(seat.banked), flags };
  };
  const texts = match.seats.map(textOf);
  const columns = seatColumns(texts, width);
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      {match.seats.map((seat, at) => (
        <SeatRow
          key={seat.seat}
          seat={seat.seat}
          text={texts[at]!}
          width={width}
          columns={columns}
          pointed={match.turn?.seat === seat.seat}
          isYou={tableSeat(seat.seat)?.isYou ?? false}
          faint={seat.status === 'gone'}
        />
      ))}
    </Box>
  );
}
