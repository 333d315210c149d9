import { Text } from 'ink';
import { useRef, useState } from 'react';
import { cellWidth } from '../cells.ts';
import { useRawKeys } from '../keyboard.tsx';
import { editLine, type Line, lineText, lineWindow, makeLine } from '../lineEdit.ts';
import { useTheme } from '../theme.tsx';

interface Props {
  readonly initial?: string;
  readonly onChange: (text: string) => void;
  /** Most characters. */
  readonly limit: number;
  /** Cells on the screen; a longer line scrolls. */
  readonly width: number;
  readonly focused?: boolean;
  /** Keys that this field leaves to the screen although they print. */
  readonly accepts?: (char: string) => boolean;
}

/** One line to type in. Enter, Escape, Tab and the arrows up and down stay the screen's. */
export function TextField({ initial = '', onChange, limit, width, focused = true, accepts }: Props) {
  const theme = useTheme();
  const [line, setLine] = useState<Line>(() => makeLine(initial));
  // Two keys can come before the next drawing.
  const latest = useRef(line);
  useRawKeys((key) => {
    if (key.type === 'key' && key.name === 'char' && !key.ctrl && accepts && !accepts(key.char)) return false;
    const next = editLine(latest.current, key, limit);
    if (next === null) return false;
    latest.current = next;
    setLine(next);
    onChange(lineText(next));
    return 'typed';
  }, focused);
  const { before, under, after } = lineWindow(line, width, cellWidth);
  if (!focused) return <Text {...theme.text}>{before + (under === ' ' ? '' : under) + after}</Text>;
  return (
    <Text wrap="truncate">
      {before}
      <Text inverse>{under}</Text>
      {after}
    </Text>
  );
}
