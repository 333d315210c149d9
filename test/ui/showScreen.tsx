import { EventEmitter } from 'node:events';
import xterm from '@xterm/headless';
import { type Instance, render } from 'ink';
import { App } from '../../src/ui/App.tsx';
import type { Key, KeyName, KeySource } from '../../src/ui/key.ts';
import type { Terminal } from '../../src/ui/theme.tsx';
import type { FakeSession } from './fakeSession.ts';

/** A key as `press` understands it: a name (`enter`, `up`), one character, or `ctrl+x`. */
const NAMED: readonly string[] =
  'enter escape tab backspace delete insert up down left right home end pageUp pageDown f1 f2'.split(' ');

export function aKey(spec: string): Key {
  const ctrl = spec.startsWith('ctrl+');
  const shift = spec.startsWith('shift+');
  const bare = ctrl ? spec.slice(5) : shift ? spec.slice(6) : spec;
  const named = NAMED.includes(bare);
  const name = (named ? bare : 'char') as KeyName;
  return { type: 'key', name, char: named ? '' : bare, ctrl, alt: false, shift };
}

export interface Shown {
  /** The screen as text, one string a row, without trailing spaces. */
  lines(): Promise<readonly string[]>;
  text(): Promise<string>;
  press(...keys: readonly string[]): Promise<void>;
  /** Keys that arrive all at once, and all that follows from them. */
  burst(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  paste(text: string): Promise<void>;
  /** Presses the left button of the mouse at a cell, counted from 0. */
  click(column: number, row: number): Promise<void>;
  /** Whether the terminal was asked to tell of the mouse. */
  tellsOfMouse(): boolean;
  resize(columns: number, rows: number): Promise<void>;
  /** Everything that was written, colours and all. */
  written(): string;
  /** What screens threw. */
  readonly errors: readonly unknown[];
  /** How often the bell rang. */
  bells(): number;
  close(): void;
}

export interface ShowOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly terminal?: Terminal;
  /** Cells that the terminal has beyond the window that the program knows: what is drawn too far stands there. */
  readonly overhang?: number;
}

/** The whole program's screen for one session, drawn by Ink into a terminal without a window. */
export async function showScreen(session: FakeSession, options: ShowOptions = {}): Promise<Shown> {
  const { columns = 80, rows = 24, terminal = { color: 'truecolor', unicode: true }, overhang = 0 } = options;
  const screen = new xterm.Terminal({
    cols: columns + overhang,
    rows: rows + overhang,
    allowProposedApi: true,
    convertEol: true,
  });
  let pending = Promise.resolve();
  let output = '';
  const stdout = Object.assign(new EventEmitter(), {
    columns,
    rows,
    isTTY: true,
    writable: true,
    write(data: string, written?: () => void) {
      output += data;
      pending = pending.then(() => new Promise((done) => screen.write(data, done)));
      if (written) void pending.then(written);
      return true;
    },
  });
  const stdin = Object.assign(new EventEmitter(), {
    isTTY: true,
    setRawMode() {},
    setEncoding() {},
    ref() {},
    unref() {},
    resume() {},
    pause() {},
    read: () => null,
  });
  const listeners = new Set<(key: Key) => void>();
  const keys: KeySource = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const errors: unknown[] = [];
  let bells = 0;
  let mouse = false;
  const app = (
    <App
      session={session}
      keys={keys}
      terminal={terminal}
      onError={(error) => errors.push(error)}
      ringBell={() => {
        bells += 1;
      }}
      redraw={() => {}}
      setMouse={(on) => {
        mouse = on;
      }}
    />
  );
  const instance: Instance = render(app, {
    stdout: stdout as unknown as NodeJS.WriteStream,
    stdin: stdin as unknown as NodeJS.ReadStream,
    interactive: true,
    alternateScreen: true,
    // Whole frames: how they are painted is tested where they are painted (test/ssh).
    incrementalRendering: false,
    patchConsole: false,
    exitOnCtrlC: false,
    isScreenReaderEnabled: false,
    maxFps: 1000,
  });
  const settle = async () => {
    // Actions answer in a promise: let them, then let Ink draw, then let the terminal read.
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((done) => setImmediate(done));
      await instance.waitUntilRenderFlush();
    }
    await pending;
  };
  await settle();
  const send = async (key: Key) => {
    for (const listener of listeners) listener(key);
    await settle();
  };
  const lines = async () => {
    await settle();
    const buffer = screen.buffer.active;
    return Array.from({ length: screen.rows }, (_, row) =>
      (buffer.getLine(buffer.baseY + row)?.translateToString(true) ?? '').trimEnd(),
    );
  };
  return {
    lines,
    text: async () => (await lines()).join('\n'),
    async press(...specs) {
      for (const spec of specs) await send(aKey(spec));
    },
    async burst(...specs) {
      for (const spec of specs) for (const listener of listeners) listener(aKey(spec));
      for (const _ of specs) await settle();
    },
    async type(text) {
      for (const char of text) await send(aKey(char));
    },
    paste: (text) => send({ type: 'paste', text }),
    async resize(newColumns, newRows) {
      if (newColumns === stdout.columns && newRows === stdout.rows) return;
      screen.resize(newColumns + overhang, newRows + overhang);
      // A window that has changed holds scraps of the old frame; the painter begins anew there.
      await new Promise<void>((done) => screen.write('\x1b[2J\x1b[H', done));
      Object.assign(stdout, { columns: newColumns, rows: newRows });
      stdout.emit('resize');
      await settle();
    },
    written: () => output,
    errors,
    click: (column, row) => send({ type: 'mouse', button: 'left', column, row }),
    tellsOfMouse: () => mouse,
    bells: () => bells,
    close: () => instance.unmount(),
  };
}
