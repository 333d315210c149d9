import type { Writable } from 'node:stream';
import type { FramePainter } from './framePainter.ts';
import type { Size } from './request.ts';

/** More than this unsent, and only the newest frame is kept until the client has taken what waits. */
const MAX_WAITING_BYTES = 16 * 1024;

export interface Pipe {
  /** The SSH channel; waits for the client's window. */
  readonly channel: Writable;
  /** The connection below it; waits for the network. */
  readonly socket: Writable;
}

export interface StallWatch {
  readonly limitMs: number;
  readonly onStalled: () => void;
  /** Returns a cancel function. */
  readonly after: (ms: number, callback: () => void) => () => void;
}

export interface TerminalOutput {
  draw(frame: string): void;
  /** Paints the last frame whole. */
  redraw(): void;
  setSize(size: Size): void;
  /** No frame is painted any more. */
  stop(): void;
}

/** Bytes written but not yet with the client's system. */
export function waitingBytes(pipe: Pipe): number {
  return pipe.channel.writableLength + pipe.socket.writableLength;
}

/**
 * Sends frames no faster than the client takes them: while too much waits, nothing is painted and only the newest
 * frame is kept, and a client that does not take what waits within the stall limit is given up.
 */
export function makeTerminalOutput(
  pipe: Pipe,
  painter: FramePainter,
  firstSize: Size,
  stall: StallWatch,
): TerminalOutput {
  let size = firstSize;
  let newest = '';
  let isPainted = true;
  let cancelStall: (() => void) | null = null;
  let isStopped = false;

  function pump(): void {
    if (isStopped || isPainted) return;
    if (waitingBytes(pipe) > MAX_WAITING_BYTES) {
      cancelStall ??= stall.after(stall.limitMs, stall.onStalled);
      return;
    }
    cancelStall?.();
    cancelStall = null;
    const bytes = painter.paint(newest, size);
    isPainted = true;
    if (bytes !== '') pipe.channel.write(bytes, pump);
  }

  // `writableLength`, not the answer of `write`, tells when to wait: the channel's own mark is at 2 MB.
  pipe.socket.on('drain', pump);

  return {
    draw(frame) {
      newest = frame;
      isPainted = false;
      pump();
    },
    redraw() {
      painter.forget();
      isPainted = false;
      pump();
    },
    setSize(next) {
      size = next;
    },
    stop() {
      isStopped = true;
      cancelStall?.();
      pipe.socket.off('drain', pump);
    },
  };
}
