import { Text } from 'ink';
import { ClickBox } from '../ClickBox.tsx';
import { column } from '../cells.ts';
import { scrollTop } from '../scrolling.ts';
import { useTheme } from '../theme.tsx';

interface Props {
  /** One line of text each. */
  readonly lines: readonly string[];
  readonly chosen: number;
  /** Lines on the screen. */
  readonly height: number;
  readonly width: number;
  /** A line was clicked. */
  readonly onChoose?: (place: number) => void;
}

/** A list with one chosen line, scrolled so that it is visible. Moving is the screen's. */
export function Picker({ lines, chosen, height, width, onChoose }: Props) {
  const theme = useTheme();
  const first = scrollTop(lines.length, chosen, height);
  return (
    <ClickBox
      flexDirection="column"
      onClick={({ y }) => {
        onChoose?.(first + y);
        return onChoose !== undefined;
      }}
    >
      {Array.from({ length: Math.min(height, lines.length) }, (_, at) => first + at).map((place) => {
        const isChosen = place === chosen;
        const text = `${isChosen ? theme.glyphs.pointer : ' '} ${lines[place]}`;
        return (
          <Text key={place} {...(isChosen ? theme.selected : theme.text)} wrap="truncate">
            {column(text, width, 'left', theme.glyphs.ellipsis)}
          </Text>
        );
      })}
    </ClickBox>
  );
}
