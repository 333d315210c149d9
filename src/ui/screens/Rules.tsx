import { useMemo, useState } from 'react';
import { pagesOf } from '../../rulebook/pages.ts';
import { useNav } from '../nav.tsx';
import { useReading } from '../rules/useReading.ts';
import { RulesContents } from './RulesContents.tsx';
import { RulesPage } from './RulesPage.tsx';

interface Props {
  /** Id of the page to open at; at a table the page of its own rules is the usual one. */
  readonly first?: string | undefined;
}

/** The rulebook: from the lobby its list of pages, at a table a page. */
export function Rules({ first = 'options' }: Props) {
  const nav = useNav();
  const reading = useReading();
  const pages = useMemo(() => pagesOf(reading), [reading]);
  const [atTable] = useState(reading.table !== null);
  const [at, setAt] = useState(() => (atTable ? pages.findIndex(({ id }) => id === first) : 0));
  const [isOpen, setIsOpen] = useState(atTable);
  /** Where one came from is where going back leads. */
  const [fromContents, setFromContents] = useState(!atTable);
  const page = pages[at];

  const toContents = () => {
    setIsOpen(false);
    setFromContents(true);
  };
  if (page === undefined || !isOpen) {
    return (
      <RulesContents
        pages={pages}
        chosen={at}
        onChoose={setAt}
        onOpen={() => setIsOpen(true)}
        onBack={nav.close}
      />
    );
  }
  return (
    <RulesPage
      key={page.id}
      page={page}
      number={at + 1}
      count={pages.length}
      onTurn={(step) => setAt(at + step)}
      onContents={toContents}
      onBack={fromContents ? toContents : nav.close}
    />
  );
}
