import type { Key, Params } from '../i18n/catalogue.ts';
import type { SeatView, TableView } from '../table/view.ts';

/** Whether the match can start, and what it waits for; `wait` says how long options that have just changed are shown. */
export function startState(view: TableView, wait: string | null): [Key, Params?] {
  const host = view.seats.find(({ isHost }) => isHost);
  if (view.phase === 'retired') return ['table.retired'];
  if (view.you === null) return [watcherState(view)];
  if (view.seats.filter(({ name }) => name !== null).length < 2) return ['table.startTwo'];
  if (wait !== null) return ['table.startSoon', { time: wait }];
  if (view.youAreHost) return ['table.startReady'];
  return host?.name ? ['table.startHost', { name: host.name }] : ['table.startNoHost'];
}

/** Whether somebody who watches could sit down. */
function watcherState({ locked, seats, settings }: TableView): Key {
  if (locked) return 'table.locked';
  const isTaken = settings.seats === 1 ? seats.some(isPerson) : seats.every(({ name }) => name !== null);
  return isTaken ? 'refusals.tableFull' : 'table.sitHint';
}

const isPerson = ({ name, bot }: SeatView): boolean => name !== null && bot === null;
