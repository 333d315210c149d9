import { Box } from 'ink';
import type { MatchView } from '../../match/view.ts';
import { matchStats } from '../../play/matchStats.ts';
import type { TableView } from '../../table/view.ts';
import { rankFlags } from '../../words/rankFlags.ts';
import { useWords } from '../words.tsx';
import { SeatRow, seatColumns } from './SeatRow.tsx';

interface Props {
  readonly view: TableView;
  readonly match: MatchView;
  readonly width: number;
}

/** Every seat in the order of the ranking, best first; the winner is pointed at. */
export function Ranking({ view, match, width }: Props) {
  const words = useWords();
  const stats = matchStats(view.log, match.matchId);
  const seats = (match.result?.ranking ?? []).flatMap(
    (number) => match.seats.find(({ seat }) => seat === number) ?? [],
  );
  const texts = seats.map((seat) => ({
    name: seat.name,
    score: words.n(seat.banked),
    flags: rankFlags(words, view, match, seat, stats),
  }));
  const columns = seatColumns(texts, width);
  return (
    <Box flexDirection="column" flexShrink={0}>
      {seats.map(({ seat, status }, index) => (
        <SeatRow
          key={seat}
          seat={index + 1}
          text={texts[index]!}
          width={width}
          columns={columns}
          pointed={match.result?.winner === seat}
          faint={status === 'gone'}
        />
      ))}
    </Box>
  );
}
