import { Box } from 'ink';
import type { TableView } from '../../table/view.ts';
import { Lines } from '../components/Lines.tsx';
import { OneLine } from '../components/OneLine.tsx';
import { Paragraph } from '../components/Paragraph.tsx';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { sumLines } from './sumLines.ts';

interface Props {
  readonly view: TableView;
  /** The reader's own share, or null for somebody without a seat. */
  readonly entropy: string | null;
  readonly width: number;
  /** There is room to say what the fingerprint is for. */
  readonly explained: boolean;
}

/** Before the match: the server cannot choose the dice any more, and everyone adds to them (RULES.md section 8). */
export function FairLines({ view, entropy, width, explained }: Props) {
  const theme = useTheme();
  const { t } = useWords();
  const lines = sumLines(t, view, width).map((text) => ({ text, style: theme.dim }));
  return (
    <Box flexDirection="column" flexShrink={0}>
      {explained && <Paragraph text={t('table.fairPromise')} width={width} style={theme.dim} />}
      <Lines lines={lines} top={0} height={lines.length} />
      {entropy !== null && <OneLine text={t('table.yourEntropy', { entropy })} width={width} />}
    </Box>
  );
}
