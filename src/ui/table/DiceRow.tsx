import { Box, Text } from 'ink';
import { memo } from 'react';
import type { Selection } from '../../play/selection.ts';
import type { Dice, Face } from '../../rules/dice.ts';
import { ClickBox, type Spot } from '../ClickBox.tsx';
import { useKeyboard } from '../keyboard.tsx';
import { type Theme, useTheme } from '../theme.tsx';
import { type DieSize, dieLines } from './diceArt.ts';

interface Props {
  /** Null: six dice that nobody has rolled yet. */
  readonly dice: Dice | null;
  readonly size: DieSize;
  /** Held dice stand one line higher. */
  readonly raise: boolean;
  readonly selection: Selection;
  /** Positions that can be part of a hold. */
  readonly scoring: ReadonlySet<number>;
  /** Position that the arrow keys are at. */
  readonly cursor: number | null;
  /** The dice can be chosen now; else they are only shown. */
  readonly live: boolean;
  /** They are this turn's roll; else the last one of the turn before, drawn faintly. */
  readonly settled: boolean;
}

interface DieProps extends Pick<Props, 'size' | 'raise' | 'live' | 'settled'> {
  readonly position: number;
  readonly face: Face | null;
  readonly held: boolean;
  readonly scoring: boolean;
  readonly atCursor: boolean;
}

/** The number under a die: `[2]` is held, `• 2` can score, pointers stand around the one at the cursor. */
function labelOf({ position, held, scoring, atCursor }: DieProps, { glyphs, ascii }: Theme): string {
  const mark = scoring ? `${glyphs.bullet}${position} ` : ` ${position} `;
  const inner = held ? `[${position}]` : mark;
  const [left, right] = ascii ? ['>', '<'] : ['▸', '◂'];
  return atCursor ? left + inner + right : ` ${inner} `;
}

const centred = (text: string, width: number): string => {
  const left = Math.floor((width - text.length) / 2);
  return ' '.repeat(left) + text + ' '.repeat(width - text.length - left);
};

const Die = memo(function Die(props: DieProps) {
  const theme = useTheme();
  const { face, held, scoring, live, settled, size, raise } = props;
  const lines = dieLines(face, held ? 'held' : 'plain', size, theme.ascii);
  const space = raise ? [' '.repeat(size.columns)] : [];
  const picture = held ? [...lines, ...space] : [...space, ...lines];
  const style = held ? theme.held : !settled || (live && !scoring) ? theme.dim : theme.die;
  return (
    <Box flexDirection="column" width={size.columns} flexShrink={0}>
      <Text {...style}>{picture.join('\n')}</Text>
      <Text {...(live ? style : theme.dim)}>
        {live ? centred(labelOf(props, theme), size.columns) : ' '.repeat(size.columns)}
      </Text>
    </Box>
  );
});

/** The dice of a roll in a row, numbered for the keys where they can be chosen. */
export function DiceRow({ dice, size, raise, selection, scoring, cursor, live, settled }: Props) {
  const keyboard = useKeyboard();
  const faces: readonly (Face | null)[] = dice ?? [null, null, null, null, null, null];
  const step = size.columns + size.gap;
  const click = ({ x }: Spot) =>
    live && x % step < size.columns && keyboard.act(String(Math.floor(x / step) + 1));
  return (
    <ClickBox onClick={click} columnGap={size.gap} flexShrink={0}>
      {faces.map((face, index) => {
        const position = index + 1;
        return (
          <Die
            key={position}
            position={position}
            face={face}
            held={selection.includes(position)}
            scoring={scoring.has(position)}
            atCursor={cursor === position}
            live={live}
            settled={settled}
            size={size}
            raise={raise}
          />
        );
      })}
    </ClickBox>
  );
}
