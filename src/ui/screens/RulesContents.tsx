import type { Page } from '../../rulebook/page.ts';
import { Frame, useFrameBody } from '../components/Frame.tsx';
import { Picker } from '../components/Picker.tsx';
import { allHints } from '../hints.ts';
import { useActions } from '../keyboard.tsx';
import { stepWithin } from '../scrolling.ts';
import { useWords } from '../words.tsx';

const ALL_KEYS = allHints('rulesContents');

interface Props {
  readonly pages: readonly Page[];
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
  readonly onOpen: () => void;
  readonly onBack: () => void;
}

/** The pages of the rulebook, to choose one. */
export function RulesContents({ pages, chosen, onChoose, onOpen, onBack }: Props) {
  const { t } = useWords();
  const { columns, rows } = useFrameBody(ALL_KEYS);
  const move = (step: number) => () => onChoose(stepWithin(chosen, step, pages.length));
  const hints = useActions('rulesContents', {
    open: onOpen,
    up: move(-1),
    down: move(1),
    pageUp: move(1 - rows),
    pageDown: move(rows - 1),
    back: onBack,
  });
  return (
    <Frame
      title={t('rulebook.title')}
      aside={t('rulebook.place', { at: chosen + 1, all: pages.length })}
      hints={hints}
      mostHints={ALL_KEYS}
    >
      <Picker
        lines={pages.map(({ title }) => title)}
        chosen={chosen}
        height={rows}
        width={columns}
        onChoose={onChoose}
      />
    </Frame>
  );
}
