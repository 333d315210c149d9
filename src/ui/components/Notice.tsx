import { Box } from 'ink';
import { useSize } from '../size.ts';
import { useTheme } from '../theme.tsx';
import { OneLine } from './OneLine.tsx';

/** One line that says what just happened. A refusal also carries a sign, for who sees no colours. */
export interface NoticeText {
  readonly kind: 'info' | 'good' | 'refused';
  readonly text: string;
}

/** Always one line high, so that nothing jumps when it comes and goes. */
export function Notice({ notice }: { readonly notice: NoticeText | null }) {
  const theme = useTheme();
  const columns = Math.max(1, useSize().columns - 2);
  const style = { info: theme.dim, good: theme.good, refused: theme.danger }[notice?.kind ?? 'info'];
  const sign = { info: '', good: `${theme.glyphs.check} `, refused: '! ' }[notice?.kind ?? 'info'];
  return (
    <Box height={1} flexShrink={0} overflow="hidden">
      <OneLine text={notice ? sign + notice.text : ''} width={columns} style={style} />
    </Box>
  );
}
