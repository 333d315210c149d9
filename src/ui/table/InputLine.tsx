import { Box, Text } from 'ink';
import { useRef } from 'react';
import { cellWidth } from '../cells.ts';
import { Footer } from '../components/Footer.tsx';
import { TextField } from '../components/TextField.tsx';
import { Layer, useActions } from '../keyboard.tsx';
import { useTheme } from '../theme.tsx';

interface Props {
  readonly prompt: string;
  readonly initial?: string;
  /** Most characters. */
  readonly limit: number;
  readonly width: number;
  readonly accepts?: (char: string) => boolean;
  readonly onSubmit: (text: string) => void;
  readonly onCancel: () => void;
}

function Line({ prompt, initial = '', limit, width, accepts, onSubmit, onCancel }: Props) {
  const theme = useTheme();
  const text = useRef(initial);
  const hints = useActions('prompt', { submit: () => onSubmit(text.current), cancel: onCancel });
  return (
    <Box flexDirection="column" flexShrink={0} overflow="hidden">
      <Box columnGap={1} height={1} flexShrink={0}>
        <Text {...theme.key}>{prompt}</Text>
        <TextField
          initial={initial}
          limit={limit}
          width={Math.max(8, width - cellWidth(prompt) - 2)}
          onChange={(changed) => {
            text.current = changed;
          }}
          {...(accepts ? { accepts } : {})}
        />
      </Box>
      <Footer hints={hints} columns={width} lines={1} />
    </Box>
  );
}

/** A line to type in, in the footer's place: the game above it stays in sight. It takes all keys while it is there. */
export function InputLine(props: Props) {
  return (
    <Layer>
      <Line {...props} />
    </Layer>
  );
}
