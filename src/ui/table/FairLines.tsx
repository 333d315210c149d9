import { Box } from 'ink';
import type { Translate } from '../../i18n/catalogue.ts';
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
  /** Rows for the fingerprint; where its sentence does not fit there is a short one. */
  readonly height: number;
}

/** Before the match: the server cannot choose the dice any more, and everyone adds to them (RULES.md section 8). */
export function FairLines({ commitment, entropy, width, height }: Props) {
  const theme = useTheme();
  const { t } = useWords();
  const short = shortHex(commitment, theme.glyphs.ellipsis);
  const lines = fairPromise(t, short, width);
  const shown =
    lines.length <= height ? lines : [t('table.fairShort', { commitment: short })].slice(0, height);
  return (
    <Box flexDirection="column" flexShrink={0}>
      {shown.map((line) => (
        <OneLine key={line} text={line} width={width} style={theme.dim} />
      ))}
      {entropy !== null && <OneLine text={t('table.yourEntropy', { entropy })} width={width} />}
    </Box>
  );
}

/** The whole sentence of the promise, in lines. `commitment` is written short. */
export const fairPromise = (t: Translate, commitment: string, width: number): readonly string[] =>
  wrapLines(t('table.fairPromise', { commitment }), width);
