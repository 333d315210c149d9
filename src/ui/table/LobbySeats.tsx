import { Box, Text } from 'ink';
import type { SeatView, TableView } from '../../table/view.ts';
import { lobbyFlags } from '../../words/seatFlags.ts';
import { cellWidth } from '../cells.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { SeatRow } from './SeatRow.tsx';
import { useAway } from './useAway.ts';

interface Props {
  readonly view: TableView;
  /** The seat that the arrow keys are at. */
  readonly chosen: number;
  readonly width: number;
  /** A title above them. */
  readonly titled: boolean;
}

/** Who sits where before the match, and which seats are free. */
export function LobbySeats({ view, chosen, width, titled }: Props) {
  const theme = useTheme();
  const { t } = useWords();
  const away = useAway(view.seats);
  const nameOf = (seat: SeatView) => seat.name ?? t('table.emptySeat');
  const nameWidth = Math.max(...view.seats.map((seat) => cellWidth(nameOf(seat))));
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      {titled && <Text {...theme.title}>{t('table.seatsTitle')}</Text>}
      {view.seats.map((seat) => (
        <SeatRow
          key={seat.seat}
          seat={seat.seat}
          name={nameOf(seat)}
          flags={lobbyFlags(t, seat, away(seat) ?? undefined)}
          width={width}
          nameWidth={nameWidth}
          pointed={seat.seat === chosen}
          isYou={seat.isYou}
          faint={seat.name === null}
        />
      ))}
    </Box>
  );
}
