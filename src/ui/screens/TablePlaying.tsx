import { Box } from 'ink';
import { useMemo, useState } from 'react';
import type { MatchView } from '../../match/view.ts';
import { mayFinish } from '../../play/mayFinish.ts';
import { bannerText } from '../../words/statusText.ts';
import { useActions } from '../keyboard.tsx';
import { useNav } from '../nav.tsx';
import { useSessionView } from '../sessionContext.tsx';
import { useSize } from '../size.ts';
import { type AtTable, versionOf } from '../table/atTable.ts';
import { ChatLine } from '../table/ChatLine.tsx';
import { LowerHalf } from '../table/LowerHalf.tsx';
import { MatchHand } from '../table/MatchHand.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { tableLayout } from '../table/tableLayout.ts';
import { useAside } from '../table/useAside.ts';
import { useBellOnTurn } from '../table/useBellOnTurn.ts';
import { usePlay } from '../table/usePlay.ts';
import { useRollFrame } from '../table/useRollFrame.ts';
import { useScrollBack } from '../table/useScrollBack.ts';
import { useTableCommands } from '../table/useTableCommands.ts';
import { useWords } from '../words.tsx';

type Question = 'leave' | 'back' | 'finish' | 'chat' | null;

interface Props {
  readonly place: AtTable;
  readonly match: MatchView;
  /** The reader has lost their seat in this match. */
  readonly isRemoved: boolean;
}

/** A running match: the dice, what can be done with them, the seats, and what happened. */
export function TablePlaying({ place, match, isRemoved }: Props) {
  const { view } = place;
  const { t } = useWords();
  const nav = useNav();
  const { settings } = useSessionView();
  const { width, rows } = useSize();
  const seatCount = match.seats.length;
  const layout = useMemo(() => tableLayout(width, rows, seatCount), [width, rows, seatCount]);
  const moment = `${match.matchId}.${match.turn?.seat}.${match.turn?.openedAt}`;
  const commands = useTableCommands(match.options.openingThreshold, moment);
  const [question, setQuestion] = useState<Question>(null);
  const rolling = useRollFrame(match.k, versionOf(view), settings.animation);
  const log = useScrollBack(layout.lowerRows);
  const play = usePlay(match, view.you, commands);
  const { seat, turn } = play;
  const inMatch = seat !== undefined && seat.status !== 'gone';
  useBellOnTurn(turn ? `${match.matchId}.${turn.openedAt}` : null, settings.bell);

  const act = (action: (() => void) | undefined) =>
    action &&
    (() => {
      rolling.skip();
      commands.clearNotice();
      action();
    });
  const playKeys = Object.fromEntries(Object.entries(play.keys).map(([name, action]) => [name, act(action)]));
  const hints = useActions('table', {
    ...playKeys,
    finish: mayFinish(match, view.you) ? act(() => setQuestion('finish')) : undefined,
    chat: view.settings.chat ? act(() => setQuestion('chat')) : undefined,
    rules: act(() => nav.open({ name: 'rules' })),
    leave: inMatch ? act(() => setQuestion('leave')) : undefined,
    back: inMatch ? undefined : act(commands.toLobby),
    keepSeat: inMatch ? act(() => setQuestion('back')) : undefined,
    logUp: act(log.up),
    logDown: act(log.down),
  });

  const close = () => setQuestion(null);
  const isOut = seat?.status === 'outOfTime';
  const calm = isRemoved ? t('table.youAreRemoved') : isOut ? t('table.youAreOutOfTime') : null;
  const aside = useAside(place, match);
  const points = t('common.points', { count: seat?.banked ?? 0 });
  const total = t('common.points', { count: turn?.total ?? 0 });
  const leaving =
    turn && turn.total > 0 ? t('table.askLeaveTurn', { points, total }) : t('table.askLeave', { points });
  const questions = {
    leave: { text: leaving, yes: () => void commands.send({ type: 'Leave' }) },
    back: { text: t('table.askBack'), yes: commands.toLobby },
    finish: { text: t('table.askFinish'), yes: () => void commands.send({ type: 'Finish' }) },
  };
  return (
    <TableFrame
      title={view.name}
      aside={aside}
      clock={{
        at: match.matchDeadlineAt,
        sentence: match.overtime ? 'table.overtimeEnds' : 'table.matchTime',
      }}
      banner={bannerText(t, match)}
      shortBanner={bannerText(t, match, true)}
      hints={hints}
      input={
        question === 'chat' ? <ChatLine width={layout.width} commands={commands} onClose={close} /> : null
      }
      asked={question === null || question === 'chat' ? null : questions[question]}
      onClose={close}
    >
      <Box flexDirection="column">
        <MatchHand
          view={view}
          match={match}
          layout={layout}
          play={play}
          frame={rolling.frame}
          notice={commands.notice}
          calm={calm}
        />
        <LowerHalf view={view} match={match} layout={layout} back={log.back} />
      </Box>
    </TableFrame>
  );
}
