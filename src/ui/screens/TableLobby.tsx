import type { AtTable } from '../table/atTable.ts';
export const TableLobby = (_: { place: AtTable }) => null;
