import type { Translate } from '../../i18n/catalogue.ts';
import type { MatchView } from '../../match/view.ts';
import { wrapLines } from '../../words/wrapLines.ts';
import { cellWidth } from '../cells.ts';
import { shortHex } from './shortHex.ts';

/**
 * After the match: what was fixed before it, what was kept secret, and how to check that they fit (RULES.md section 8),
 * in at most `most` lines: where not all fits there is still the way to check.
 */
export function checkLines(
  t: Translate,
  match: MatchView,
  { width, most, ellipsis }: { readonly width: number; readonly most: number; readonly ellipsis: string },
): readonly string[] {
  if (match.commitment === null || match.secret === null) return [];
  const shares = t('table.resultsAnd', { entropies: match.entropies.join(', ') });
  const sums = t('table.checkCommitment', {
    commitment: shortHex(match.commitment, ellipsis),
    secret: shortHex(match.secret, ellipsis),
  });
  const how = t('table.checkHow', { match: match.matchId });
  const shortShares = cellWidth(shares) <= width ? shares : t('table.sharesInRules', { key: 'i' });
  const choices = [[sums, shortShares, how], [sums, how], [how]].map((sentences) =>
    sentences.flatMap((sentence) => wrapLines(sentence, width)),
  );
  return choices.find((lines) => lines.length <= most) ?? [];
}
