import { Box, Text } from 'ink';
import { useMemo, useState } from 'react';
import type { MatchView } from '../../match/view.ts';
import { endSentence } from '../../words/eventSentence.ts';
import { logLines } from '../../words/logLines.ts';
import { Lines } from '../components/Lines.tsx';
import { Notice } from '../components/Notice.tsx';
import { OneLine } from '../components/OneLine.tsx';
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

interface Props {
  readonly place: AtTable;
  readonly match: MatchView;
  /** The reader has lost their seat in this match. */
  readonly isRemoved: boolean;
}

/** A match that is over: who won and why, the ranking, how to check the dice, and what comes next. */
export function Results({ place, match, isRemoved }: Props) {
  const { view } = place;
  const { t } = useWords();
  const theme = useTheme();
  const nav = useNav();
  const { columns, rows } = useSize();
  const padding = columns < 64 ? 0 : 1;
  const width = columns - 2 * padding;
  const commands = useTableCommands(match.options.openingThreshold);
  const [question, setQuestion] = useState<'stand' | 'chat' | null>(null);
  const log = useScrollBack(4);
  const isSeated = view.you !== null;
  const close = () => setQuestion(null);
  const { when } = commands;

  const hints = useActions('results', {
    rematch: when(view.youAreHost, () => void commands.send({ type: 'Rematch' })),
    chat: when(view.settings.chat, () => setQuestion('chat')),
    rules: when(true, () => nav.open({ name: 'rules' })),
    leave: when(isSeated, () => setQuestion('stand')),
    back: when(true, commands.toLobby),
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
  const checks = checkLines(t, match, width, theme.glyphs.ellipsis).map((text) => ({
    text,
    style: theme.dim,
  }));
  const logRows = Math.max(0, rows - FRAME_ROWS - match.seats.length - checks.length - 6);
  const lines = useMemo(() => logLines(t, view), [t, view]);
  const aside = useAside(place, match);

  return (
    <TableFrame
      title={view.name}
      aside={aside}
      banner={t('table.resultsTitle')}
      padding={padding}
      hints={hints}
      input={question === 'chat' ? <ChatLine width={width} commands={commands} onClose={close} /> : null}
      asked={
        question === 'stand'
          ? { text: t('table.askStand'), yes: () => void commands.send({ type: 'Leave' }) }
          : null
      }
      onClose={close}
    >
      <Box flexDirection="column">
        <OneLine
          text={result ? endSentence(t, result, { you: view.you, nameOf }) : ''}
          width={width}
          style={theme.title}
        />
        <OneLine text={isRemoved ? t('table.youAreRemoved') : ''} width={width} />
        <Ranking view={view} match={match} width={width} />
        <Text> </Text>
        <Lines lines={checks} top={0} height={checks.length} />
        <Text> </Text>
        {commands.notice ? (
          <Notice notice={commands.notice} width={width} />
        ) : (
          <OneLine text={nextText} width={width} style={{ bold: true }} />
        )}
        <Text {...theme.border}>{theme.glyphs.rule.repeat(width)}</Text>
        <LogView lines={lines} width={width} height={logRows} back={log.back} />
      </Box>
    </TableFrame>
  );
}
