import { Box } from 'ink';
import { Paragraph } from '../components/Paragraph.tsx';
import { LEAST } from '../size.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';

interface Props {
  readonly columns: number;
  readonly rows: number;
}

/** Stands instead of a screen in a window that is too small for it. */
export function TooSmall({ columns, rows }: Props) {
  const theme = useTheme();
  const { t } = useWords();
  const sizes = { columns, rows, leastColumns: LEAST.columns, leastRows: LEAST.rows };
  return (
    <Box width={columns} height={rows} overflow="hidden">
      <Paragraph text={t('common.tooSmall', sizes)} width={columns} style={theme.warn} />
    </Box>
  );
}
