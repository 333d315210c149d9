import { Box } from 'ink';
import { useState } from 'react';
import type { TableRow } from '../../tables/tableManager.ts';
import { rowState } from '../../words/tableRow.ts';
import { whyInLobby } from '../../words/whyInLobby.ts';
import { Frame, useFrameBody } from '../components/Frame.tsx';
import { OneLine } from '../components/OneLine.tsx';
import { allHints } from '../hints.ts';
import { Layer, useActions } from '../keyboard.tsx';
import { JoinByCode } from '../lobby/JoinByCode.tsx';
import { PEOPLE_WIDTH, People } from '../lobby/People.tsx';
import { TableList } from '../lobby/TableList.tsx';
import { useNav } from '../nav.tsx';
import { stepWithin } from '../scrolling.ts';
import { useSession, useSessionView } from '../sessionContext.tsx';
import { useSize } from '../size.ts';
import { useTheme } from '../theme.tsx';
import { useErrand } from '../useErrand.ts';
import { useSend } from '../useSend.ts';
import { useWords } from '../words.tsx';

function SeatKept({ table, columns }: { readonly table: string; readonly columns: number }) {
  const theme = useTheme();
  const { t } = useWords();
  return (
    <Box marginBottom={1} flexShrink={0}>
      <OneLine
        text={`${theme.glyphs.right} ${t('lobby.seatKept', { table, key: 'b' })}`}
        width={columns}
        style={theme.you}
      />
    </Box>
  );
}

/** Two actions go back to one's own seat, and one of them works at a time. */
const MOST_HINTS = allHints('lobby').filter(({ binding }) => binding.action !== 'takeSeat');

const canSit = (row: TableRow | undefined): boolean => row !== undefined && rowState(row) === 'open';
const canWatch = (row: TableRow | undefined): boolean => row?.settings.spectators === true;

/** The chosen table stays chosen while others come and go above it; at first it is the one with the reader's seat. */
function useChosen(rows: readonly TableRow[], ownId: string | null) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const found = rows.findIndex((row) => row.tableId === (chosenId ?? ownId));
  const chosen = Math.max(0, found);
  const choose = (place: number) => setChosenId(rows[place]?.tableId ?? null);
  const move = (step: number) => () => choose(stepWithin(chosen, step, rows.length));
  return { chosen, choose, move };
}

/** Tables to join or to watch, who is here, and the way to everything else. */
export function Lobby() {
  const { t } = useWords();
  const { wide } = useSize();
  const session = useSession();
  const nav = useNav();
  const view = useSessionView();
  const { rows, people, seatedAt, name } = view;
  const { send, notice, setNotice, fresh } = useSend();
  useErrand(send);
  const [asksCode, setAsksCode] = useState(false);
  const { chosen, choose, move } = useChosen(rows, seatedAt?.tableId ?? null);
  const row = rows[chosen];

  const go = (action: Parameters<typeof send>[0]) => () => void send(action);
  const isOwn = seatedAt !== null && row?.tableId === seatedAt.tableId;
  const comeBack = seatedAt ? go({ type: 'play', tableId: seatedAt.tableId }) : undefined;
  const refuseWatching = () => setNotice({ kind: 'refused', text: t('lobby.ownTable', { key: 'b' }) });
  // Who has a seat somewhere may sit down nowhere else.
  const isFree = seatedAt === null;
  const actions = fresh({
    takeSeat: isOwn ? comeBack : undefined,
    comeBack: isOwn ? undefined : comeBack,
    quickPlay: isFree ? go({ type: 'quickPlay' }) : undefined,
    open: isFree && row && canSit(row) ? go({ type: 'play', tableId: row.tableId }) : undefined,
    watch: row && canWatch(row) && !isOwn ? go({ type: 'watch', tableId: row.tableId }) : undefined,
    watchOwn: isOwn ? refuseWatching : undefined,
    newTable: isFree ? () => nav.open({ name: 'newTable' }) : undefined,
    joinCode: () => setAsksCode(true),
    settings: () => nav.open({ name: 'settings' }),
    rules: () => nav.open({ name: 'rules' }),
    up: rows.length > 1 ? move(-1) : undefined,
    down: rows.length > 1 ? move(1) : undefined,
    quit: () => void session.send({ type: 'quit' }),
  });
  const hints = useActions('lobby', actions);
  const { columns } = useFrameBody(MOST_HINTS);
  const width = columns - (wide ? PEOPLE_WIDTH + 2 : 0);
  const why = whyInLobby(t, view);
  const whyHere = why === null ? null : ({ kind: view.sentAway ? 'refused' : 'info', text: why } as const);
  const list = (
    <>
      {seatedAt && <SeatKept table={seatedAt.name} columns={width} />}
      <TableList rows={rows} chosen={chosen} taken={seatedAt ? 2 : 0} aside={wide} onChoose={choose} />
    </>
  );
  return (
    <Frame
      title={t('lobby.title')}
      aside={name ?? ''}
      hints={asksCode ? [] : hints}
      mostHints={MOST_HINTS}
      notice={notice ?? whyHere}
    >
      {asksCode ? (
        <Layer>
          <JoinByCode onClose={() => setAsksCode(false)} />
        </Layer>
      ) : wide ? (
        <Box flexGrow={1}>
          <Box flexDirection="column" flexGrow={1}>
            {list}
          </Box>
          <People people={people} />
        </Box>
      ) : (
        <>
          {list}
          <People people={people} />
        </>
      )}
    </Frame>
  );
}
