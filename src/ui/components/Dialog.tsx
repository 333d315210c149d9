import { Box, Text } from 'ink';
import type { ReactNode } from 'react';
import { clip } from '../cells.ts';
import type { Hint } from '../hints.ts';
import { Layer, useActions, useRawKeys } from '../keyboard.tsx';
import { useSize } from '../size.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { Footer } from './Footer.tsx';
import { Paragraph } from './Paragraph.tsx';

const WIDEST = 64;
/** In a lower window a dialog has no empty lines along its border. */
const AIRY = 24;
/** Border and padding, left and right. */
const EDGES = 6;

/** Cells for what stands in a dialog. */
export const useDialogWidth = (): number => Math.min(WIDEST, useSize().width - 2) - EDGES;

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
  const { rows } = useSize();
  return (
    <Box flexGrow={1} alignItems="center" justifyContent="center">
      <Box
        flexDirection="column"
        borderStyle={theme.glyphs.border}
        borderColor={theme.accent.color}
        width={width + EDGES}
        paddingX={2}
        paddingY={rows < AIRY ? 0 : 1}
      >
        <Text {...theme.title} wrap="truncate">
          {clip(title, width, theme.glyphs.ellipsis)}
        </Text>
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
  const { t } = useWords();
  const hints = useActions('confirm', { yes: onYes, no: onNo });
  // Also by the first letter of the reader's own word, which the footer does not show.
  useRawKeys((key) => {
    if (key.type !== 'key' || key.ctrl || key.alt || key.char === '') return false;
    const typed = key.char.toLowerCase();
    const answer = [onYes, onNo].find((_, at) => t(at === 0 ? 'keys.yes' : 'keys.no').startsWith(typed));
    answer?.();
    return answer !== undefined;
  });
  return (
    <Dialog title={title} hints={hints}>
      <Paragraph text={text} width={useDialogWidth()} />
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
