import stringWidth from 'string-width';

/** Letters that are not a plain letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ß: 's',
  '«': '"',
  '»': '"',
  '„': '"',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '×': 'x',
  '…': '.',
  '•': '*',
  '·': '.',
  '→': '>',
  '←': '<',
  '\u00a0': ' ',
  '\u202f': ' ',
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function plain(character: string): string {
  const base = LETTERS[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
  const cells = stringWidth(character);
  return /^[\x20-\x7e]+$/.test(base) && base.length === cells ? base : '?'.repeat(cells);
}

/**
 * The text in ASCII, each character in as many cells as before: letters lose their marks (Łódź is Lodz), and what has
 * nothing like it becomes question marks. For terminals that would draw two wrong signs for every other letter.
 */
export function asciiOnly(text: string): string {
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  return text.replace(/[^\x00-\x7f]+/g, (run) =>
    Array.from(graphemes.segment(run), ({ segment }) => plain(segment)).join(''),
  );
}
