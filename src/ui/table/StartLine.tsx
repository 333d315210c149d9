import type { TableView } from '../../table/view.ts';
import { startState } from '../../words/startState.ts';
import { OneLine } from '../components/OneLine.tsx';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { clockText } from './countdown.ts';
import { useLeftMs } from './useLeftMs.ts';

/** Whether the match can start, and what it waits for. */
export function StartLine({ view, width }: { readonly view: TableView; readonly width: number }) {
  const theme = useTheme();
  const { t } = useWords();
  const waitMs = useLeftMs(view.startableAt) ?? 0;
  const [key, params] = startState(view, waitMs > 0 ? clockText(waitMs) : null);
  return (
    <OneLine
      text={t(key, params)}
      width={width}
      style={{ ...(key === 'table.startReady' ? theme.good : theme.text), bold: true }}
    />
  );
}
