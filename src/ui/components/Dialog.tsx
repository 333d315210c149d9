import { Box, Text } from 'ink';
import type { ReactNode } from 'react';
import type { Hint } from '../keyboard.tsx';
import { Layer, useActions } from '../keyboard.tsx';
import { useSize } from '../size.ts';
import { useTheme } from '../theme.tsx';
import { Footer } from './Footer.tsx';

const WIDEST = 64;
/** Border and padding, left and right. */
const EDGES = 6;

/** Cells for what stands in a dialog. */
export const useDialogWidth = (): number => Math.min(WIDEST, useSize().columns - 4) - EDGES;

interface Props {
  readonly title: string;
  readonly hints: readonly Hint[];
  readonly children: ReactNode;
}

/**
 * A box in the middle of its parent, with its own keys. Show it instead of the screen's body, inside a `Layer`:
 * then the screen's keys rest while it is open.
 */
export function Dialog({ title, hints, children }: Props) {
  const theme = useTheme();
  const width = useDialogWidth();
  return (
    <Box flexGrow={1} alignItems="center" justifyContent="center">
      <Box
        flexDirection="column"
        borderStyle={theme.glyphs.border}
        borderColor={theme.accent.color}
        width={width + EDGES}
        paddingX={2}
        paddingY={1}
      >
        <Text {...theme.title}>{title}</Text>
        <Box flexDirection="column" paddingY={1}>
          {children}
        </Box>
        <Footer hints={hints} columns={width} />
      </Box>
    </Box>
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Question({ title, text, onYes, onNo }: ConfirmProps) {
  const hints = useActions('confirm', { yes: onYes, no: onNo });
  return (
    <Dialog title={title} hints={hints}>
      <Text>{text}</Text>
    </Dialog>
  );
}

/** Asks before something that cannot be undone. Enter alone never says yes. */
export function Confirm(props: ConfirmProps) {
  return (
    <Layer>
      <Question {...props} />
    </Layer>
  );
}
