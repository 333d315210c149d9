import { Text } from 'ink';
import { wrapLines } from '../../words/wrapLines.ts';
import type { Style } from '../palette.ts';

interface Props {
  readonly text: string;
  readonly width: number;
  readonly style?: Style;
}

/** A text in as many lines as it needs. Ink's own wrapping begins a line with a space where the one before is exactly full. */
export const Paragraph = ({ text, width, style = {} }: Props) => (
  <Text {...style} wrap="truncate">
    {wrapLines(text, width).join('\n')}
  </Text>
);
