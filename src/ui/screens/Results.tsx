import { Box, Text } from 'ink';
import { useMemo, useState } from 'react';
import type { MatchView } from '../../match/view.ts';
import { endSentence } from '../../words/eventSentence.ts';
import { logLines } from '../../words/logLines.ts';
import { wrapLines } from '../../words/wrapLines.ts';
import { Lines } from '../components/Lines.tsx';
import { Notice, useNoticeLines } from '../components/Notice.tsx';
import { Paragraph } from '../components/Paragraph.tsx';
import { useActions } from '../keyboard.tsx';
import { useNav } from '../nav.tsx';
import { useSize } from '../size.ts';
import type { AtTable } from '../table/atTable.ts';
import { ChatLine } from '../table/ChatLine.tsx';
import { checkLines } from '../table/checkLines.ts';
import { LogView } from '../table/LogView.tsx';
import { Ranking } from '../table/Ranking.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { FRAME_ROWS } from '../table/tableLayout.ts';
import { useAside } from '../table/useAside.ts';
import { useScrollBack } from '../table/useScrollBack.ts';
import { useTableCommands } from '../table/useTableCommands.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';

type Question = 'stand' | 'back' | 'chat' | null;

interface Props {
  readonly place: AtTable;
  readonly match: MatchView;
  /** The reader has lost their seat in this match. */
  readonly isRemoved: boolean;
}

const LEAST_LOG = 3;

/** What is done with the rows that nothing else needs: two empty lines, and the log below a line of its own. */
function restOf(rows: number) {
  const air = rows >= 3 + LEAST_LOG;
  return { air, logRows: Math.max(0, rows - (air ? 2 : 0) - 1) };
}

/** A match that is over: who won and why, the ranking, how to check the dice, and what comes next. */
export function Results({ place, match, isRemoved }: Props) {
  const { view } = place;
  const { t } = useWords();
  const theme = useTheme();
  const nav = useNav();
  const { width, rows } = useSize();
  const commands = useTableCommands(match.options.openingThreshold, `${view.hostSeat}`);
  const [question, setQuestion] = useState<Question>(null);
  const log = useScrollBack(4);
  const isSeated = view.you !== null;
  const close = () => setQuestion(null);
  const { when } = commands;

  const hints = useActions('results', {
    rematch: when(view.youAreHost, () => void commands.send({ type: 'Rematch' })),
    chat: when(view.settings.chat, () => setQuestion('chat')),
    rules: when(true, () => nav.open({ name: 'rules', page: 'fair' })),
    leave: when(isSeated, () => setQuestion('stand')),
    back: when(!isSeated, commands.toLobby),
    giveUpSeat: when(isSeated, () => setQuestion('back')),
    logUp: when(true, log.up),
    logDown: when(true, log.down),
  });

  const { result } = match;
  const nameOf = (seat: number) => match.seats.find((other) => other.seat === seat)?.name ?? '';
  const host = view.seats.find(({ isHost }) => isHost)?.name;
  const nextText = view.youAreHost
    ? t('table.rematchHost')
    : host
      ? t('table.rematchWait', { name: host })
      : t('table.rematchNobody');
  const ended = result ? endSentence(t, result, { you: view.you, nameOf }) : '';
  const heads = [ended, ...(isRemoved ? [t('table.youAreRemoved')] : [])].flatMap((text) =>
    wrapLines(text, width),
  );
  const nextLines = useNoticeLines(commands.notice ?? { kind: 'info', text: nextText }, width);
  const room = Math.max(0, rows - FRAME_ROWS - heads.length - match.seats.length - nextLines.length);
  const checks = checkLines(t, match, { width, most: room, ellipsis: theme.glyphs.ellipsis });
  const { air, logRows } = restOf(room - checks.length);
  const lines = useMemo(() => logLines(t, view), [t, view]);
  const aside = useAside(place, match);

  const questions = {
    stand: { text: t('table.askStand'), yes: () => void commands.send({ type: 'Leave' }) },
    back: { text: t('table.askBackSeated'), yes: commands.toLobby },
  };

  return (
    <TableFrame
      title={view.name}
      aside={aside}
      banner={t('table.resultsTitle')}
      hints={hints}
      input={question === 'chat' ? <ChatLine width={width} commands={commands} onClose={close} /> : null}
      asked={question === 'stand' || question === 'back' ? questions[question] : null}
      onClose={close}
    >
      <Box flexDirection="column">
        <Lines lines={heads.map((text) => ({ text, style: theme.title }))} top={0} height={heads.length} />
        <Ranking view={view} match={match} width={width} />
        {air && <Text> </Text>}
        <Lines lines={checks.map((text) => ({ text, style: theme.dim }))} top={0} height={checks.length} />
        {air && <Text> </Text>}
        {commands.notice ? (
          <Notice notice={commands.notice} width={width} />
        ) : (
          <Paragraph text={nextText} width={width} style={{ bold: true }} />
        )}
        {logRows > 0 && <Text {...theme.border}>{theme.glyphs.rule.repeat(width)}</Text>}
        <LogView lines={lines} width={width} height={logRows} back={log.back} />
      </Box>
    </TableFrame>
  );
}
