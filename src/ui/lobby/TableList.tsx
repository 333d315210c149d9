import { Box, Text } from 'ink';
import { memo, useMemo } from 'react';
import type { TableRow } from '../../tables/tableManager.ts';
import { presetName } from '../../words/presetName.ts';
import { timeText } from '../../words/tableRow.ts';
import type { Words } from '../../words/words.ts';
import { wrapLines } from '../../words/wrapLines.ts';
import { useBody } from '../body.ts';
import { clip } from '../cells.ts';
import { Lines } from '../components/Lines.tsx';
import { Paragraph } from '../components/Paragraph.tsx';
import { Picker } from '../components/Picker.tsx';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { listText } from './listText.ts';
import { PEOPLE_WIDTH } from './People.tsx';

/** In a narrower list the facts of a table take two lines. */
const NARROW = 90;

interface Props {
  readonly rows: readonly TableRow[];
  readonly chosen: number;
  /** Lines of the body that are not the list's. */
  readonly taken: number;
  /** The people stand beside the list, not below it. */
  readonly aside: boolean;
  /** Chooses the table in this place. */
  readonly onChoose: (place: number) => void;
}

/** What the line of the list has no room for: host, absent players, what is not allowed. */
function factsOf(row: TableRow, words: Words): readonly string[] {
  const { t } = words;
  return [
    row.hostName === null ? t('lobby.noHost') : t('lobby.hostedBy', { name: row.hostName }),
    presetName(t, row.options.preset),
    timeText(words, row.options.time),
    ...(row.away > 0 ? [t('lobby.away', { count: row.away })] : []),
    ...(row.settings.spectators ? [] : [t('lobby.noWatching')]),
    ...(row.settings.chat ? [] : [t('lobby.noChat')]),
  ];
}

function NoTables({ offers }: { readonly offers: boolean }) {
  const theme = useTheme();
  const { t } = useWords();
  const { columns } = useBody();
  return (
    <Box flexDirection="column" flexGrow={1} justifyContent="center" alignItems="center">
      <Text>{t('lobby.noTables')}</Text>
      {offers && (
        <Paragraph
          text={t('lobby.noTablesHint', { quick: 'p', new: 'n' })}
          width={columns}
          style={theme.dim}
        />
      )}
    </Box>
  );
}

/** The tables, one a line, and the facts of the chosen one. */
export const TableList = memo(function TableList({ rows, chosen, taken, aside, onChoose }: Props) {
  const theme = useTheme();
  const words = useWords();
  const body = useBody();
  const width = body.columns - (aside ? PEOPLE_WIDTH + 2 : 0);
  const { ellipsis, bullet } = theme.glyphs;
  const { head, lines } = useMemo(
    () => listText(rows, width - 2, words, ellipsis),
    [rows, width, words, ellipsis],
  );
  const row = rows[chosen];
  if (row === undefined) return <NoTables offers={taken === 0} />;
  const factRows = width < NARROW ? 2 : 1;
  // Head, facts with a line before them, and the line of people with one before it.
  const height = Math.max(1, body.rows - taken - 2 - factRows - (aside ? 0 : 2));
  const facts = wrapLines(factsOf(row, words).join(` ${bullet} `), width - 2).map((text) => ({
    text: clip(`  ${text}`, width, ellipsis),
    style: theme.dim,
  }));
  return (
    <Box flexDirection="column" flexGrow={1}>
      <Text {...theme.accent} wrap="truncate">
        {'  '}
        {head}
      </Text>
      <Picker lines={lines} chosen={chosen} height={height} width={width} onChoose={onChoose} />
      <Box flexDirection="column" marginTop={1} flexGrow={1}>
        <Lines lines={facts} top={0} height={factRows} />
      </Box>
    </Box>
  );
});
