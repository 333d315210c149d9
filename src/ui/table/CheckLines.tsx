import { Box } from 'ink';
import type { MatchView } from '../../match/view.ts';
import { cellWidth } from '../cells.ts';
import { OneLine } from '../components/OneLine.tsx';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { shortHex } from './shortHex.ts';

/** After the match: what was fixed before it, what was kept secret, and how to check that they fit (RULES.md section 8). */
export function CheckLines({ match, width }: { readonly match: MatchView; readonly width: number }) {
  const theme = useTheme();
  const { t } = useWords();
  if (match.commitment === null || match.secret === null) return null;
  const { ellipsis } = theme.glyphs;
  const shares = t('table.resultsAnd', { entropies: match.entropies.join(', ') });
  const lines = [
    t('table.checkCommitment', {
      commitment: shortHex(match.commitment, ellipsis),
      secret: shortHex(match.secret, ellipsis),
    }),
    cellWidth(shares) <= width ? shares : t('table.sharesInRules', { key: 'i' }),
    t('table.checkHow', { match: match.matchId }),
  ];
  return (
    <Box flexDirection="column" flexShrink={0}>
      {lines.map((line) => (
        <OneLine key={line} text={line} width={width} style={theme.dim} />
      ))}
    </Box>
  );
}
/** Rows that it takes. */
export const CHECK_ROWS = 3;
