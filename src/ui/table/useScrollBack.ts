import { useState } from 'react';

/** Most rows that the log can be scrolled back. */
const MOST = 500;

/** How far the log is scrolled back from its newest row, a page at a time. */
export function useScrollBack(page: number) {
  const [back, setBack] = useState(0);
  const step = Math.max(1, page - 1);
  return {
    back,
    up: () => setBack((rows) => Math.min(MOST, rows + step)),
    down: () => setBack((rows) => Math.max(0, rows - step)),
  };
}
