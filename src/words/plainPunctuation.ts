const PLAIN: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '×': 'x',
  '…': '...',
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '•': '*',
  '·': '-',
  '→': '->',
  '←': '<-',
  '↑': '^',
  '↓': 'v',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** A sentence of the catalogue without typographic signs, for terminals that draw ASCII only. Letters stay. */
export const plainPunctuation = (text: string): string =>
  text.replace(/[–—−×…“”„‘’•·→←↑↓\u00a0\u202f]/g, (sign) => PLAIN[sign] ?? sign);
