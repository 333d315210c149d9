import stringWidth from 'string-width';
import type { Key } from '../ui/key.ts';

export interface LineEditorSink {
  /** Bytes for the terminal as they are. */
  echo(bytes: string): void;
  line(text: string): void;
  /** Ctrl-D on an empty line: the input ends. */
  endOfInput(): void;
  interrupt(): void;
}

export interface LineEditor {
  press(key: Key): void;
  /** The line as far as it is typed. */
  typed(): string;
}

/** What a terminal in raw mode leaves to the other side: echo, backspace, Ctrl-C and Ctrl-D. */
export function makeLineEditor(maxLength: number, sink: LineEditorSink): LineEditor {
  let line: string[] = [];

  function insert(text: string): void {
    const fitting = [...text].slice(0, maxLength - line.length);
    line.push(...fitting);
    sink.echo(fitting.join(''));
  }

  function erase(): void {
    const char = line.pop();
    if (char !== undefined) sink.echo('\b \b'.repeat(stringWidth(char)));
  }

  function enter(): void {
    const whole = line.join('');
    line = [];
    sink.echo('\r\n');
    sink.line(whole);
  }

  function press(key: Key): void {
    if (key.type === 'mouse') return;
    if (key.type === 'paste') insert(key.text.replace(/\n/g, ' '));
    else if (key.ctrl && key.char === 'c') sink.interrupt();
    else if (key.ctrl && key.char === 'd' && line.length === 0) sink.endOfInput();
    else if (key.name === 'enter') enter();
    else if (key.name === 'backspace') erase();
    else if (key.name === 'char' && !key.ctrl && !key.alt) insert(key.char);
  }

  return { press, typed: () => line.join('') };
}
