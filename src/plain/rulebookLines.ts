import type { Block, Page, Reading } from '../rulebook/page.ts';
import { pagesOf } from '../rulebook/pages.ts';
import type { Words } from '../words/words.ts';

/** A row of a table as it is read aloud: two cells are a name and its value, more are told with their columns. */
function rowLine({ t }: Words, head: readonly string[], row: readonly string[]): string {
  const cells = row.flatMap((value, at) => (value === '' ? [] : [{ name: head[at] ?? '', value }]));
  const [first, second] = cells;
  if (cells.length === 2 && first && second) {
    return t('plain.option', { name: first.value, value: second.value });
  }
  return cells.map((cell) => t('plain.option', cell)).join(', ');
}

function blockLines(words: Words, block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items.flatMap(({ text, items = [] }) => [text, ...items]);
    case 'table':
      return block.rows.map((row) => rowLine(words, block.head, row));
    default:
      return block satisfies never;
  }
}

const pageLines = (words: Words, { title, blocks }: Page): string[] => [
  title,
  ...blocks().flatMap((block) => blockLines(words, block)),
];

/**
 * A page of the rulebook, a sentence a line: the one asked for, else the rules of the table where one is, else how a
 * turn goes. Then, where none was asked for or there is no such page, which pages there are.
 */
export function rulebookLines(reading: Reading, asked: string): string[] {
  const { words, table } = reading;
  const pages = pagesOf(reading);
  const wanted = asked.toLowerCase() || (table === null ? 'turn' : 'options');
  const page = pages.find(({ id }) => id === wanted);
  const names = pages.map(({ id }) => id).join(', ');
  if (page === undefined) return [words.t('rulebook.noSuchPage', { pages: names })];
  return [
    ...pageLines(words, page),
    ...(asked === '' ? [words.t('rulebook.morePages', { command: 'rules PAGE', pages: names })] : []),
  ];
}
