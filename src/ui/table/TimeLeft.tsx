import { Text } from 'ink';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { clockText, isUrgent, shownLeftMs } from './countdown.ts';
import { useLeftMs } from './useLeftMs.ts';

interface Props {
  readonly deadlineAt: number | null;
  readonly sentence: 'table.timeLeft' | 'table.matchTime' | 'table.overtimeEnds';
}

/** A countdown in words. The last ten seconds carry a sign as well as a colour. */
export function TimeLeft({ deadlineAt, sentence }: Props) {
  const theme = useTheme();
  const { t } = useWords();
  const left = useLeftMs(deadlineAt);
  if (left === null) return null;
  const urgent = isUrgent(left);
  const text = t(sentence, { time: clockText(shownLeftMs(left)) });
  return (
    <Text {...(urgent ? theme.danger : theme.text)} wrap="truncate">
      {urgent ? `! ${text}` : text}
    </Text>
  );
}
