import type { TableManager } from '../tables/tableManager.ts';

/** The table that somebody means by a code or a name, or null. A code counts first: it was given out by the server. */
export const findTable = (tables: TableManager, typed: string): string | null =>
  tables.findByCode(typed) ?? tables.findByName(typed);
