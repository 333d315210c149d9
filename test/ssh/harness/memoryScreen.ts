import type { ReactNode } from 'react';
import { makeFramePainter } from '../../../src/ssh/framePainter.ts';
import { makeLineFilter } from '../../../src/ssh/lineFilter.ts';
import type { ScreenRequest, Size } from '../../../src/ssh/request.ts';
import { showScreen } from '../../../src/ssh/screen.tsx';
import type { Key } from '../../../src/ui/key.ts';
import { makeVirtualTerminal, type VirtualTerminal } from './virtualTerminal.ts';

export interface MemoryScreen extends VirtualTerminal {
  press(key: Key): void;
  resize(size: Size): void;
  /** Resolves when everything drawn so far stands on the terminal. */
  settled(): Promise<void>;
  unmount(): void;
}

/** A screen painted into a virtual terminal as over SSH, but with no network between. */
export function showInMemory(tree: (request: ScreenRequest) => ReactNode, first: Size): MemoryScreen {
  const terminal = makeVirtualTerminal(first.columns, first.rows);
  const painter = makeFramePainter(makeLineFilter('truecolor'));
  const keyListeners = new Set<(key: Key) => void>();
  const sizeListeners = new Set<(size: Size) => void>();
  let size = first;
  terminal.feed('\x1b[?1049h\x1b[?25l\x1b[?7l');

  const request: ScreenRequest = {
    kind: 'screen',
    command: null,
    identity: { kind: 'guest' },
    username: 'ann',
    resumeCode: null,
    remoteAddress: '127.0.0.1',
    env: {},
    terminal: { color: 'truecolor', unicode: true },
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
    draw: (frame) => terminal.feed(painter.paint(frame, size)),
    redraw() {},
    setMouse() {},
    ringBell() {},
    lines() {
      throw new Error('no lines in memory');
    },
    end() {},
    onClosed() {},
  };
  const unmount = showScreen(request, tree(request), (error) => {
    throw error;
  });

  return {
    ...terminal,
    unmount,
    press(key) {
      for (const listener of [...keyListeners]) listener(key);
    },
    resize(next) {
      size = next;
      terminal.term.resize(next.columns, next.rows);
      for (const listener of [...sizeListeners]) listener(next);
    },
    async settled() {
      for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      await new Promise<void>((resolve) => terminal.term.write('', resolve));
    },
  };
}
