import { wrapLines } from '../words/wrapLines.ts';
import type { Block, Item } from './page.ts';
import { tableLines } from './tableLayout.ts';

/** A line of a page; `head` is the titles of a table's columns. */
export interface PageLine {
  readonly text: string;
  readonly kind: 'text' | 'heading' | 'head';
}

const INDENT = '  ';

const text = (line: string): PageLine => ({ text: line, kind: 'text' });

const bullet = (said: string, width: number, indent: string): PageLine[] =>
  wrapLines(said, width - indent.length - 2).map((line, at) =>
    text(`${indent}${at === 0 ? '- ' : '  '}${line}`),
  );

const itemLines = ({ text: said, items = [] }: Item, width: number): PageLine[] => [
  ...bullet(said, width, ''),
  ...items.flatMap((item) => bullet(item, width, INDENT)),
];

function blockLines(block: Block, width: number): PageLine[] {
  switch (block.kind) {
    case 'heading':
      return wrapLines(block.text, width).map((line) => ({ text: line, kind: 'heading' }));
    case 'paragraph':
      return wrapLines(block.text, width).map(text);
    case 'list':
      return block.items.flatMap((item) => itemLines(item, width));
    case 'table':
      return tableLines(block, width - INDENT.length).flatMap(({ head, rows }, at): PageLine[] => [
        ...(at === 0 ? [] : [text('')]),
        ...head.map((line): PageLine => ({ text: INDENT + line, kind: 'head' })),
        ...rows.map((line) => text(INDENT + line)),
      ]);
    default:
      return block satisfies never;
  }
}

/** Nothing between a heading and what it is for, else an empty line. */
const gap = (before: Block | undefined): PageLine[] =>
  before === undefined || before.kind === 'heading' ? [] : [text('')];

/** A page's contents as lines of at most `width` cells, for a screen or as text. */
export const pageLines = (blocks: readonly Block[], width: number): readonly PageLine[] =>
  blocks.flatMap((block, at) => [...gap(blocks[at - 1]), ...blockLines(block, width)]);
