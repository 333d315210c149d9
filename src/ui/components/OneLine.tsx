import { Text } from 'ink';
import { clip } from '../cells.ts';
import type { Style } from '../palette.ts';
import { useTheme } from '../theme.tsx';

interface Props {
  readonly text: string;
  readonly width: number;
  readonly style?: Style;
}

/** A sentence in one line, cut with the terminal's own ellipsis: Ink's is no ASCII. */
export function OneLine({ text, width, style = {} }: Props) {
  const { glyphs } = useTheme();
  return (
    <Text {...style} wrap="truncate">
      {clip(text, width, glyphs.ellipsis) || ' '}
    </Text>
  );
}
