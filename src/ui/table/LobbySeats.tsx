import { Box, Text } from 'ink';
import type { SeatView, TableView } from '../../table/view.ts';
import { lobbyFlags } from '../../words/seatFlags.ts';
import { scrollTop } from '../scrolling.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { SeatRow, seatColumns } from './SeatRow.tsx';
import { useAway } from './useAway.ts';

interface Props {
  readonly view: TableView;
  /** The seat that the arrow keys are at. */
  readonly chosen: number;
  readonly width: number;
  /** Rows for seats; where there are more an arrow stands at the first or last one. */
  readonly height: number;
  /** A title above them. */
  readonly titled: boolean;
}

/** Who sits where before the match, and which seats are free. */
export function LobbySeats({ view, chosen, width, height, titled }: Props) {
  const theme = useTheme();
  const { up, down } = theme.glyphs;
  const { t } = useWords();
  const away = useAway(view.seats);
  const nameOf = (seat: SeatView) => seat.name ?? t('table.emptySeat');
  const first = scrollTop(view.seats.length, chosen - 1, height);
  const seats = view.seats.slice(first, first + height);
  const arrowAt = (at: number) => [
    ...(at === 0 && first > 0 ? [up] : []),
    ...(at === height - 1 && first + height < view.seats.length ? [down] : []),
  ];
  const texts = seats.map((seat, at) => ({
    name: nameOf(seat),
    flags: [...lobbyFlags(t, seat, away(seat) ?? undefined), ...arrowAt(at)],
  }));
  const columns = seatColumns(texts, width);
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      {titled && <Text {...theme.title}>{t('table.seatsTitle')}</Text>}
      {seats.map((seat, at) => (
        <SeatRow
          key={seat.seat}
          seat={seat.seat}
          text={texts[at]!}
          width={width}
          columns={columns}
          pointed={seat.seat === chosen}
          isYou={seat.isYou}
          faint={seat.name === null}
        />
      ))}
    </Box>
  );
}
