import { Box, Text } from 'ink';
import { wrapLines } from '../../words/wrapLines.ts';
import { OneLine } from '../components/OneLine.tsx';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { shortHex } from './shortHex.ts';

interface Props {
  /** SHA-256 of the secret, hex. */
  readonly commitment: string;
  /** The reader's own share, or null for somebody without a seat. */
  readonly entropy: string | null;
  readonly width: number;
  readonly height: number;
}

/** Before the match: the server cannot choose the dice any more, and everyone adds to them (RULES.md section 8). */
export function FairLines({ commitment, entropy, width, height }: Props) {
  const theme = useTheme();
  const { t } = useWords();
  const promise = t('table.fairPromise', { commitment: shortHex(commitment, theme.glyphs.ellipsis) });
  return (
    <Box flexDirection="column" flexShrink={0}>
      {wrapLines(promise, width)
        .slice(0, height)
        .map((line) => (
          <Text key={line} {...theme.dim} wrap="truncate">
            {line}
          </Text>
        ))}
      <OneLine text={entropy === null ? '' : t('table.yourEntropy', { entropy })} width={width} />
    </Box>
  );
}
