import stringWidth from 'string-width';

/** Escape sequences (CSI, OSC, DCS, APC, PM, SOS and two-byte ones), whole where they end, else to the end of the text. */
const ESCAPES =
  /(?:\x1b\[|\x9b)[\x30-\x3f]*[\x20-\x2f]*[\x40-\x7e]?|(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c|$)|\x1b[\x20-\x2f]*[\x30-\x7e]?/g;
/** Controls, formats (bidi, zero-width, tags), surrogates, private use, and what is drawn as nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;
/** Every kind of space, line and paragraph separator. */
const SPACES = /[\t-\r\p{Z}]+/gu;
const MAX_MARKS = 2;
const MARK_FLOOD = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu');
/** Marks with nothing to stand on. */
const LONE_MARKS = /(^| )\p{M}+/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Text from outside made fit for anybody's terminal: one line of visible characters in NFC, without escapes,
 * controls, bidi and zero-width characters or floods of combining marks, trimmed, at most `maxCells` terminal
 * cells wide (cut between characters). May be ''.
 */
export function cleanText(text: string, maxCells: number): string {
  // No character takes less than a cell, so the rest of a very long text is never looked at.
  const seen = text
    .slice(0, maxCells * 16 + 1024)
    .replace(ESCAPES, '')
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(MARK_FLOOD, '$1')
    .replace(LONE_MARKS, '$1')
    .replace(SPACES, ' ')
    .trim();
  return cut(seen, maxCells).trim();
}

function cut(text: string, maxCells: number): string {
  let kept = '';
  let cells = 0;
  for (const { segment } of graphemes.segment(text)) {
    const width = stringWidth(segment);
    // A cluster that draws nothing by itself (a lone mark) is dropped, else it would ride on its neighbour.
    if (width === 0) continue;
    cells += width;
    if (cells > maxCells) break;
    kept += segment;
  }
  return kept;
}
