import { Box, Text } from 'ink';
import { wrapLines } from '../../words/wrapLines.ts';
import { useTheme } from '../theme.tsx';

/** What just happened, in a sentence. A refusal also carries a sign, for who sees no colours. */
export interface NoticeText {
  readonly kind: 'info' | 'good' | 'refused';
  readonly text: string;
}

/** The sentence with its sign in lines of at most `width` cells; one empty line where nothing is to be said. */
export function useNoticeLines(notice: NoticeText | null, width: number): readonly string[] {
  const { glyphs } = useTheme();
  const sign = { info: '', good: `${glyphs.check} `, refused: '! ' }[notice?.kind ?? 'info'];
  return notice === null ? [' '] : wrapLines(sign + notice.text, width);
}

interface Props {
  readonly notice: NoticeText | null;
  readonly width: number;
}

/** Always at least one line high, so that nothing jumps when it comes and goes; a long sentence takes more. */
export function Notice({ notice, width }: Props) {
  const theme = useTheme();
  const style = { info: theme.dim, good: theme.good, refused: theme.danger }[notice?.kind ?? 'info'];
  return (
    <Box flexDirection="column" flexShrink={0}>
      {useNoticeLines(notice, width).map((line) => (
        <Text key={line} {...style} wrap="truncate">
          {line}
        </Text>
      ))}
    </Box>
  );
}
