const formats = new Map<string, Intl.NumberFormat>();

/** A whole number as the language writes it: 10,000 in English, 10.000 in Turkish; Polish groups from 10 000 on. */
export function formatNumber(language: string, value: number): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(language);
    formats.set(language, format);
  }
  return format.format(value);
}
