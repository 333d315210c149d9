import { Box } from 'ink';
import type { MatchSeatView, MatchView } from '../../match/view.ts';
import type { TableView } from '../../table/view.ts';
import { matchFlags } from '../../words/seatFlags.ts';
import { cellWidth } from '../cells.ts';
import { useWords } from '../words.tsx';
import { clockText, shownLeftMs } from './countdown.ts';
import { SeatRow } from './SeatRow.tsx';
import { useAway } from './useAway.ts';
import { useLeftMs } from './useLeftMs.ts';

/** Names are short or long; the scores should not jump to the left edge. */
const LEAST_NAME = 10;

interface Props {
  readonly view: TableView;
  readonly match: MatchView;
  readonly width: number;
}

interface SeatProps extends Props {
  readonly seat: MatchSeatView;
  readonly nameWidth: number;
  readonly away: ReturnType<typeof useAway>;
}

function Seat({ view, match, width, seat, nameWidth, away }: SeatProps) {
  const { t, n } = useWords();
  const toAct = match.turn?.seat === seat.seat;
  const isPool = match.options.time.mode === 'pool';
  const running = useLeftMs(isPool && toAct ? match.turnDeadlineAt : null);
  const leftMs = running ?? (seat.status === 'playing' ? seat.leftMs : null);
  const at = view.seats.find((other) => other.seat === seat.seat);
  const owed = match.finalRound?.owed ?? [];
  const about = { options: match.options, owed, over: match.result !== null };
  const flags = matchFlags(t, seat, at, about, away(at) ?? undefined);
  const time = isPool && leftMs !== null ? [clockText(shownLeftMs(leftMs))] : [];
  return (
    <SeatRow
      seat={seat.seat}
      name={seat.name}
      score={n(seat.banked)}
      flags={[...time, ...flags]}
      width={width}
      nameWidth={nameWidth}
      pointed={toAct}
      isYou={at?.isYou ?? false}
      faint={seat.status === 'gone'}
    />
  );
}

/** The seats of a running match in seat order, with their scores. */
export function SeatList(props: Props) {
  const away = useAway(props.view.seats);
  const nameWidth = Math.max(LEAST_NAME, ...props.match.seats.map(({ name }) => cellWidth(name)));
  return (
    <Box flexDirection="column" width={props.width} flexShrink={0}>
      {props.match.seats.map((seat) => (
        <Seat key={seat.seat} {...props} seat={seat} nameWidth={nameWidth} away={away} />
      ))}
    </Box>
  );
}
