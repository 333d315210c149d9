import { cleanText } from '../i18n/cleanText.ts';
import { asciiOnly } from './asciiOnly.ts';
import { makeBudget } from './budget.ts';
import { after, type ChannelParts, type OpenTerminal } from './channelParts.ts';
import { describeTerminal } from './environment.ts';
import { type KeyPump, makeKeyPump } from './keyPump.ts';
import { type LineEditor, makeLineEditor } from './lineEditor.ts';
import { makeLineSplitter } from './lineSplitter.ts';
import type { LineRequest } from './request.ts';
import { makeSessionLife, type SessionLife } from './sessionLife.ts';
import { waitingBytes } from './terminalOutput.ts';

const MAX_LINE_LENGTH = 500;
/** Room for a script's commands at once; a flood's lines beyond that are dropped. */
const BURST_LINES = 1_000;
const LINES_PER_SECOND = 20;
/** A replay's text fits; somebody who does not read at all does not get more. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** SGR is let through, and nothing else that speaks to a terminal. */
const NOT_TEXT = /\x1b(?!\[[\d;]*m)|[\x00-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f]/g;
const INTERRUPTED = 130;

/**
 * The line-by-line end of a command or of a shell without screens. On a terminal, what is typed is echoed here.
 * `screen` is the life and the keys of a screen that shows lines instead: the channel is already listened to.
 */
export function openLineTerminal(
  parts: ChannelParts,
  command: string | null,
  hasTerminal: boolean,
  screen: { readonly life: SessionLife; readonly keys: KeyPump } | null = null,
): OpenTerminal<LineRequest> {
  const { channel, socket, caller } = parts;
  const life = screen?.life ?? makeSessionLife(channel, socket);
  const listeners = new Set<(line: string | null) => void>();
  const spend = makeBudget(BURST_LINES, LINES_PER_SECOND, () => performance.now());
  const waiting: (string | null)[] = [];
  const terminal = describeTerminal(caller.env);
  // What a program reads is not to be changed.
  const shown = hasTerminal && !terminal.unicode ? asciiOnly : (text: string) => text;
  let size = parts.size;
  let cancelStall: (() => void) | null = null;
  let isClosed = false;
  let editor: LineEditor | null = null;

  function send(bytes: string): void {
    if (isClosed) return;
    if (waitingBytes({ channel, socket }) > MAX_WAITING_BYTES) {
      life.close('tooSlow');
      return;
    }
    cancelStall ??= after(parts.stallLimitMs, () => life.close('tooSlow'));
    channel.write(shown(bytes), () => {
      cancelStall?.();
      cancelStall = null;
    });
  }

  function print(text: string, isLast: boolean): void {
    const clean = text.replace(NOT_TEXT, '');
    // News stand on a line of their own, and what was typed so far is said again after them.
    const typed = editor?.typed() ?? '';
    const before = typed === '' ? '' : '\r\n';
    send(hasTerminal ? `${before}${clean.replace(/\n/g, '\r\n')}${isLast ? '' : typed}` : clean);
  }

  const write = (text: string): void => print(text, false);

  /** Whoever reads the answer of a command with a program does not want complaints in it. */
  function complain(message: string): void {
    if (!isClosed) channel.stderr.write(`${message.replace(NOT_TEXT, '')}\n`);
  }

  function end(message = '', exitCode = 0): void {
    if (message !== '' && exitCode !== 0 && !hasTerminal) complain(message);
    else if (message !== '') print(`${message}\n`, true);
    life.end('', exitCode);
  }

  function fail(error: unknown): void {
    parts.onFault(error);
    end(parts.faultSentence, 1);
  }

  function hear(line: string | null): void {
    if (line !== null && spend(1) === 0) return;
    waiting.push(line === null ? null : cleanText(line, MAX_LINE_LENGTH));
    tell();
  }

  /** What comes before anybody listens waits for them. */
  function tell(): void {
    // A throw here would be the whole process's.
    try {
      while (listeners.size > 0 && waiting.length > 0) {
        const line = waiting.shift() as string | null;
        for (const listener of [...listeners]) listener(line);
      }
    } catch (error) {
      fail(error);
    }
  }

  function listenToKeys(): KeyPump {
    const keys = makeKeyPump(fail);
    channel.on('data', (bytes: Buffer) => keys.feed(bytes));
    life.onClosed(() => keys.stop());
    return keys;
  }

  if (hasTerminal) {
    editor = makeLineEditor(MAX_LINE_LENGTH, {
      echo: send,
      line: hear,
      endOfInput: () => hear(null),
      interrupt: () => life.end('', INTERRUPTED, 'left'),
    });
    (screen?.keys ?? listenToKeys()).subscribe(editor.press);
    // As for a script: who types nothing more may still read.
    if (channel.readableEnded) hear(null);
    else channel.once('end', () => hear(null));
  } else {
    const splitter = makeLineSplitter(MAX_LINE_LENGTH * 4, hear);
    channel.on('data', splitter.feed);
    // The end of what a script sends is not the end of what it reads.
    channel.once('end', () => {
      splitter.end();
      hear(null);
    });
  }
  life.onClosed(() => {
    isClosed = true;
    cancelStall?.();
    listeners.clear();
    waiting.length = 0;
  });

  return {
    life,
    resize(next) {
      size = next;
    },
    request: {
      ...caller,
      kind: 'lines',
      command,
      hasTerminal,
      terminal,
      onLine(listener) {
        listeners.add(listener);
        setImmediate(tell);
        return () => listeners.delete(listener);
      },
      write,
      size: () => size,
      end,
      onClosed: life.onClosed,
    },
  };
}
