import { Box, Text } from 'ink';
import { column } from '../cells.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { type OptionLine, optionNameWidth } from './optionLines.ts';

interface Props {
  readonly lines: readonly OptionLine[];
  readonly width: number;
  readonly height: number;
  /** A title above them. */
  readonly titled: boolean;
}

/** What is played at this table; where not all fits, the last line tells where the rest can be read. */
export function OptionList({ lines, width, height, titled }: Props) {
  const theme = useTheme();
  const { t } = useWords();
  const nameWidth = optionNameWidth(lines);
  const room = height - Number(titled);
  const isCut = lines.length > room;
  const shown = lines.slice(0, isCut ? Math.max(0, room - 1) : room);
  return (
    <Box flexDirection="column" width={width} height={height} flexShrink={0} overflow="hidden">
      {titled && (
        <Text {...theme.title} wrap="truncate">
          {t('table.optionsTitle')}
        </Text>
      )}
      {shown.map(({ name, value }) => (
        <Text key={name + value} wrap="truncate">
          <Text {...theme.dim}>{column(name, nameWidth)}</Text>
          {value}
        </Text>
      ))}
      {isCut && room > 0 && (
        <Text {...theme.dim} wrap="truncate">
          {t('table.optionsMore', { key: 'i' })}
        </Text>
      )}
    </Box>
  );
}
