/** A share of 0 to 1 in percent, as the language writes it, to one place. */
export const percentText = (lang: string, share: number): string =>
  new Intl.NumberFormat(lang, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share);
