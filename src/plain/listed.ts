/** What there is to choose from in one sentence, as the language strings it together: "a, b or c". */
export const listed = (lang: string, things: readonly string[]): string =>
  new Intl.ListFormat(lang, { type: 'disjunction' }).format(things);
