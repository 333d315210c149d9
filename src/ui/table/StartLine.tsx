import type { Key, Params } from '../../i18n/catalogue.ts';
import type { TableView } from '../../table/view.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { clockText } from './countdown.ts';
import { OneLine } from './OneLine.tsx';
import { useLeftMs } from './useLeftMs.ts';

function startState(view: TableView, waitMs: number): [Key, Params?] {
  const host = view.seats.find(({ isHost }) => isHost);
  if (view.phase === 'retired') return ['table.retired'];
  if (view.you === null) return ['table.sitHint'];
  if (view.seats.filter(({ name }) => name !== null).length < 2) return ['table.startTwo'];
  if (waitMs > 0) return ['table.startSoon', { time: clockText(waitMs) }];
  if (view.youAreHost) return ['table.startReady'];
  return host?.name ? ['table.startHost', { name: host.name }] : ['table.startNoHost'];
}

/** Whether the match can start, and what it waits for. */
export function StartLine({ view, width }: { readonly view: TableView; readonly width: number }) {
  const theme = useTheme();
  const { t } = useWords();
  const waitMs = useLeftMs(view.startableAt) ?? 0;
  const [key, params] = startState(view, waitMs);
  return (
    <OneLine
      text={t(key, params)}
      width={width}
      style={{ ...(key === 'table.startReady' ? theme.good : theme.text), bold: true }}
    />
  );
}
