import { useWindowSize } from 'ink';
import { type ReactNode, useMemo } from 'react';
import { makeSize, SizeContext } from './size.ts';

/** Listens to the window once for all screens. */
export function SizeProvider({ children }: { readonly children: ReactNode }) {
  const { columns, rows } = useWindowSize();
  const size = useMemo(() => makeSize(columns, rows), [columns, rows]);
  return <SizeContext.Provider value={size}>{children}</SizeContext.Provider>;
}
