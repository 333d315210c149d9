import { Box, Text } from 'ink';
import { memo } from 'react';
import type { Field } from '../../setup/field.ts';
import { said, valueText } from '../../setup/fieldText.ts';
import type { Words } from '../../words/words.ts';
import { cellWidth, clip, column } from '../cells.ts';
import type { Glyphs } from '../glyphs.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';

/** The least cells for the pointer and the label. */
const LEAST_LABEL = 32;

interface LabelProps {
  readonly field: Field;
  readonly chosen: boolean;
}

const labelText = (words: Words, field: Field): string =>
  (field.isDetail ? '   ' : ' ') + said(words, field.label);

/** An arrow and two spaces at each end of a value. */
const endsWidth = ({ left, right }: Glyphs): number => cellWidth(left) + cellWidth(right) + 4;

/** Everything that a field can be set to, in words; a number or a name as it is now. */
const valuesOf = (words: Words, field: Field): readonly string[] =>
  field.kind === 'choice' ? field.choices.map(({ word }) => said(words, word)) : [valueText(words, field)];

/**
 * Cells for the labels of a list of `width` cells, so that all values stand below each other. Null where that has no
 * room: then each value stands at the right edge, and has what its own label leaves.
 */
export function labelColumn(
  words: Words,
  fields: readonly Field[],
  width: number,
  glyphs: Glyphs,
): number | null {
  const widest = (texts: readonly string[]) => Math.max(...texts.map(cellWidth));
  const label = Math.max(LEAST_LABEL, widest(fields.map((field) => labelText(words, field))) + 2);
  const value = widest(fields.flatMap((field) => valuesOf(words, field)));
  return label + value + endsWidth(glyphs) <= width ? label : null;
}

export function FieldLabel({ field, chosen, cells }: LabelProps & { readonly cells: number }) {
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

interface Props extends LabelProps {
  readonly width: number;
  /** From `labelColumn`. */
  readonly labelWidth: number | null;
}

/** One option: its name and what it is set to; arrows beside the value where it can be changed with them. */
export const FieldRow = memo(function FieldRow({ field, chosen, width, labelWidth }: Props) {
  const theme = useTheme();
  const words = useWords();
  const { left, right, ellipsis } = theme.glyphs;
  const value = valueText(words, field);
  const ends = endsWidth(theme.glyphs);
  const label = labelWidth ?? width - ends - cellWidth(value);
  const shown = clip(value, width - ends - label, ellipsis);
  const arrows = chosen && field.kind !== 'name';
  return (
    <Box height={1} flexShrink={0}>
      <FieldLabel field={field} chosen={chosen} cells={label} />
      <Text wrap="truncate">
        <Text {...theme.key}>{column(arrows ? left : '', cellWidth(left) + 1)}</Text>
        <Text {...(chosen ? theme.selected : theme.text)}>{chosen ? ` ${shown} ` : ` ${shown}`}</Text>
        {arrows && <Text {...theme.key}>{` ${right}`}</Text>}
      </Text>
    </Box>
  );
});
