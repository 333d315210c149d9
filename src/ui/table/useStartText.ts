import type { TableView } from '../../table/view.ts';
import { startState } from '../../words/startState.ts';
import { useWords } from '../words.tsx';
import { clockText } from './countdown.ts';
import { useLeftMs } from './useLeftMs.ts';

export interface Start {
  readonly text: string;
  readonly isReady: boolean;
  /** Somebody who watches can sit down. */
  readonly canSit: boolean;
}

/** Whether the match can start, and what it waits for. */
export function useStartText(view: TableView): Start {
  const { t } = useWords();
  const waitMs = useLeftMs(view.startableAt) ?? 0;
  const [key, params] = startState(view, waitMs > 0 ? clockText(waitMs) : null);
  return { text: t(key, params), isReady: key === 'table.startReady', canSit: key === 'table.sitHint' };
}
