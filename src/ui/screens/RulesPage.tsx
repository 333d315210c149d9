import { useMemo, useState } from 'react';
import type { Page } from '../../rulebook/page.ts';
import { type PageLine, pageLines } from '../../rulebook/pageLines.ts';
import { Frame, useFrameBody } from '../components/Frame.tsx';
import { Lines } from '../components/Lines.tsx';
import { allHints } from '../hints.ts';
import { useActions } from '../keyboard.tsx';
import { useNav } from '../nav.tsx';
import type { Style } from '../palette.ts';
import { setUpFrom } from '../rules/setUpFrom.ts';
import { useSessionView } from '../sessionContext.tsx';
import { type Theme, useTheme } from '../theme.tsx';
import { useWords } from '../words.tsx';

/** Lines of text are easier to read when they are not too long. */
const WIDEST_TEXT = 96;

const ALL_KEYS = allHints('rulesPage');

const STYLES = {
  text: ({ text }) => text,
  heading: ({ title }) => title,
  head: ({ dim }) => dim,
} as const satisfies Record<PageLine['kind'], (theme: Theme) => Style>;

interface Props {
  readonly page: Page;
  /** Its place among all pages, from 1. */
  readonly number: number;
  readonly count: number;
  readonly onTurn: (step: 1 | -1) => void;
  readonly onContents: () => void;
  readonly onBack: () => void;
}

/** One page of the rulebook; scrolls. */
export function RulesPage({ page, number, count, onTurn, onContents, onBack }: Props) {
  const { t } = useWords();
  const theme = useTheme();
  const nav = useNav();
  const view = useSessionView();
  const body = useFrameBody(ALL_KEYS);
  const width = Math.min(body.columns, WIDEST_TEXT);
  const lines = useMemo(() => pageLines(page.blocks(), width), [page, width]);
  const most = Math.max(0, lines.length - body.rows);
  const [wanted, setWanted] = useState(0);
  const top = Math.min(wanted, most);
  const scroll = (step: number) =>
    most === 0 ? undefined : () => setWanted(Math.max(0, Math.min(top + step, most)));
  const sheet = setUpFrom(page, view);
  const hints = useActions('rulesPage', {
    setUp: sheet === null ? undefined : () => nav.open(sheet),
    next: number < count ? () => onTurn(1) : undefined,
    previous: number > 1 ? () => onTurn(-1) : undefined,
    up: scroll(-1),
    down: scroll(1),
    pageUp: scroll(1 - body.rows),
    pageDown: scroll(body.rows - 1),
    contents: onContents,
    back: onBack,
  });
  const { up, down } = theme.glyphs;
  const more = `${top > 0 ? up : ''}${top < most ? down : ''}`;
  return (
    <Frame
      title={page.title}
      aside={[more, t('rulebook.place', { at: number, all: count })].filter(Boolean).join(' ')}
      hints={hints}
      mostHints={ALL_KEYS}
    >
      <Lines
        lines={lines.map(({ text, kind }) => ({ text, style: STYLES[kind](theme) }))}
        top={top}
        height={body.rows}
      />
    </Frame>
  );
}
