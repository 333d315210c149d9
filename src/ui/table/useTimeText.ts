import { useWords } from '../words.tsx';
import { clockText, isUrgent, shownLeftMs } from './countdown.ts';
import { useLeftMs } from './useLeftMs.ts';

export type TimeSentence = 'table.timeLeft' | 'table.matchTime' | 'table.overtimeEnds';

/** A countdown in words and as a bare clock, or null without a deadline. The last ten seconds carry a sign as well as a colour. */
export function useTimeText(
  deadlineAt: number | null,
  sentence: TimeSentence,
): { readonly text: string; readonly short: string; readonly isUrgent: boolean } | null {
  const { t } = useWords();
  const left = useLeftMs(deadlineAt);
  if (left === null) return null;
  const short = clockText(shownLeftMs(left));
  const text = t(sentence, { time: short });
  return isUrgent(left)
    ? { text: `! ${text}`, short: `! ${short}`, isUrgent: true }
    : { text, short, isUrgent: false };
}
