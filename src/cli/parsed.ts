/** What came from outside, understood; or one sentence for whoever typed it. */
export type Parsed<T> = { readonly value: T } | { readonly problem: string };

export const isProblem = <T>(parsed: Parsed<T>): parsed is { readonly problem: string } =>
  'problem' in parsed;
