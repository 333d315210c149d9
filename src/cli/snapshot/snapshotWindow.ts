import { stripVTControlCharacters } from 'node:util';
import { lineFilterFor } from '../../ssh/lineFilter.ts';
import type { ScreenTerminal, Size } from '../../ssh/request.ts';
import type { Key } from '../../ui/key.ts';
import type { Terminal } from '../../ui/theme.tsx';
import { cutStyled } from './cutStyled.ts';

/** A terminal that is nowhere: what the screens draw on, with hands. */
export interface SnapshotWindow extends ScreenTerminal {
  press(key: Key): void;
  resize(size: Size): void;
  /** The rows as a person would see them; without `ansi` their text only, no spaces at the end. */
  rows(ansi: boolean): readonly string[];
  /** Resolves when all that was begun has been drawn. */
  settled(): Promise<void>;
  close(): void;
}

/** Turns of the event loop without anything drawn, after which nothing is under way any more. */
const QUIET_TURNS = 20;

export function makeSnapshotWindow(terminal: Terminal, firstSize: Size): SnapshotWindow {
  const filter = lineFilterFor(terminal);
  const keyListeners = new Set<(key: Key) => void>();
  const sizeListeners = new Set<(size: Size) => void>();
  const closeListeners: Parameters<ScreenTerminal['onClosed']>[0][] = [];
  let size = firstSize;
  let frame = '';
  let quietTurns = 0;
  let isClosed = false;

  const close = (reason: 'left' | 'ended'): void => {
    if (isClosed) return;
    isClosed = true;
    for (const listener of closeListeners) listener(reason);
  };
  const show = (text: string): void => {
    frame = text;
    quietTurns = 0;
  };

  return {
    terminal,
    size: () => size,
    onResize(listener) {
      sizeListeners.add(listener);
      return () => sizeListeners.delete(listener);
    },
    keys: {
      subscribe(listener) {
        keyListeners.add(listener);
        return () => keyListeners.delete(listener);
      },
    },
    draw(text) {
      if (!isClosed) show(text);
    },
    redraw() {},
    ringBell() {},
    setMouse() {},
    end(message = '') {
      if (isClosed) return;
      // The screens are gone, and what is said last stands on the person's own.
      show(message);
      close('ended');
    },
    onClosed: (listener) => void closeListeners.push(listener),

    press(key) {
      if (!isClosed) for (const listener of [...keyListeners]) listener(key);
    },
    resize(next) {
      size = next;
      for (const listener of [...sizeListeners]) listener(next);
    },
    rows(ansi) {
      const drawn = frame.split('\n');
      return Array.from({ length: size.rows }, (_, row) => {
        const line = cutStyled(filter(drawn[row] ?? ''), size.columns);
        return ansi ? line : stripVTControlCharacters(line).trimEnd();
      });
    },
    async settled() {
      for (quietTurns = 0; quietTurns < QUIET_TURNS; quietTurns += 1) {
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    close: () => close('left'),
  };
}
