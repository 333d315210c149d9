import { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { makeFramePainter } from '../../src/ssh/framePainter.ts';
import { makeTerminalOutput } from '../../src/ssh/terminalOutput.ts';

const SIZE = { columns: 80, rows: 24 };

/** A channel and a socket whose fill is set by hand, and a stall timer that is fired by hand. */
function start() {
  const written: string[] = [];
  let onWritten = () => {};
  const channel = Object.assign(new EventEmitter(), {
    writableLength: 0,
    write(bytes: string, done: () => void) {
      written.push(bytes);
      onWritten = done;
      return true;
    },
  });
  const socket = Object.assign(new EventEmitter(), { writableLength: 0 });
  let timer: (() => void) | null = null;
  let stalls = 0;
  const output = makeTerminalOutput(
    { channel: channel as unknown as Writable, socket: socket as unknown as Writable },
    makeFramePainter((line) => line),
    SIZE,
    {
      limitMs: 30_000,
      onStalled: () => {
        stalls += 1;
      },
      after(ms, callback) {
        expect(ms).toBe(30_000);
        timer = callback;
        return () => {
          timer = null;
        };
      },
    },
  );
  return {
    written,
    channel,
    socket,
    output,
    written_: () => onWritten(),
    timer: () => timer,
    stalls: () => stalls,
  };
}

describe('terminal output', () => {
  it('writes a frame in one piece, at once', () => {
    const { output, written } = start();
    output.draw('a\nb');
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(/^\x1b\[\?2026h.*\x1b\[\?2026l$/s);
  });

  it.each(['channel', 'socket'] as const)(
    'waits while the %s is full, and then draws the newest only',
    (which) => {
      const parts = start();
      parts.output.draw('first');
      parts[which].writableLength = 16 * 1024 + 1;
      for (const frame of ['second', 'third', 'fourth']) parts.output.draw(frame);
      expect(parts.written).toHaveLength(1);
      parts[which].writableLength = 0;
      if (which === 'channel') parts.written_();
      else parts.socket.emit('drain');
      expect(parts.written).toHaveLength(2);
      expect(parts.written[1]).toContain('fourth');
      expect(parts.timer()).toBeNull();
    },
  );

  it('gives a client up that takes nothing for the whole limit', () => {
    const parts = start();
    parts.socket.writableLength = 1_000_000;
    parts.output.draw('frame');
    parts.timer()?.();
    expect(parts.stalls()).toBe(1);
  });

  it('paints everything anew when asked, and nothing after its end', () => {
    const { output, written } = start();
    output.draw('a');
    output.redraw();
    expect(written[1]).toContain('\x1b[2J');
    output.setSize({ columns: 40, rows: 10 });
    output.draw('a');
    expect(written).toHaveLength(3);
    output.stop();
    output.draw('b');
    output.redraw();
    expect(written).toHaveLength(3);
  });
});
