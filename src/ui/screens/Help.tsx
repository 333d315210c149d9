import { useState } from 'react';
import { wrapLines } from '../../words/wrapLines.ts';
import { cellWidth, column } from '../cells.ts';
import { Frame, useFrameBody } from '../components/Frame.tsx';
import { type Line, Lines } from '../components/Lines.tsx';
import { allHints, type Hint, hintsOf } from '../hints.ts';
import { useActions } from '../keyboard.tsx';
import { keyLabel } from '../keyLabel.ts';
import { useSessionView } from '../sessionContext.tsx';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';

interface Props {
  /** The keys that work on the screen below. */
  readonly hints: readonly Hint[];
  readonly onClose: () => void;
}

const EVERYWHERE = hintsOf('everywhere', { help: () => {}, redraw: () => {}, quit: () => {} });
const ALL_KEYS = allHints('help');
const TURN = ['help.turn1', 'help.turn2', 'help.turn3', 'help.turn4', 'help.turn5'] as const;

/** Everything the help says, a line each: the keys with their sentences, a turn in five steps, and a guest's way back. */
function useHelpLines(hints: readonly Hint[], columns: number): readonly Line[] {
  const theme = useTheme();
  const { t } = useWords();
  const { resumeCode } = useSessionView();
  const seen = new Set<string>();
  // Both arrows have one sentence: it is said once, beside the first.
  const once = [...hints, ...EVERYWHERE].filter(
    ({ binding }) => !seen.has(binding.help) && seen.add(binding.help),
  );
  const keys = once.map(({ binding }) => [keyLabel(binding, theme.glyphs), t(binding.help)] as const);
  const keyWidth = Math.max(...keys.map(([key]) => cellWidth(key)));
  const keyLines = keys.flatMap(([key, sentence]) =>
    wrapLines(sentence, columns - keyWidth - 4).map((text, at) => ({
      text: `  ${column(at === 0 ? key : '', keyWidth)}  ${text}`,
    })),
  );
  const turnLines = TURN.flatMap((key, at) =>
    wrapLines(t(key), columns - 5).map((text, line) => ({
      text: `  ${line === 0 ? `${at + 1}.` : '  '} ${text}`,
    })),
  );
  const codeLines =
    resumeCode === null
      ? []
      : ['', ...wrapLines(t('help.resumeCode', { code: resumeCode }), columns)].map((text) => ({ text }));
  return [
    { text: t('help.keysHere'), style: theme.accent },
    ...keyLines,
    { text: '' },
    { text: t('help.aTurn'), style: theme.accent },
    ...turnLines,
    ...codeLines,
  ];
}

/** The help over any screen: made from the keymap, so it cannot tell of keys that do nothing. */
export function Help({ hints, onClose }: Props) {
  const { t } = useWords();
  const body = useFrameBody(ALL_KEYS);
  const lines = useHelpLines(hints, Math.min(body.columns, 100));
  const most = Math.max(0, lines.length - body.rows);
  const [wanted, setWanted] = useState(0);
  const top = Math.min(wanted, most);
  const scroll = (step: number) =>
    most === 0 ? undefined : () => setWanted(Math.max(0, Math.min(top + step, most)));
  const own = useActions('help', {
    close: onClose,
    up: scroll(-1),
    down: scroll(1),
    pageUp: scroll(-body.rows),
    pageDown: scroll(body.rows),
  });
  return (
    <Frame title={t('help.title')} hints={own} mostHints={ALL_KEYS}>
      <Lines lines={lines} top={top} height={body.rows} />
    </Frame>
  );
}
