import type { MatchView } from '../../match/view.ts';
import { presetName } from '../../words/presetName.ts';
import { useWords } from '../words.tsx';
import type { AtTable } from './atTable.ts';

/** What stands at the right of a table's title: scoring, target, lap, how many watch. */
export function useAside({ view, spectators }: AtTable, match: MatchView | null): readonly string[] {
  const { t, n } = useWords();
  const { options } = match ?? view;
  return [
    presetName(t, options.preset),
    options.target === null ? t('table.noTarget') : t('table.target', { target: n(options.target) }),
    match !== null && match.result === null && t('table.lap', { lap: match.lap }),
    spectators > 0 && t('table.watchers', { count: spectators }),
  ].filter((part) => part !== false);
}
