import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellWidth, clip, column } from '../../src/ui/cells.ts';
import type { KeyName } from '../../src/ui/key.ts';
import { editLine, type Line, lineText, lineWindow, makeLine } from '../../src/ui/lineEdit.ts';
import { aKey } from './showScreen.tsx';

const pressed = (line: Line, ...keys: readonly string[]): Line =>
  keys.reduce((now, key) => editLine(now, aKey(key), 20) ?? now, line);

describe('a line being typed', () => {
  it('takes characters where the cursor is', () => {
    expect(lineText(pressed(makeLine('Bo'), 'home', 'right', 'i', 'l'))).toBe('Bilo');
  });

  it('deletes before and under the cursor', () => {
    expect(lineText(pressed(makeLine('abc'), 'left', 'backspace'))).toBe('ac');
    expect(lineText(pressed(makeLine('abc'), 'home', 'delete'))).toBe('bc');
    expect(lineText(pressed(makeLine(''), 'backspace', 'delete'))).toBe('');
  });

  it('deletes a whole character, however many code points it has', () => {
    expect(lineText(pressed(makeLine('a👩‍🚀'), 'backspace'))).toBe('a');
  });

  it('knows the keys of a shell', () => {
    expect(lineText(pressed(makeLine('one two'), 'ctrl+w'))).toBe('one ');
    expect(lineText(pressed(makeLine('one two'), 'ctrl+u'))).toBe('');
    expect(lineText(pressed(makeLine('one two'), 'ctrl+a', 'ctrl+k'))).toBe('');
  });

  it('takes a paste as one line, up to the limit', () => {
    const pasted = editLine(makeLine('>'), { type: 'paste', text: ' two\nlines \n' }, 20);
    expect(pasted && lineText(pasted)).toBe('>two lines');
    const long = editLine(makeLine('ab'), { type: 'paste', text: 'x'.repeat(500) }, 20);
    expect(long && lineText(long)).toHaveLength(20);
  });

  it.each(['enter', 'escape', 'tab', 'up', 'down', 'ctrl+c', 'ctrl+l'])('leaves %s to the screen', (key) => {
    expect(editLine(makeLine('a'), aKey(key), 20)).toBeNull();
  });

  it('keeps the cursor inside and the limit, whatever is pressed', () => {
    const names: readonly KeyName[] = ['left', 'right', 'home', 'end', 'backspace', 'delete'];
    const key = fc.oneof(
      fc.constantFrom(...names),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.array(key), (keys) => {
        const line = pressed(makeLine(''), ...keys);
        expect(line.cursor).toBeGreaterThanOrEqual(0);
        expect(line.cursor).toBeLessThanOrEqual(line.text.length);
        expect(line.text.length).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('shows a part that fits, with the cursor in it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.nat(30),
        fc.integer({ min: 4, max: 20 }),
        (text, at, width) => {
          const line = makeLine(text);
          const shown = lineWindow({ ...line, cursor: Math.min(at, line.text.length) }, width, cellWidth);
          expect(
            cellWidth(shown.before) + cellWidth(shown.under) + cellWidth(shown.after),
          ).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});

describe('cells', () => {
  it('cuts between characters and marks the cut', () => {
    expect(clip('Anna Maria', 6)).toBe('Anna …');
    expect(clip('骰子大会', 5)).toBe('骰子…');
    expect(clip('Ann', 3)).toBe('Ann');
    expect(clip('Anna', 0)).toBe('');
  });

  it('never takes more cells than there are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, width) => {
        expect(cellWidth(clip(text, width))).toBeLessThanOrEqual(width);
        expect(cellWidth(column(text, width))).toBe(width);
      }),
    );
  });
});
