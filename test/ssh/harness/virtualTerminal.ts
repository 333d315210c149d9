import xterm from '@xterm/headless';

export interface VirtualTerminal {
  readonly term: InstanceType<typeof xterm.Terminal>;
  feed(bytes: Uint8Array | string): void;
  /** What stands on the screen, without trailing blanks. */
  text(): string;
  /** Resolves when the condition holds, looked at after every change; the last net prints the screen. */
  waitFor(wanted: string | RegExp | ((screen: string) => boolean), what?: string): Promise<void>;
  /** Says that something other than the screen has changed. */
  poke(): void;
}

const LAST_NET_MS = 20_000;

/** A terminal to draw into, that can be read. */
export function makeVirtualTerminal(columns: number, rows: number): VirtualTerminal {
  const term = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 1000 });
  const watchers = new Set<() => void>();
  const poke = () => {
    for (const watcher of [...watchers]) watcher();
  };
  const text = () => screenText(term);

  return {
    term,
    feed: (bytes) => term.write(bytes, poke),
    text,
    poke,
    waitFor(wanted, what = String(wanted)) {
      const holds = () => {
        const screen = text();
        if (typeof wanted === 'function') return wanted(screen);
        return typeof wanted === 'string' ? screen.includes(wanted) : wanted.test(screen);
      };
      return new Promise((resolve, reject) => {
        const net = setTimeout(() => {
          watchers.delete(look);
          reject(new Error(`Waited in vain for ${what}. On the screen:\n${text()}`));
        }, LAST_NET_MS);
        const look = () => {
          if (!holds()) return;
          clearTimeout(net);
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
      });
    },
  };
}

/** The visible rows, without trailing blanks. */
export function screenText(term: InstanceType<typeof xterm.Terminal>): string {
  const buffer = term.buffer.active;
  const lines: string[] = [];
  for (let row = 0; row < term.rows; row += 1) {
    lines.push(buffer.getLine(buffer.viewportY + row)?.translateToString(true) ?? '');
  }
  return lines.join('\n').trimEnd();
}
