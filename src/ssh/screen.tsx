import { Readable, Writable } from 'node:stream';
import chalk from 'chalk';
import { render } from 'ink';
import { Component, type ReactNode } from 'react';
import type { ScreenTerminal } from './request.ts';
import { shareMeasures } from './sharedMeasures.ts';

// Ink colours with chalk, which guesses one level for the whole process from the server's own terminal, if it has
// one. Every terminal here is somebody else's: all colours are made, and lineFilter.ts takes away per session.
chalk.level = 3;
await shareMeasures();

/**
 * Shows a React tree on somebody's terminal until the session closes or `unmount` is called.
 *
 * Ink lays out and composes; it never sees the terminal: every frame it makes comes whole and at once (`debug`),
 * and is painted by framePainter.ts. Keys go past Ink too, by `request.keys`; `useInput` hears nothing.
 * Install the process's signal handlers before the first call: Ink's own exit handler may swallow signals else.
 */
export function showScreen(
  request: ScreenTerminal,
  tree: ReactNode,
  onCrash: (error: unknown) => void,
): () => void {
  let isShown = true;
  const output = makeFrameStream(request, () => isShown);

  const ink = render(<CrashNet onCrash={onCrash}>{tree}</CrashNet>, {
    stdout: output as unknown as NodeJS.WriteStream,
    stderr: new Writable({ write: (_chunk, _encoding, done) => done() }) as NodeJS.WriteStream,
    stdin: new Readable({ read() {} }) as NodeJS.ReadStream,
    debug: true,
    // Said, not guessed: Ink would take the server for a build machine where CI is in its environment.
    interactive: true,
    patchConsole: false,
    exitOnCtrlC: false,
    isScreenReaderEnabled: false,
  });

  const stopResize = request.onResize(({ columns, rows }) => {
    output.columns = columns;
    output.rows = rows;
    output.emit('resize');
  });

  function unmount(): void {
    if (!isShown) return;
    isShown = false;
    stopResize();
    ink.unmount();
  }

  // Not at once: a screen may end its own session from within a handler or an effect.
  request.onClosed(() => setImmediate(unmount));
  return unmount;
}

interface FrameStream extends Writable {
  columns: number;
  rows: number;
  readonly isTTY: true;
}

/** What Ink takes for its terminal: each write is one whole frame. */
function makeFrameStream(request: ScreenTerminal, isShown: () => boolean): FrameStream {
  const stream = new Writable({
    decodeStrings: false,
    write(frame: string, _encoding, done) {
      // Empty writes are Ink's barriers, and what it says while it goes is for a terminal that it does not have.
      if (frame !== '' && isShown()) request.draw(frame);
      done();
    },
  });
  return Object.assign(stream, { ...request.size(), isTTY: true as const });
}

interface CrashNetProps {
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

/** The last net: Ink's own shows the source code to the person. React has no boundary that is not a class. */
class CrashNet extends Component<CrashNetProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
