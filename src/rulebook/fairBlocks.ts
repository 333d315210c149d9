import { type Block, list, paragraphs, type Reading } from './page.ts';

/** How the dice are made fair and how to check them, with what is public of the match that is read at (RULES.md section 8). */
export function fairBlocks({ words, table }: Reading): Block[] {
  const { t } = words;
  const fair = table?.fair ?? null;
  const here =
    fair === null
      ? []
      : [
          t('rules.fairCommitment', { commitment: fair.commitment }),
          ...(fair.entropies.length === 0
            ? []
            : [t('rules.fairShares', { entropies: fair.entropies.join(', ') })]),
        ];
  return [
    ...paragraphs(t('rules.fairHow'), ...here),
    list(
      t('rulebook.fairShare'),
      t('rulebook.fairSecret'),
      t('rulebook.fairCheck'),
      t('rulebook.fairRoll'),
      t('rulebook.fairByte'),
    ),
    ...paragraphs(t('table.checkHow', { match: 'MATCH' })),
  ];
}
