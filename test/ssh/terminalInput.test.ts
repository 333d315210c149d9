import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTerminalInput } from '../../src/ssh/terminalInput.ts';
import { spell } from './harness/spell.ts';

/** The keys of some bytes, spelt; `|` says that the parser still waits. */
function keysOf(text: string | Uint8Array): string {
  const input = makeTerminalInput();
  const keys = input.feed(typeof text === 'string' ? Buffer.from(text) : text);
  return keys.map(spell).join('') + (input.waiting() === null ? '' : '|');
}

describe('keys', () => {
  it.each([
    ['abc', 'abc'],
    ['go\r', 'go<enter>'],
    ['a\nb', 'a<enter>b'],
    ['a\r\nb', 'a<enter>b'],
    ['\r\r', '<enter><enter>'],
    ['\x7f\x08', '<backspace><backspace>'],
    ['\t\x1b[Z', '<tab><shift-tab>'],
    ['\x03\x04', '<ctrl-c><ctrl-d>'],
    ['\x00', '<ctrl- >'],
    ['a\x1ab', 'ab'],
    ['\x1c\x1d\x1e\x1f', ''],
    ['żółć ⚅ 😀', 'żółć ⚅ 😀'],
    ['\x1b[A\x1b[B\x1b[C\x1b[D', '<up><down><right><left>'],
    ['\x1bOA\x1bOB\x1bOC\x1bOD', '<up><down><right><left>'],
    ['\x1b[H\x1b[F\x1b[1~\x1b[4~\x1b[7~\x1b[8~\x1bOH\x1bOF', '<home><end><home><end><home><end><home><end>'],
    ['\x1b[2~\x1b[3~\x1b[5~\x1b[6~', '<insert><delete><pageUp><pageDown>'],
    ['\x1bOP\x1b[15~\x1b[24~', '<f1><f5><f12>'],
    ['\x1b[1;5C\x1b[1;2A\x1b[3;3~', '<ctrl-right><shift-up><alt-delete>'],
    ['\x1bOM\x1bOq\x1bOk', '<enter>1+'],
    ['\x1bx\x1b\x7f', '<alt-x><alt-backspace>'],
    ['\x1b\x1b[A', '<escape><up>'],
    ['\x1bé', '<alt-é>'],
    ['\x1b', '|'],
    ['\x1b[', '|'],
  ])('%j is %s', (bytes, keys) => expect(keysOf(bytes)).toBe(keys));

  it('takes ESC alone for a key when nothing follows', () => {
    const input = makeTerminalInput();
    expect(input.feed(Buffer.from('\x1b'))).toEqual([]);
    expect(input.flush().map(spell)).toEqual(['<escape>']);
    expect(input.flush()).toEqual([]);
  });

  it('takes Alt with a bracket for what it is when nothing follows', () => {
    for (const char of ['[', 'O', ']', 'P']) {
      const input = makeTerminalInput();
      input.feed(Buffer.from(`\x1b${char}`));
      expect(input.flush().map(spell)).toEqual([`<alt-${char}>`]);
      expect(input.feed(Buffer.from('a')).map(spell)).toEqual(['a']);
    }
  });
});

describe('replies of terminals are never keys', () => {
  it.each([
    ['focus', '\x1b[I\x1b[O'],
    ['cursor position', '\x1b[12;40R'],
    ['device attributes', '\x1b[?62;1;6c\x1b[>0;276;0c'],
    ['mode report', '\x1b[?2026;2$y'],
    ['kitty keyboard', '\x1b[?1u\x1b[97;5u'],
    ['modifyOtherKeys', '\x1b[27;5;105~'],
    ['colour, ended by BEL', '\x1b]11;rgb:0000/0000/0000\x07'],
    ['colour, ended by ST', '\x1b]10;rgb:ffff/ffff/ffff\x1b\\'],
    ['DCS', '\x1bP>|XTerm(390)\x1b\\'],
    ['APC', '\x1b_Gi=31;OK\x1b\\'],
    ['old mouse', '\x1b[M !!'],
    ['old mouse far out', Buffer.from([0x1b, 0x5b, 0x4d, 0x20, 0xc3, 0xa9])],
    ['urxvt mouse', '\x1b[32;10;10M'],
    ['mouse release and drag', '\x1b[<0;3;4m\x1b[<32;3;4M'],
    ['C1 controls', '\u009b\u0085'],
    ['bytes that are no UTF-8', Buffer.from([0xff, 0xc3, 0x80, 0xed, 0xa0, 0x80])],
  ])('%s', (_name, bytes) => {
    const around = Buffer.concat([Buffer.from('a'), Buffer.from(bytes as Buffer), Buffer.from('z')]);
    expect(keysOf(around)).toMatch(/^a.?z$/u);
    if (_name !== 'bytes that are no UTF-8') expect(keysOf(around)).toBe('az');
  });

  it('gives presses of a mouse that speaks SGR', () => {
    const [press] = makeTerminalInput().feed(Buffer.from('\x1b[<0;3;4M'));
    expect(press).toEqual({ type: 'mouse', button: 'left', column: 2, row: 3 });
    expect(keysOf('\x1b[<64;1;1M\x1b[<2;1;1M')).toBe('<wheelUp><right>');
  });

  it('comes back from a string that never ends', () => {
    expect(keysOf('\x1b]0;abc\rx')).toBe('<enter>x');
    expect(keysOf('\x1b]0;abc\x03x')).toBe('<ctrl-c>x');
  });
});

describe('pastes', () => {
  it('are one event, with whatever is in them', () => {
    expect(keysOf('a\x1b[200~b\tc\r\nd\x1b[Ae\x03\x1b[201~f')).toBe('a{b c\nd[Ae}f');
    expect(keysOf('\x1b[200~zażółć\x1b[201~')).toBe('{zażółć}');
    expect(keysOf('\x1b[200~\x1b[201~')).toBe('');
  });

  it('are cut, and end even when nobody ends them', () => {
    const input = makeTerminalInput();
    input.feed(Buffer.from(`\x1b[200~${'x'.repeat(100_000)}`));
    expect(input.waiting()).toBe('paste');
    const [paste] = input.flush();
    expect(paste).toEqual({ type: 'paste', text: 'x'.repeat(4096) });
    expect(input.feed(Buffer.from('a')).map(spell)).toEqual(['a']);
  });
});

describe('any bytes', () => {
  const pieces = fc.oneof(
    fc.constantFrom(
      '\x1b[A',
      '\x1bOB',
      '\x1b',
      '\x1b[200~',
      '\x1b[201~',
      '\x1b]0;t\x07',
      '\x1b[M !"',
      '\x1b[<0;1;1M',
      '\r\n',
    ),
    fc.string({ unit: 'grapheme' }),
  );
  const stream = fc
    .array(
      fc.oneof(
        pieces.map((text) => Buffer.from(text)),
        fc.uint8Array({ maxLength: 6 }),
      ),
      { maxLength: 30 },
    )
    .map((parts) => Buffer.concat(parts));

  it('give the same keys however they are cut', () => {
    fc.assert(
      fc.property(stream, fc.array(fc.nat()), (bytes, cuts) => {
        const whole = makeTerminalInput().feed(bytes);
        const input = makeTerminalInput();
        const at = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
        const parts = [0, ...at].map((start, index) => bytes.subarray(start, at[index] ?? bytes.length));
        expect(parts.flatMap((part) => input.feed(part))).toEqual(whole);
      }),
      { numRuns: 500 },
    );
  });

  it('never give a control character as text', () => {
    fc.assert(
      fc.property(stream, (bytes) => {
        for (const key of makeTerminalInput().feed(bytes)) {
          if (key.type === 'key') expect(key.char).not.toMatch(/\p{Cc}/u);
          if (key.type === 'paste') expect(key.text).not.toMatch(/[^\P{Cc}\n]/u);
        }
      }),
    );
  });
});
