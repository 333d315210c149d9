import { useState } from 'react';
import { DEFAULT_OPTIONS } from '../../rules/options.ts';
import { useBody } from '../body.ts';
import { Frame } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { useActions } from '../keyboard.tsx';
import { useNav } from '../nav.tsx';
import { useSessionView } from '../sessionContext.tsx';
import { ruleLines } from '../table/ruleLines.ts';
import { useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';

/** Lines of text are easier to read when they are not too long. */
const WIDEST_TEXT = 96;

/** The match whose rules are asked for: the one of the table where the person is, else a usual one. */
function useMatchAsked() {
  const { place } = useSessionView();
  if (place.at !== 'table') return { options: DEFAULT_OPTIONS, match: null };
  const match = place.view.phase === 'lobby' ? null : place.view.match;
  return { options: match?.options ?? place.view.options, match };
}

function RulesPage({
  top,
  onHeight,
}: {
  readonly top: number;
  readonly onHeight: (last: number, rows: number) => void;
}) {
  const theme = useTheme();
  const words = useWords();
  const { columns, rows } = useBody();
  const { options, match } = useMatchAsked();
  const lines = ruleLines({ words, theme, options, match, width: Math.min(columns, WIDEST_TEXT) });
  const last = Math.max(0, lines.length - rows);
  onHeight(last, rows);
  return <Lines lines={lines} top={Math.min(top, last)} height={rows} />;
}

/** The rules of this table, written from its own scoring table and options; scrolls. */
export function Rules() {
  const { t } = useWords();
  const nav = useNav();
  const [top, setTop] = useState(0);
  // How far it scrolls is known where the page is laid out, inside the frame.
  const [room] = useState(() => ({ last: 0, rows: 1 }));
  const scroll = (step: number) => setTop((at) => Math.max(0, Math.min(at + step, room.last)));
  const hints = useActions('rulesSheet', {
    up: () => scroll(-1),
    down: () => scroll(1),
    pageUp: () => scroll(1 - room.rows),
    pageDown: () => scroll(room.rows - 1),
    back: nav.close,
  });
  return (
    <Frame title={t('rules.title')} hints={hints}>
      <RulesPage top={top} onHeight={(last, rows) => Object.assign(room, { last, rows })} />
    </Frame>
  );
}
