import type { Translate } from '../../i18n/catalogue.ts';
import type { TableView } from '../../table/view.ts';
import { cellWidth } from '../cells.ts';

/** A long hex number is broken where it can be compared by eye. */
const GROUP = 8;

/** The match that will be played and the whole SHA-256 of its secret, in lines of at most `width` cells (RULES.md section 8). */
export function sumLines(
  t: Translate,
  { nextMatchId, nextCommitment }: Pick<TableView, 'nextMatchId' | 'nextCommitment'>,
  width: number,
): readonly string[] {
  const text = t('table.fairSum', { match: nextMatchId, commitment: nextCommitment });
  if (cellWidth(text) <= width) return [text];
  const label = text.slice(0, text.indexOf(nextCommitment)).trimEnd();
  if (nextCommitment.length <= width) return [label, nextCommitment];
  const room = width - cellWidth(label) - 1;
  const first = Math.max(0, room - (room % GROUP));
  return [`${label} ${nextCommitment.slice(0, first)}`.trimEnd(), nextCommitment.slice(first)];
}
