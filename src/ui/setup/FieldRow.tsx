import { Box, Text } from 'ink';
import { memo } from 'react';
import type { Field } from '../../setup/field.ts';
import { said, valueText } from '../../setup/fieldText.ts';
import type { Words } from '../../words/words.ts';
import { cellWidth, clip, column } from '../cells.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';

/** Cells for the pointer and the label; the longest label of any language has 38. */
export const LABEL_WIDTH = 32;

/** An arrow and two spaces at each end of a value. */
const ARROWS = 6;

interface LabelProps {
  readonly field: Field;
  readonly chosen: boolean;
}

const labelText = (words: Words, field: Field): string =>
  (field.isDetail ? '   ' : ' ') + said(words, field.label);

export function FieldLabel({ field, chosen, cells = LABEL_WIDTH }: LabelProps & { readonly cells?: number }) {
  const theme = useTheme();
  const words = useWords();
  const { pointer, ellipsis } = theme.glyphs;
  const label = (chosen ? pointer : ' ') + labelText(words, field);
  return (
    <Box width={cells} height={1} flexShrink={0}>
      <Text {...(chosen ? theme.accent : theme.text)} wrap="truncate">
        {column(label, cells, 'left', ellipsis)}
      </Text>
    </Box>
  );
}

/** One option: its name and what it is set to; arrows beside the value where it can be changed with them. */
export const FieldRow = memo(function FieldRow({
  field,
  chosen,
  width,
}: LabelProps & { readonly width: number }) {
  const theme = useTheme();
  const words = useWords();
  const { left, right, ellipsis } = theme.glyphs;
  const value = valueText(words, field);
  // A long value moves to the left, as far as the label leaves room.
  const spare = width - ARROWS - cellWidth(value);
  const least = cellWidth(labelText(words, field)) + 2;
  const label = Math.min(LABEL_WIDTH, Math.max(least, spare));
  const shown = clip(value, width - ARROWS - label, ellipsis);
  const arrows = chosen && field.kind !== 'name';
  return (
    <Box height={1} flexShrink={0}>
      <FieldLabel field={field} chosen={chosen} cells={label} />
      <Text wrap="truncate">
        {arrows ? <Text {...theme.key}>{`${left} `}</Text> : '  '}
        <Text {...(chosen ? theme.selected : theme.text)}>{chosen ? ` ${shown} ` : ` ${shown}`}</Text>
        {arrows && <Text {...theme.key}>{` ${right}`}</Text>}
      </Text>
    </Box>
  );
});
