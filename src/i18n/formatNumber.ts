const formats = new Map<string, Intl.NumberFormat>();

/**
 * A whole number as the language writes it: 10,000 in English, 10.000 in Turkish. Four digits are grouped too, also where
 * the language would leave them whole (Polish 1 000), so that columns of points line up and read alike.
 */
export function formatNumber(language: string, value: number): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(language, { useGrouping: 'always' });
    formats.set(language, format);
  }
  return format.format(value);
}
