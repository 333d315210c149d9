import { Box } from 'ink';
import type { MatchView } from '../../match/view.ts';
import { matchStats } from '../../play/matchStats.ts';
import type { TableView } from '../../table/view.ts';
import { rankFlags } from '../../words/rankFlags.ts';
import { cellWidth } from '../cells.ts';
import { useWords } from '../words.tsx';
import { SeatRow } from './SeatRow.tsx';

interface Props {
  readonly view: TableView;
  readonly match: MatchView;
  readonly width: number;
}

/** Every seat in the order of the ranking, best first; the winner is pointed at. */
export function Ranking({ view, match, width }: Props) {
  const words = useWords();
  const stats = matchStats(view.log, match.matchId);
  const nameWidth = Math.max(...match.seats.map(({ name }) => cellWidth(name)));
  return (
    <Box flexDirection="column">
      {(match.result?.ranking ?? []).map((number, index) => {
        const seat = match.seats.find((other) => other.seat === number);
        if (seat === undefined) return null;
        const won = match.result?.winner === number;
        return (
          <SeatRow
            key={number}
            seat={index + 1}
            name={seat.name}
            score={words.n(seat.banked)}
            flags={rankFlags(words, view, match, seat, stats)}
            width={width}
            nameWidth={nameWidth}
            pointed={won}
            faint={seat.status === 'gone'}
          />
        );
      })}
    </Box>
  );
}
