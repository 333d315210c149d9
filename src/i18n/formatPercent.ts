/** A share of 0 to 1 in percent, to one place, as the language writes it: 2.3%, in Turkish %2,3. */
export const formatPercent = (language: string, share: number): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share);
