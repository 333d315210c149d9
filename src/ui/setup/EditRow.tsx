import { Box, Text } from 'ink';
import { useRef, useState } from 'react';
import type { NameField, NumberField } from '../../setup/field.ts';
import { problemText } from '../../setup/fieldText.ts';
import type { SetupForm } from '../../setup/form.ts';
import { parseEntry } from '../../setup/parseEntry.ts';
import { useBody } from '../body.ts';
import { TextField } from '../components/TextField.tsx';
import { useActions } from '../keyboard.tsx';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';
import { FieldLabel, LABEL_WIDTH } from './FieldRow.tsx';

export const TABLE_NAME_LIMIT = 24;

/** Leaves room for the reason beside the value. */
const NARROW_LABEL = 18;

interface Props {
  readonly field: NumberField | NameField;
  /** What stands in the field at first. */
  readonly initial: string;
  readonly form: SetupForm;
  readonly onDone: (form: SetupForm) => void;
  readonly onCancel: () => void;
}

type Outcome = { readonly form: SetupForm } | { readonly problem: string };

/** An option being typed; a value that is not allowed is refused beside it, with the reason. */
export function EditRow({ field, initial, form, onDone, onCancel }: Props) {
  const theme = useTheme();
  const words = useWords();
  const { columns } = useBody();
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
  const width = field.kind === 'name' ? TABLE_NAME_LIMIT : 10;
  return (
    <Box height={1} flexShrink={0}>
      <FieldLabel field={field} chosen cells={columns < 70 ? NARROW_LABEL : LABEL_WIDTH} />
      <Box width={width + 1} height={1} marginLeft={3} flexShrink={0}>
        <TextField
          initial={initial}
          limit={field.kind === 'name' ? TABLE_NAME_LIMIT : 16}
          width={width}
          onChange={(typed) => {
            text.current = typed;
            setProblem(null);
          }}
        />
      </Box>
      {problem !== null && (
        <Text {...theme.danger} wrap="truncate">
          {`! ${problem}`}
        </Text>
      )}
    </Box>
  );
}
