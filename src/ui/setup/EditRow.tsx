import { Box, Text } from 'ink';
import { useRef, useState } from 'react';
import type { NameField, NumberField } from '../../setup/field.ts';
import { problemText } from '../../setup/fieldText.ts';
import type { SetupForm } from '../../setup/form.ts';
import { parseEntry } from '../../setup/parseEntry.ts';
import { cellWidth } from '../cells.ts';
import { TextField } from '../components/TextField.tsx';
import { useActions } from '../keyboard.tsx';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { FieldLabel } from './FieldRow.tsx';

export const TABLE_NAME_LIMIT = 24;

interface Props {
  readonly field: NumberField | NameField;
  /** What stands in the field at first. */
  readonly initial: string;
  readonly form: SetupForm;
  readonly width: number;
  /** From `labelColumn`. */
  readonly labelWidth: number | null;
  readonly onDone: (form: SetupForm) => void;
  readonly onCancel: () => void;
}

type Outcome = { readonly form: SetupForm } | { readonly problem: string };

/** An option being typed; a value that is not allowed is refused beside it, below it where the row has no room. */
export function EditRow(props: Props) {
  const { field, initial, form, width, labelWidth, onDone, onCancel } = props;
  const words = useWords();
  const theme = useTheme();
  const text = useRef(initial);
  const [problem, setProblem] = useState<string | null>(null);

  function read(): Outcome {
    if (field.kind === 'name') {
      const name = text.current.trim();
      return name === '' ? { problem: words.t('setup.needsName') } : { form: field.set(form, name) };
    }
    const entry = parseEntry(words, field, text.current);
    if ('problem' in entry) return { problem: problemText(words, field, entry.problem) };
    return { form: field.set(form, entry.value) };
  }
  useActions('setupValue', {
    apply: () => {
      const outcome = read();
      if ('form' in outcome) onDone(outcome.form);
      else setProblem(outcome.problem);
    },
    cancel: onCancel,
  });
  const room = field.kind === 'name' ? TABLE_NAME_LIMIT : 10;
  const cells = labelWidth ?? width - room - 4;
  const reason = problem === null ? '' : `! ${problem}`;
  const fitsBeside = cells + room + 5 + cellWidth(reason) <= width;
  const refusal = <Text {...theme.danger}>{reason}</Text>;
  return (
    <Box flexDirection="column" flexShrink={0}>
      <Box height={1} flexShrink={0}>
        <FieldLabel field={field} chosen cells={cells} />
        <Box width={room + 1} height={1} marginLeft={3} flexShrink={0}>
          <TextField
            initial={initial}
            limit={field.kind === 'name' ? TABLE_NAME_LIMIT : 16}
            width={room}
            onChange={(typed) => {
              text.current = typed;
              setProblem(null);
            }}
          />
        </Box>
        {fitsBeside && <Box marginLeft={1}>{refusal}</Box>}
      </Box>
      {!fitsBeside && <Box marginLeft={Math.max(0, width - cellWidth(reason))}>{refusal}</Box>}
    </Box>
  );
}
