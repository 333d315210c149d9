import type { Block, Page, TableBlock } from './page.ts';

/** Nothing in a sentence is meant as a sign of Markdown. */
const plain = (text: string): string => text.replace(/[\\`*_<>|[\]#]/g, '\\$&');

const row = (cells: readonly string[]): string => `| ${cells.map(plain).join(' | ')} |`;

const tableText = ({ head, aligns, rows }: TableBlock): string =>
  [
    row(head),
    `|${head.map((_, at) => (aligns[at] === 'right' ? ' ---: ' : ' --- ')).join('|')}|`,
    ...rows.map(row),
  ].join('\n');

function blockText(block: Block, level: number): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(level)} ${plain(block.text)}`;
    case 'paragraph':
      return plain(block.text);
    case 'list':
      return block.items
        .flatMap(({ text, items = [] }) => [`- ${plain(text)}`, ...items.map((item) => `  - ${plain(item)}`)])
        .join('\n');
    case 'table':
      return tableText(block);
    default:
      return block satisfies never;
  }
}

/** A page as Markdown, its title a heading of that level. */
export const pageMarkdown = ({ title, blocks }: Page, level: number): string =>
  [`${'#'.repeat(level)} ${plain(title)}`, ...blocks().map((block) => blockText(block, level + 1))].join(
    '\n\n',
  );
