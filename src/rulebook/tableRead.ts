import type { TableView } from '../table/view.ts';
import type { TableRead } from './page.ts';

/** A table as the rulebook wants to know it; its options are those of the running match. */
export function tableRead(view: TableView): TableRead {
  const match = view.phase === 'lobby' ? null : view.match;
  const { commitment, entropies } = match ?? { commitment: view.nextCommitment, entropies: [] };
  return {
    options: match?.options ?? view.options,
    settings: view.settings,
    fair: commitment === null ? null : { commitment, entropies },
  };
}
