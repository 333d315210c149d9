import { after, type ChannelParts, type OpenTerminal } from './channelParts.ts';
import { describeTerminal } from './environment.ts';
import { makeFramePainter } from './framePainter.ts';
import { makeKeyPump } from './keyPump.ts';
import { lineFilterFor } from './lineFilter.ts';
import { openLineTerminal } from './lineTerminal.ts';
import type { ScreenRequest } from './request.ts';
import { makeResizing } from './resizing.ts';
import { makeSessionLife } from './sessionLife.ts';
import { makeTerminalOutput } from './terminalOutput.ts';

/** Alternate screen, no cursor, no wrapping, pastes in brackets. */
const ENTER = '\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h';
/** Presses of the buttons, told in numbers of any size. */
const MOUSE_ON = '\x1b[?1000h\x1b[?1006h';
const MOUSE_OFF = '\x1b[?1006l\x1b[?1000l';
/**
 * Everything that was or could have been switched, put back; the sentence then stands on the person's own screen.
 * Where there is no second screen (GNU screen, the Linux console) it stands on an empty one.
 */
const LEAVE = `\x1b[?2026l\x1b[?2004l${MOUSE_OFF}\x1b[m\x1b[?7h\x1b[?25h\x1b[2J\x1b[H\x1b[?1049l`;

/** The screens' end of a shell or a command with a terminal. */
export function openScreenTerminal(parts: ChannelParts, command: string | null): OpenTerminal<ScreenRequest> {
  const { channel, socket, caller } = parts;
  const life = makeSessionLife(channel, socket);
  const terminal = describeTerminal(caller.env);
  const resizing = makeResizing(parts.size);
  /** Null until the first frame, so that whoever wants lines gets nothing else. */
  let leaving: string | null = null;

  let tellsOfMouse = false;
  /** Nothing will be typed any more. */
  let isDeaf = false;

  const leave = (): string => leaving ?? '';

  function end(message = '', exitCode = 0): void {
    life.end(`${leave()}${message === '' ? '' : `${message.replace(/\r?\n/g, '\r\n')}\r\n`}`, exitCode);
  }

  const keys = makeKeyPump((error) => {
    parts.onFault(error);
    end(parts.faultSentence, 1);
  });
  const output = makeTerminalOutput(
    { channel, socket },
    makeFramePainter(lineFilterFor(terminal)),
    parts.size,
    { limitMs: parts.stallLimitMs, onStalled: () => life.close('tooSlow'), after },
  );

  channel.on('data', (bytes: Buffer) => keys.feed(bytes));
  // Only the keyboard is gone (`ssh -tt host < file`): the terminal is still there to be put back, or to be told
  // what a command answers that shows no screen.
  channel.once('end', () => {
    isDeaf = true;
    if (command === null || leaving !== null) life.end(leave(), 0, 'left');
  });
  resizing.onResize(output.setSize);
  life.onClosed(() => {
    keys.stop();
    output.stop();
    resizing.stop();
  });

  return {
    life,
    resize: resizing.resize,
    request: {
      ...caller,
      kind: 'screen',
      command,
      terminal,
      size: resizing.size,
      onResize: resizing.onResize,
      keys,
      draw(frame) {
        if (isDeaf) return life.end(leave(), 0, 'left');
        if (leaving === null) {
          leaving = LEAVE;
          channel.write(ENTER);
        }
        output.draw(frame);
      },
      redraw: output.redraw,
      ringBell() {
        // A bell that would have to wait is late, and so is no bell.
        if (channel.writable && channel.writableLength === 0) channel.write('\x07');
      },
      setMouse(on) {
        if (on === tellsOfMouse || !channel.writable) return;
        tellsOfMouse = on;
        channel.write(on ? MOUSE_ON : MOUSE_OFF);
      },
      lines() {
        const lines = openLineTerminal(parts, command, true, { life, keys });
        resizing.onResize(lines.resize);
        return lines.request;
      },
      end,
      onClosed: life.onClosed,
    },
  };
}
