import type { Place } from '../../session/session.ts';
import type { TableView } from '../../table/view.ts';

/** The place of someone at a table. */
export type AtTable = Extract<Place, { at: 'table' }>;

/** Number of the newest event that the view knows. */
export const versionOf = (view: TableView): number => view.log.at(-1)?.n ?? 0;
