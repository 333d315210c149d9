import { Box, Text } from 'ink';
import type { MatchOptions } from '../../rules/options.ts';
import { optionRows } from '../../words/optionRows.ts';
import { clip, column } from '../cells.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';

const NAME_WIDTH = 12;

interface Props {
  readonly options: MatchOptions;
  readonly width: number;
  readonly height: number;
}

/** What is played at this table, one line an option. */
export function OptionList({ options, width, height }: Props) {
  const theme = useTheme();
  const words = useWords();
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      <Text {...theme.title} wrap="truncate">
        {words.t('table.optionsTitle')}
      </Text>
      {optionRows(words, options)
        .slice(0, height - 1)
        .map(({ name, value }) => (
          <Text key={name + value} wrap="truncate">
            <Text {...theme.dim}>{column(name, NAME_WIDTH, 'left', theme.glyphs.ellipsis)}</Text>
            {clip(value, width - NAME_WIDTH, theme.glyphs.ellipsis)}
          </Text>
        ))}
    </Box>
  );
}
