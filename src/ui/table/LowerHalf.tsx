import { Box } from 'ink';
import { memo, useMemo } from 'react';
import type { MatchView } from '../../match/view.ts';
import type { TableView } from '../../table/view.ts';
import { logLines } from '../../words/logLines.ts';
import { useWords } from '../words.tsx';
import { LogView } from './LogView.tsx';
import { SeatList } from './SeatList.tsx';
import type { TableLayout } from './tableLayout.ts';

interface Props {
  readonly view: TableView;
  readonly match: MatchView;
  readonly layout: TableLayout;
  /** Rows that the log is scrolled back. */
  readonly back: number;
}

/** Seats, log and chat: beside each other, or one above the other in a narrow window. */
export const LowerHalf = memo(function LowerHalf({ view, match, layout, back }: Props) {
  const { t } = useWords();
  const { stacked, lowerRows, seatsWidth, logWidth } = layout;
  const logHeight = stacked ? Math.max(0, lowerRows - match.seats.length) : lowerRows;
  const lines = useMemo(() => logLines(t, view), [t, view]);
  return (
    <Box flexDirection={stacked ? 'column' : 'row'} columnGap={2} flexShrink={0}>
      <SeatList view={view} match={match} width={seatsWidth} />
      <LogView lines={lines} width={logWidth} height={logHeight} back={back} />
    </Box>
  );
});
