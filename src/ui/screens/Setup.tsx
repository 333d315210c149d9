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
import { allHints } from '../hints.ts';
import { Layer, useActions, useRawKeys } from '../keyboard.tsx';
import { stepWithin } from '../scrolling.ts';
import { About, aboutHeight } from '../setup/About.tsx';
import { EditRow } from '../setup/EditRow.tsx';
import { FieldList } from '../setup/FieldList.tsx';
import { labelColumn } from '../setup/FieldRow.tsx';
import { PANEL_WIDTH, panelLines, ScorePanel } from '../setup/ScorePanel.tsx';
import { useTheme } from '../theme.tsx';
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
  const { glyphs } = useTheme();
  const [form, setForm] = useState(() => makeForm(initial));
  const [at, setAt] = useState(0);
  const [asks, setAsks] = useState<'reset' | 'leave' | null>(null);
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
    setAsks(null);
  };
  const isChanged = JSON.stringify(formSetup(form)) !== JSON.stringify(formSetup(makeForm(initial)));
  const endTyping = () => setTyping(null);
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
    reset: () => setAsks('reset'),
    back: isChanged ? () => setAsks('leave') : onBack,
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
  const scoring = panelLines(formScoring(form), words);
  const aboutRows = aboutHeight(body.columns);
  const listRows = Math.max(1, body.rows - aboutRows);
  const isWide = body.columns >= 100 && scoring.length < listRows;
  const width = body.columns - (isWide ? PANEL_WIDTH + 2 : 0);
  const labelWidth = labelColumn(words, fields, width, glyphs);
  const editor = typing !== null && field.kind !== 'choice' && (
    <Layer>
      <EditRow
        field={field}
        initial={typing}
        form={form}
        width={width}
        labelWidth={labelWidth}
        onCancel={endTyping}
        onDone={(next) => {
          setForm(next);
          endTyping();
        }}
      />
    </Layer>
  );
  if (asks !== null) {
    return (
      <Frame title={title} hints={[]} mostHints={MOST_HINTS}>
        <Confirm
          title={words.t(`setup.${asks}Title`)}
          text={words.t(`setup.${asks}Ask`)}
          onYes={asks === 'reset' ? reset : onBack}
          onNo={() => setAsks(null)}
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
      <Box height={listRows} flexShrink={0}>
        <FieldList
          fields={fields}
          chosen={chosen}
          height={listRows}
          width={width}
          labelWidth={labelWidth}
          editor={editor}
        />
        {isWide && <ScorePanel title={presetName(words.t, form.options.preset)} lines={scoring} />}
      </Box>
      <About field={field} width={body.columns} height={aboutRows} />
    </Frame>
  );
}
