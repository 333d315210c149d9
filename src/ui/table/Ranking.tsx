import { Box } from 'ink';
import type { MatchView } from '../../match/view.ts';
import { matchStats, type SeatStats } from '../../play/matchStats.ts';
import type { TableView } from '../../table/view.ts';
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
  const { t, n } = useWords();
  const stats = matchStats(view.log, match.matchId);
  const nameWidth = Math.max(...match.seats.map(({ name }) => cellWidth(name)));
  const statWords = ({ banks, farkles, best }: SeatStats) => [
    t('table.statBanks', { count: banks }),
    t('table.statFarkles', { count: farkles }),
    ...(best > 0 ? [t('table.statBest', { points: n(best) })] : []),
  ];
  return (
    <Box flexDirection="column">
      {(match.result?.ranking ?? []).map((number, index) => {
        const seat = match.seats.find((other) => other.seat === number);
        const at = view.seats.find((other) => other.seat === number);
        if (seat === undefined) return null;
        const won = match.result?.winner === number;
        const flags = [
          won && t('table.flagWinner'),
          seat.status === 'gone' && t('table.flagGone'),
          at?.isYou === true && at.name === seat.name && t('table.flagYou'),
          ...(stats === null ? [] : statWords(stats.get(number) ?? { banks: 0, farkles: 0, best: 0 })),
        ].filter((flag) => flag !== false);
        return (
          <SeatRow
            key={number}
            seat={index + 1}
            name={seat.name}
            score={n(seat.banked)}
            flags={flags}
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
