import type { Translate } from '../../i18n/catalogue.ts';
import type { MatchView } from '../../match/view.ts';
import { wrapLines } from '../../words/wrapLines.ts';
import { cellWidth } from '../cells.ts';
import { shortHex } from './shortHex.ts';

/** After the match: what was fixed before it, what was kept secret, and how to check that they fit (RULES.md section 8). */
export function checkLines(
  t: Translate,
  match: MatchView,
  width: number,
  ellipsis: string,
): readonly string[] {
  if (match.commitment === null || match.secret === null) return [];
  const shares = t('table.resultsAnd', { entropies: match.entropies.join(', ') });
  const sentences = [
    t('table.checkCommitment', {
      commitment: shortHex(match.commitment, ellipsis),
      secret: shortHex(match.secret, ellipsis),
    }),
    cellWidth(shares) <= width ? shares : t('table.sharesInRules', { key: 'i' }),
    t('table.checkHow', { match: match.matchId }),
  ];
  return sentences.flatMap((sentence) => wrapLines(sentence, width));
}
