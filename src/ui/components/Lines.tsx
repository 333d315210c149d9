import { Text } from 'ink';
import type { Style } from '../palette.ts';

export interface Line {
  readonly text: string;
  readonly style?: Style;
}

interface Props {
  readonly lines: readonly Line[];
  /** The first line to show. */
  readonly top: number;
  readonly height: number;
}

/** Lines of a longer text, the part that fits. */
export const Lines = ({ lines, top, height }: Props) =>
  Array.from({ length: Math.max(0, Math.min(height, lines.length - top)) }, (_, at) => top + at).map(
    (place) => (
      <Text key={place} {...lines[place]?.style} wrap="truncate">
        {lines[place]?.text || ' '}
      </Text>
    ),
  );
