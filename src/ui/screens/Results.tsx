import type { MatchView } from '../../match/view.ts';
import type { AtTable } from '../table/atTable.ts';
export const Results = (_: { place: AtTable; match: MatchView }) => null;
