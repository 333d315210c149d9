import { Box, Text } from 'ink';
import { useMemo } from 'react';
import type { TableView } from '../../table/view.ts';
import { logLines } from '../../words/logLines.ts';
import { wrapLines } from '../../words/wrapLines.ts';
import { Notice, type NoticeText, useNoticeLines } from '../components/Notice.tsx';
import { OneLine } from '../components/OneLine.tsx';
import { useSize } from '../size.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { FairLines } from './FairLines.tsx';
import { LobbySeats } from './LobbySeats.tsx';
import { LogView } from './LogView.tsx';
import { lobbyColumns, lobbyLayout } from './lobbyLayout.ts';
import { OptionList } from './OptionList.tsx';
import { optionLines } from './optionLines.ts';
import { StartLines } from './StartLines.tsx';
import { sumLines } from './sumLines.ts';
import type { Start } from './useStartText.ts';

interface Props {
  readonly view: TableView;
  readonly start: Start;
  /** The seat that the arrow keys are at. */
  readonly chosen: number;
  readonly width: number;
  /** Stands instead of what the match waits for. */
  readonly notice: NoticeText | null;
  /** Rows that the log is scrolled back. */
  readonly back: number;
}

/** What a table looks like before its match: seats, options, whether it can start, the fingerprint, the log. */
export function LobbyBody({ view, start, chosen, width, notice, back }: Props) {
  const words = useWords();
  const { t } = words;
  const { border, glyphs } = useTheme();
  const { rows } = useSize();
  const own = view.seats.find(({ isYou }) => isYou)?.entropy ?? null;
  const joinLine = view.joinCode === null ? null : t('table.joinCode', { code: view.joinCode });
  const saidRows = useNoticeLines(notice ?? { kind: 'info', text: start.text }, width).length;
  const { optionsWidth } = lobbyColumns(width);
  const options = useMemo(() => optionLines(words, view, optionsWidth), [words, view, optionsWidth]);
  const lines = useMemo(() => logLines(t, view), [t, view]);
  const layout = lobbyLayout({
    width,
    rows,
    seats: view.seats.length,
    taken: view.seats.filter(({ name }) => name !== null).length,
    optionLines: options.length,
    promiseLines: wrapLines(t('table.fairPromise'), width).length,
    saidLines: saidRows + (joinLine === null ? 0 : 1) + sumLines(t, view, width).length,
    ownLine: own !== null,
  });
  const { stacked, seatsWidth, seatRows, optionRows, air, explained, ownRows, logRows } = layout;
  return (
    <Box flexDirection="column">
      <Box flexDirection={stacked ? 'column' : 'row'} columnGap={2} flexShrink={0}>
        <Box height={seatRows} flexShrink={0} overflow="hidden">
          <LobbySeats
            view={view}
            chosen={chosen}
            width={seatsWidth}
            height={seatRows - Number(!stacked)}
            titled={!stacked}
          />
        </Box>
        <OptionList lines={options} width={optionsWidth} height={optionRows} titled={!stacked} />
      </Box>
      {air && <Text> </Text>}
      {notice ? <Notice notice={notice} width={width} /> : <StartLines start={start} width={width} />}
      {joinLine !== null && <OneLine text={joinLine} width={width} />}
      <FairLines view={view} entropy={ownRows === 0 ? null : own} width={width} explained={explained} />
      {logRows > 0 && <Text {...border}>{glyphs.rule.repeat(width)}</Text>}
      <LogView lines={lines} width={width} height={logRows} back={back} />
    </Box>
  );
}
