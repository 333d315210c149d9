import { Box } from 'ink';
import { useState } from 'react';
import { DEFAULT_OPTIONS, DEFAULT_SETTINGS } from '../../rules/options.ts';
import { fieldsOf } from '../../setup/fields.ts';
import { formScoring, formSetup, makeForm } from '../../setup/form.ts';
import { stepped } from '../../setup/stepped.ts';
import type { TableSetup } from '../../tables/tableManager.ts';
import { presetName } from '../../words/presetName.ts';
import { Confirm } from '../components/Dialog.tsx';
import { Frame, useFrameBody } from '../components/Frame.tsx';
import type { NoticeText } from '../components/Notice.tsx';
import { allHints, Layer, useActions, useRawKeys } from '../keyboard.tsx';
import { stepWithin } from '../scrolling.ts';
import { ABOUT_ROWS, About } from '../setup/About.tsx';
import { EditRow } from '../setup/EditRow.tsx';
import { FieldList } from '../setup/FieldList.tsx';
import { PANEL_WIDTH, ScorePanel } from '../setup/ScorePanel.tsx';
import { useWords } from '../words.tsx';

interface Props {
  readonly title: string;
  readonly initial: TableSetup;
  /** A new table has a name and is created; an old one's options are saved. */
  readonly isNew: boolean;
  readonly notice: NoticeText | null;
  readonly onSubmit: (setup: TableSetup) => void;
  readonly onBack: () => void;
}

const EDIT_HINTS = allHints('setupValue');
/** Creating and saving never stand side by side. */
const MOST_HINTS = allHints('setup').filter(({ binding }) => binding.action !== 'save');

/** Every option of a table, for a new one and for changing those of one that stands. */
export function Setup({ title, initial, isNew, notice, onSubmit, onBack }: Props) {
  const words = useWords();
  const [form, setForm] = useState(() => makeForm(initial));
  const [at, setAt] = useState(0);
  const [asksReset, setAsksReset] = useState(false);
  /** What the field begins with while it is typed into; null while it is not. */
  const [typing, setTyping] = useState<string | null>(null);
  const fields = fieldsOf(form, isNew);
  const chosen = Math.min(at, fields.length - 1);
  const field = fields[chosen]!;
  const canType = field.kind !== 'choice';

  const move = (step: number) => () => setAt(stepWithin(chosen, step, fields.length));
  const submit = () => onSubmit(formSetup(form));
  const reset = () => {
    const usual = { name: form.name, options: DEFAULT_OPTIONS, settings: DEFAULT_SETTINGS };
    setForm(makeForm(usual));
    setAt(0);
    setAsksReset(false);
  };
  const hints = useActions('setup', {
    create: isNew ? submit : undefined,
    save: isNew ? undefined : submit,
    edit: canType ? () => setTyping(field.kind === 'name' ? field.value : '') : undefined,
    less: field.kind === 'name' ? undefined : () => setForm(stepped(form, field, -1)),
    more: field.kind === 'name' ? undefined : () => setForm(stepped(form, field, 1)),
    up: move(-1),
    down: move(1),
    pageUp: move(-8),
    pageDown: move(8),
    reset: () => setAsksReset(true),
    back: onBack,
  });
  // A digit begins typing where a number is wanted.
  useRawKeys(
    (key) => {
      if (key.type !== 'key' || key.ctrl || key.alt || !/^\d$/.test(key.char)) return false;
      setTyping(key.char);
      return true;
    },
    field.kind === 'number' && typing === null,
  );

  const shownHints = typing === null ? hints : EDIT_HINTS;
  const body = useFrameBody(MOST_HINTS);
  const isWide = body.columns >= 100;
  const width = body.columns - (isWide ? PANEL_WIDTH + 2 : 0);
  const editor = typing !== null && field.kind !== 'choice' && (
    <Layer>
      <EditRow
        field={field}
        initial={typing}
        form={form}
        onCancel={() => setTyping(null)}
        onDone={(next) => {
          setForm(next);
          setTyping(null);
        }}
      />
    </Layer>
  );
  if (asksReset) {
    return (
      <Frame title={title} hints={[]} mostHints={MOST_HINTS}>
        <Confirm
          title={words.t('setup.resetTitle')}
          text={words.t('setup.resetAsk')}
          onYes={reset}
          onNo={() => setAsksReset(false)}
        />
      </Frame>
    );
  }
  return (
    <Frame
      title={title}
      aside={words.t('setup.place', { at: chosen + 1, all: fields.length })}
      hints={shownHints}
      mostHints={MOST_HINTS}
      notice={notice}
    >
      <Box>
        <Box flexDirection="column" width={width} flexShrink={0}>
          <FieldList
            fields={fields}
            chosen={chosen}
            height={Math.max(1, body.rows - ABOUT_ROWS)}
            width={width}
            editor={editor}
          />
          <About field={field} width={width} />
        </Box>
        {isWide && <ScorePanel title={presetName(words.t, form.options.preset)} table={formScoring(form)} />}
      </Box>
    </Frame>
  );
}
