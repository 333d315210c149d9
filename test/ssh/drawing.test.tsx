import fc from 'fast-check';
import { Box, Text, useWindowSize } from 'ink';
import { useLayoutEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { makeFramePainter } from '../../src/ssh/framePainter.ts';
import { keystroke } from '../../src/ssh/keyTables.ts';
import type { ScreenRequest } from '../../src/ssh/request.ts';
import { type MemoryScreen, showInMemory } from './harness/memoryScreen.ts';
import { makeVirtualTerminal } from './harness/virtualTerminal.ts';

interface Look {
  readonly lines: number;
  readonly selected: number;
  readonly text: string;
  readonly split: boolean;
}

const START: Look = { lines: 3, selected: 0, text: '', split: false };

/** Every char does something else to the layout. */
function next(look: Look, char: string): Look {
  switch (char) {
    case 'a':
      return { ...look, lines: (look.lines % 40) + 1 };
    case 'b':
      return { ...look, lines: Math.max(1, look.lines - 3) };
    case 'c':
      return { ...look, selected: (look.selected + 1) % look.lines };
    case 'd':
      return { ...look, text: `${look.text}żółw 骰子 ⚅ `.slice(-60) };
    case 'e':
      return { ...look, text: look.text.slice(7) };
    default:
      return { ...look, split: !look.split };
  }
}

function Board({ request, first }: { readonly request: ScreenRequest; readonly first: Look }) {
  const [look, setLook] = useState(first);
  const { columns, rows } = useWindowSize();
  useLayoutEffect(
    () => request.keys.subscribe((key) => key.type === 'key' && setLook((old) => next(old, key.char))),
    [request],
  );
  return (
    <Box width={columns} height={rows} flexDirection="column" overflow="hidden">
      <Text color="#ff8800">{look.text}</Text>
      <Box flexGrow={1} flexDirection={look.split ? 'row' : 'column'} borderStyle="round">
        <Box flexDirection="column" flexShrink={0}>
          {Array.from({ length: look.lines }, (_, line) => (
            <Text key={String(line)} inverse={line === look.selected} bold={line % 2 === 0} wrap="truncate">
              row {line} of {look.lines}
            </Text>
          ))}
        </Box>
        <Box borderStyle="double" flexGrow={1}>
          <Text color="cyan">{look.text}</Text>
        </Box>
      </Box>
      <Text dimColor>footer {columns}</Text>
    </Box>
  );
}

/** Characters and their looks, cell by cell. */
function cells(screen: MemoryScreen): string {
  const buffer = screen.term.buffer.active;
  const rows: string[] = [];
  for (let row = 0; row < screen.term.rows; row += 1) {
    const line = buffer.getLine(buffer.viewportY + row);
    let text = '';
    for (let column = 0; column < screen.term.cols; column += 1) {
      const cell = line?.getCell(column);
      text += `${cell?.getChars() || ' '}${cell?.isInverse() ? '!' : ''}${cell?.isBold() ? '*' : ''}${cell?.getFgColor() ?? ''} `;
    }
    rows.push(text);
  }
  return rows.join('\n');
}

describe('drawing', () => {
  it('500 random keys and 20 resizes leave what a fresh drawing shows', async () => {
    const random = fc.sample(fc.constantFrom(...'abcdef'), { numRuns: 500, seed: 7 });
    const sizes = fc.sample(
      fc.record({ columns: fc.integer({ min: 20, max: 140 }), rows: fc.integer({ min: 5, max: 45 }) }),
      { numRuns: 20, seed: 7 },
    );
    const screen = showInMemory((request) => <Board request={request} first={START} />, {
      columns: 80,
      rows: 24,
    });
    let size = { columns: 80, rows: 24 };
    let look = START;
    for (const [index, char] of random.entries()) {
      screen.press(keystroke('char', { char }));
      look = next(look, char);
      if (index % 25 === 24) {
        size = sizes[(index - 24) / 25]!;
        screen.resize(size);
      }
      if (index % 5 !== 4) continue;
      await screen.settled();
      const now = look;
      const fresh = showInMemory((request) => <Board request={request} first={now} />, size);
      await fresh.settled();
      expect(cells(screen), `after key ${index}`).toBe(cells(fresh));
      fresh.unmount();
    }
    screen.unmount();
  });

  it('any frames, any of them dropped, end in the last one', async () => {
    const line = fc.string({
      unit: fc.constantFrom('a', 'ż', '骰', ' ', '\x1b[31mr\x1b[39m', '\x1b[7mi\x1b[27m'),
      maxLength: 30,
    });
    const frame = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'));
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 8 }), async (frames) => {
        const size = { columns: 20, rows: 6 };
        const paintAll = async (some: readonly string[]) => {
          const terminal = makeVirtualTerminal(size.columns, size.rows);
          const painter = makeFramePainter((text) => text);
          terminal.feed('\x1b[?7l');
          for (const one of some) terminal.feed(painter.paint(one, size));
          await new Promise<void>((resolve) => terminal.term.write('', resolve));
          return terminal.text();
        };
        expect(await paintAll(frames)).toBe(await paintAll(frames.slice(-1)));
      }),
      { numRuns: 60 },
    );
  });

  it('paints nothing for a frame that stands there, and only the lines that changed', () => {
    const painter = makeFramePainter((text) => text);
    const size = { columns: 20, rows: 6 };
    painter.paint('a\nb\nc', size);
    expect(painter.paint('a\nb\nc', size)).toBe('');
    expect(painter.paint('a\nB\nc', size)).toBe('\x1b[?2026h\x1b[2;1H\x1b[m\x1b[KB\x1b[?2026l');
    painter.forget();
    expect(painter.paint('a\nB\nc', size)).toContain('\x1b[2J');
  });
});
