/** Several things in one sentence as the language strings them together: "a, b or c", or just "a, b, c". */
export const listed = (lang: string, things: readonly string[], type: 'disjunction' | 'unit'): string =>
  new Intl.ListFormat(lang, { type, style: type === 'unit' ? 'short' : 'long' }).format(things);
