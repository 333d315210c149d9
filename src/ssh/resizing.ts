import type { Size } from './request.ts';

const RESIZE_GAP_MS = 100;

export interface Resizing {
  /** The size that was told of last. */
  size(): Size;
  resize(size: Size): void;
  /** Returns unsubscribe. */
  onResize(listener: (size: Size) => void): () => void;
  stop(): void;
}

/** Tells of a new size at once, then at most once a gap: dragging a window sends hundreds. */
export function makeResizing(first: Size): Resizing {
  const listeners = new Set<(size: Size) => void>();
  let told = first;
  let newest = first;
  let timer: NodeJS.Timeout | null = null;

  function tell(): void {
    timer = null;
    if (newest.columns === told.columns && newest.rows === told.rows) return;
    told = newest;
    timer = setTimeout(tell, RESIZE_GAP_MS);
    for (const listener of [...listeners]) listener(told);
  }

  return {
    size: () => told,
    resize(size) {
      newest = size;
      if (timer === null) tell();
    },
    onResize(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      listeners.clear();
    },
  };
}
