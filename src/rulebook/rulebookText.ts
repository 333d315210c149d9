import stringWidth from 'string-width';
import { wrapLines } from '../words/wrapLines.ts';
import type { Format } from './asked.ts';
import { pageMarkdown } from './markdown.ts';
import type { Page, Reading } from './page.ts';
import { pageLines } from './pageLines.ts';
import { pagesOf } from './pages.ts';

export interface Asked extends Reading {
  /** The id of one page; null is the whole rulebook. */
  readonly page: string | null;
  /** Cells of a line; Markdown is not wrapped. */
  readonly width: number;
  readonly format: Format;
}

/** A title with a line under it as long as itself. */
function underlined(title: string, width: number, sign: string): string[] {
  const lines = wrapLines(title, width);
  return [...lines, sign.repeat(Math.max(...lines.map((line) => stringWidth(line))))];
}

const pageText = ({ title, blocks }: Page, width: number): string =>
  [
    ...underlined(title, width, '='),
    '',
    ...pageLines(blocks(), width).map(({ text, kind }) =>
      kind === 'heading' ? `${text}\n${'-'.repeat(stringWidth(text))}` : text,
    ),
  ].join('\n');

/**
 * The rulebook or one page of it as text, without a line's end behind it: lines of at most `width` cells without any
 * control codes, or Markdown. Null when there is no such page.
 */
export function rulebookText({ page, width, format, ...reading }: Asked): string | null {
  const pages = pagesOf(reading);
  const title = reading.words.t('rulebook.title');
  if (page !== null) {
    const found = pages.find(({ id }) => id === page);
    if (found === undefined) return null;
    return format === 'md' ? pageMarkdown(found, 1) : pageText(found, width);
  }
  return format === 'md'
    ? [`# ${title}`, ...pages.map((each) => pageMarkdown(each, 2))].join('\n\n')
    : [title, ...pages.map((each) => pageText(each, width))].join('\n\n\n');
}

/** What the pages are called in a command. */
export const pageIds = (reading: Reading): readonly string[] => pagesOf(reading).map(({ id }) => id);
