import type { Key, Params } from '../i18n/catalogue.ts';
import type { TableView } from '../table/view.ts';

/** Whether the match can start, and what it waits for; `wait` says how long options that have just changed are shown. */
export function startState(view: TableView, wait: string | null): [Key, Params?] {
  const host = view.seats.find(({ isHost }) => isHost);
  if (view.phase === 'retired') return ['table.retired'];
  if (view.you === null) return [view.locked ? 'table.locked' : 'table.sitHint'];
  if (view.seats.filter(({ name }) => name !== null).length < 2) return ['table.startTwo'];
  if (wait !== null) return ['table.startSoon', { time: wait }];
  if (view.youAreHost) return ['table.startReady'];
  return host?.name ? ['table.startHost', { name: host.name }] : ['table.startNoHost'];
}
