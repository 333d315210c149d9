import { describe, expect, it } from 'vitest';
import { makeAdmission, networkOf } from '../../src/ssh/admission.ts';
import {
  canDrawScreens,
  clampSize,
  describeTerminal,
  isKeptVariable,
  parseTerm,
} from '../../src/ssh/environment.ts';
import { makeLineFilter } from '../../src/ssh/lineFilter.ts';

describe('what the client says of its terminal', () => {
  it.each([
    [{ TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 'truecolor'],
    [{ TERM: 'xterm-256color' }, '256'],
    [{ TERM: 'xterm-direct' }, 'truecolor'],
    [{ TERM: 'xterm' }, '16'],
    [{ TERM: 'linux' }, '16'],
    [{ TERM: 'vt100' }, 'none'],
    [{}, 'none'],
    [{ TERM: 'xterm-256color', COLORTERM: 'truecolor', NO_COLOR: '1' }, 'none'],
    [{ TERM: 'xterm-256color', NO_COLOR: '' }, '256'],
  ])('%j: colours %s', (env, color) => expect(describeTerminal(env).color).toBe(color));

  it.each([
    [{ TERM: 'xterm', LANG: 'pl_PL.UTF-8' }, true],
    [{ TERM: 'xterm' }, true],
    [{ TERM: 'xterm', LANG: 'en_US.UTF-8', LC_ALL: 'C' }, false],
    [{ TERM: 'xterm', LANG: 'C.UTF-8' }, true],
    [{ TERM: 'xterm', LANG: 'pl_PL.ISO-8859-2' }, false],
    [{ TERM: 'linux', LANG: 'pl_PL.UTF-8' }, false],
  ])('%j: Unicode %s', (env, unicode) => expect(describeTerminal(env).unicode).toBe(unicode));

  it.each([
    ['LANG', 'tr_TR.UTF-8', true],
    ['LD_PRELOAD', 'x', false],
    ['LANG', '\x1b[2J', false],
    ['LANG', 'x'.repeat(65), false],
    ['__proto__', 'x', false],
  ])('%s=%j is kept: %s', (name, value, kept) => expect(isKeptVariable(name, value)).toBe(kept));

  it("knows a terminal's name from something else", () => {
    expect(parseTerm('xterm-256color')).toBe('xterm-256color');
    expect(parseTerm('../../x\x1b')).toBe('');
    expect(['xterm', 'dumb', '', 'unknown'].map(canDrawScreens)).toEqual([true, false, false, false]);
  });

  it('makes sizes sane', () => {
    expect(clampSize(Number.NaN, 10)).toEqual({ columns: 80, rows: 24 });
    expect(clampSize(-5, 10)).toEqual({ columns: 80, rows: 24 });
    expect(clampSize(120, 40)).toEqual({ columns: 120, rows: 40 });
  });
});

describe('line filter', () => {
  const line =
    '\x1b[1m\x1b[38;2;255;0;0mred\x1b[39m\x1b[22m \x1b[48;5;196mback\x1b[49m \x1b[7minverse\x1b[27m';

  it('leaves true colour as it is', () => expect(makeLineFilter('truecolor')(line)).toBe(line));

  it('comes down to 256 colours', () => {
    expect(makeLineFilter('256')(line)).toBe(line.replace('38;2;255;0;0', '38;5;196'));
  });

  it('comes down to 16 colours', () => {
    const few = makeLineFilter('16')(line);
    expect(few).not.toMatch(/[34]8;/);
    expect(few).toContain('\x1b[91mred\x1b[39m');
  });

  it('takes colours away, and nothing else', () => {
    expect(makeLineFilter('none')(line)).toBe('\x1b[1mred\x1b[22m back \x1b[7minverse\x1b[27m');
  });

  it('lets nothing through that speaks to the terminal', () => {
    const evil = 'a\x1b]52;c;eA==\x07b\x1b[2Jc\rd\x08e\x9b31mf';
    for (const level of ['truecolor', '256', '16', 'none'] as const) {
      expect(makeLineFilter(level)(evil)).not.toMatch(/[\x00-\x1f\x7f-\x9f]/);
    }
  });
});

describe('admission', () => {
  it('counts in all and by network, and gives places back', () => {
    const admission = makeAdmission({ maxConnections: 3, maxPerAddress: 2 });
    expect(['10.0.0.1', '10.0.0.1', '::ffff:10.0.0.1'].map(admission.enter)).toEqual([
      null,
      null,
      'tooManyHere',
    ]);
    expect(['10.0.0.2', '10.0.0.3'].map(admission.enter)).toEqual([null, 'tooMany']);
    admission.leave('10.0.0.1');
    expect(admission.enter('10.0.0.3')).toBeNull();
  });

  it('does not count this machine itself as one household', () => {
    const admission = makeAdmission({ maxConnections: 10, maxPerAddress: 1 });
    const here = ['127.0.0.1', '127.0.0.1', '::1', '::1', '::ffff:127.0.0.1'];
    expect(here.map(admission.enter)).toEqual(here.map(() => null));
  });

  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
});
