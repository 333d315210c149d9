import { useSessionView } from '../sessionContext.tsx';
import { Results } from './Results.tsx';
import { TableLobby } from './TableLobby.tsx';
import { TablePlaying } from './TablePlaying.tsx';

/** The table where the person sits or watches, in whichever phase it is. */
export function Table() {
  const { place } = useSessionView();
  if (place.at !== 'table') return null;
  const { view } = place;
  if (view.match !== null && view.phase === 'playing')
    return <TablePlaying place={place} match={view.match} />;
  if (view.match !== null && view.phase === 'over') return <Results place={place} match={view.match} />;
  return <TableLobby place={place} />;
}
