import type { Size } from './request.ts';

/** Synchronised output (DEC 2026): the terminal shows the whole change at once. */
const BEGIN = '\x1b[?2026h';
const END = '\x1b[?2026l';

export interface FramePainter {
  /** Bytes that turn what was painted last into this frame; '' when it is there already. */
  paint(frame: string, size: Size): string;
  /** Nothing is known any more of what stands on the terminal: the next frame is painted whole. */
  forget(): void;
}

/**
 * Paints whole frames by rewriting the lines that changed, each at its own place. Every frame is compared with
 * what was really painted, so frames in between may be dropped, and nothing depends on where the cursor was.
 * Lines wider than the terminal are cut by it (automatic wrapping is off), taller frames here.
 */
export function makeFramePainter(filter: (line: string) => string): FramePainter {
  let painted: readonly string[] = [];
  let paintedSize: Size | null = null;

  return {
    paint(frame, size) {
      const isFresh = paintedSize?.columns !== size.columns || paintedSize.rows !== size.rows;
      const lines = frame.split('\n').slice(0, size.rows);
      const before = isFresh ? [] : painted;
      let bytes = isFresh ? '\x1b[m\x1b[2J' : '';
      for (let row = 0; row < Math.max(lines.length, before.length); row += 1) {
        const line = lines[row] ?? '';
        if (line === (before[row] ?? '')) continue;
        // Erased first: after a full line the cursor stays on its last cell, and erasing would take that away.
        bytes += `\x1b[${row + 1};1H\x1b[m\x1b[K${filter(line)}`;
      }
      painted = lines;
      paintedSize = size;
      return bytes === '' ? '' : `${BEGIN}${bytes}${END}`;
    },
    forget() {
      paintedSize = null;
    },
  };
}
