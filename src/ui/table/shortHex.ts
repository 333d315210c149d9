/** The two ends of a long hex number, enough to compare by eye. */
export const shortHex = (hex: string, ellipsis: string): string =>
  hex.length <= 20 ? hex : `${hex.slice(0, 8)}${ellipsis}${hex.slice(-8)}`;
