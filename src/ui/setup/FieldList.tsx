import { Box, Text } from 'ink';
import type { ReactNode } from 'react';
import type { Key } from '../../i18n/catalogue.ts';
import type { Field } from '../../setup/field.ts';
import { scrollTop } from '../scrolling.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { FieldRow } from './FieldRow.tsx';

type Line = { readonly part: Key } | { readonly field: Field; readonly index: number };

/** The options with a heading before each part. */
function linesOf(fields: readonly Field[]): readonly Line[] {
  return fields.flatMap((field, index): Line[] =>
    field.part === fields[index - 1]?.part ? [{ field, index }] : [{ part: field.part }, { field, index }],
  );
}

interface Props {
  readonly fields: readonly Field[];
  readonly chosen: number;
  readonly height: number;
  readonly width: number;
  /** From `labelColumn`. */
  readonly labelWidth: number | null;
  /** Stands instead of the chosen row while it is typed into. */
  readonly editor: ReactNode;
}

/** The options that fit the window, scrolled to the chosen one. */
export function FieldList({ fields, chosen, height, width, labelWidth, editor }: Props) {
  const theme = useTheme();
  const { t } = useWords();
  const lines = linesOf(fields);
  const at = lines.findIndex((line) => 'field' in line && line.index === chosen);
  // One row less, always: below the row that is typed into there is room for the reason of a refusal, and nothing jumps.
  const first = scrollTop(lines.length, at, height - 1);
  return (
    <Box flexDirection="column" width={width} height={height} flexShrink={0} overflow="hidden">
      {lines.slice(first, first + height).map((line) => {
        if ('part' in line) {
          return (
            <Box key={line.part} height={1} flexShrink={0}>
              <Text {...theme.title} wrap="truncate">
                {t(line.part)}
              </Text>
            </Box>
          );
        }
        const { field, index } = line;
        if (index === chosen && editor)
          return (
            <Box key={field.id} flexShrink={0}>
              {editor}
            </Box>
          );
        return (
          <FieldRow
            key={field.id}
            field={field}
            chosen={index === chosen}
            width={width}
            labelWidth={labelWidth}
          />
        );
      })}
    </Box>
  );
}
