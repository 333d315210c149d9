import { useSessionView } from '../sessionContext.tsx';
import type { AtTable } from '../table/atTable.ts';
import { useRemoved } from '../table/useRemoved.ts';
import { Results } from './Results.tsx';
import { TableLobby } from './TableLobby.tsx';
import { TablePlaying } from './TablePlaying.tsx';

function Phase({ place }: { readonly place: AtTable }) {
  const { phase, match } = place.view;
  const isRemoved = useRemoved(place.view);
  if (match !== null && phase === 'playing')
    return <TablePlaying place={place} match={match} isRemoved={isRemoved} />;
  if (match !== null && phase === 'over')
    return <Results place={place} match={match} isRemoved={isRemoved} />;
  return <TableLobby place={place} />;
}

/** The table where the person sits or watches, in whichever phase it is. */
export function Table() {
  const { place } = useSessionView();
  return place.at === 'table' ? <Phase key={place.view.tableId} place={place} /> : null;
}
