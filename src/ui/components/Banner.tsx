import { Box, Text } from 'ink';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';

/** The title, one letter on each of six dice. */
export function Banner() {
  const theme = useTheme();
  const { t } = useWords();
  return (
    <Box>
      {[...t('common.title').toUpperCase()].map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters stay where they are, and may be twice in a word
        <Box key={at} borderStyle={theme.glyphs.border} {...borderColor(theme.accent.color)} paddingX={1}>
          <Text {...theme.title}>{letter}</Text>
        </Box>
      ))}
    </Box>
  );
}

const borderColor = (color: string | undefined) => (color === undefined ? {} : { borderColor: color });
