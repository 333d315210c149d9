import { Box, Text } from 'ink';
import type { MatchView } from '../../match/view.ts';
import type { Preview } from '../../play/selection.ts';
import { statusText } from '../../words/statusText.ts';
import { cellWidth } from '../cells.ts';
import { OneLine } from '../components/OneLine.tsx';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { useTimeText } from './useTimeText.ts';

interface Props {
  readonly match: MatchView;
  readonly you: number | null;
  /** What the reader has chosen, in their turn. */
  readonly shown: Preview | null;
  readonly width: number;
}

/** Whose turn it is, what is asked of them, and how much of their time is left. */
export function StatusLine({ match, you, shown, width }: Props) {
  const theme = useTheme();
  const { t } = useWords();
  const time = useTimeText(match.turnDeadlineAt, 'table.timeLeft');
  const text = statusText(t, match, you, shown);
  const fits = time !== null && cellWidth(text) + 2 + cellWidth(time.text) <= width;
  const left = fits ? time.text : (time?.short ?? '');
  const room = width - (left === '' ? 0 : cellWidth(left) + 2);
  const yours = match.turn?.seat === you;
  return (
    <Box justifyContent="space-between" width={width} height={1} flexShrink={0}>
      <OneLine text={text} width={room} style={yours ? theme.you : theme.text} />
      {time && <Text {...(time.isUrgent ? theme.danger : theme.text)}>{left}</Text>}
    </Box>
  );
}
