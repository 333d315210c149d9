import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutStyled } from '../../src/cli/snapshot/cutStyled.ts';
import { parseKeyScript } from '../../src/cli/snapshot/keyScript.ts';
import { SNAPSHOT_HELP } from '../../src/cli/snapshot/snapshotHelp.ts';
import { makeSnapshotWindow } from '../../src/cli/snapshot/snapshotWindow.ts';
import { makeFramePainter } from '../../src/ssh/framePainter.ts';
import { makeLineFilter } from '../../src/ssh/lineFilter.ts';
import { makeVirtualTerminal } from '../ssh/harness/virtualTerminal.ts';
import { run } from './run.ts';

const snapshot = async (keys: string, ...flags: string[]) => {
  const { code, out, err } = await run(['snapshot', '--keys', keys, ...flags]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

/** The header lines and what stands between them. */
function pictures(out: string) {
  const parts = out.split(/^(--- .*)\n/m).slice(1);
  return Array.from({ length: parts.length / 2 }, (_, index) => ({
    header: parts[index * 2],
    rows: (parts[index * 2 + 1] ?? '').replace(/\n$/, '').split('\n'),
  }));
}

const onlyPicture = async (keys: string, ...flags: string[]) => {
  const shown = pictures(await snapshot(keys, ...flags));
  expect(shown).toHaveLength(1);
  return shown[0]?.rows.join('\n') ?? '';
};

describe('farkle snapshot', () => {
  it('prints the first screen when nothing is asked for', async () => {
    const [first] = pictures(await snapshot(''));
    expect(first?.header).toBe('--- 1 (80x24, en)');
    expect(first?.rows).toHaveLength(24);
    expect(first?.rows[0]).toMatch(/^ Farkle +Welcome$/);
  });

  it('prints a screen at each pause, numbered, with its label, as large as it is then', async () => {
    const shown = pictures(await snapshot('|<enter><pause the lobby><size 60x20>|n'));
    expect(shown.map(({ header, rows }) => [header, rows.length])).toEqual([
      ['--- 1 (80x24, en)', 24],
      ['--- 2 the lobby (80x24, en)', 24],
      ['--- 3 (60x20, en)', 20],
    ]);
    expect(shown[1]?.rows[0]).toMatch(/^ Lobby +ann$/);
    expect(Math.max(...(shown[2]?.rows ?? []).map((row) => row.length))).toBeLessThanOrEqual(60);
  });

  it('prints the same bytes for the same arguments, bots and codes and all', async () => {
    const keys = '<enter>|n<down 2><right>s|bbs|rab|rab|<wait 30s>|';
    expect(await snapshot(keys, '--seed', '7')).toBe(await snapshot(keys, '--seed', '7'));
  });

  it('rolls other dice with another seed', async () => {
    const keys = '<enter>pr';
    expect(await onlyPicture(keys, '--seed', '7')).toContain('You roll 1-3-6-4-6-3.');
    expect(await onlyPicture(keys, '--seed', '8')).not.toContain('You roll 1-3-6-4-6-3.');
  });

  it('moves its clock only when told to', async () => {
    const shown = pictures(await snapshot('<enter>p|<right><left>|<wait 10s>|<wait 2m>|'));
    const leftAt = shown.map(({ rows }) => /(\d:\d\d) left/.exec(rows.join('\n'))?.[1] ?? null);
    expect(leftAt).toEqual(['1:00', '1:00', '0:50', null]);
  });

  it('lets bots move at once, or by the clock', async () => {
    const keys = '<enter>prab';
    expect(await onlyPicture(keys)).toContain('lap 2');
    expect(await onlyPicture(keys, '--bot-delay', '10s')).toContain('lap 1');
    expect(await onlyPicture(`${keys}<wait 2m>`, '--bot-delay', '10s')).toContain('lap 2');
  });

  it('shows tables, names and guests as asked', async () => {
    const tables = ['--table', 'name=Tavern,preset=kcd', '--table', 'name=Blitz'];
    expect(await onlyPicture('<enter>', '--name', 'Łucja', ...tables)).toMatch(
      /Łucja[\s\S]*Tavern[\s\S]*Blitz/,
    );
    expect(await onlyPicture('', '--guest')).toContain('resume code is ABCD-EFGH-JKMN-PQRS');
  });

  it('types what is a sign of its own in a script', async () => {
    expect(await onlyPicture('<enter>ncs<backspace 30>', '--name', 'Bo')).toContain('Table Bo');
    expect(await onlyPicture('<enter>pc<lt><bar>><enter>')).toContain('ann: <|>');
    expect(await onlyPicture('<enter>pc<paste good luck><enter>')).toContain('ann: good luck');
  });

  it('goes through ASCII and nothing else with --theme ascii', async () => {
    const out = await snapshot(
      '|<enter>|n|s|bs|r|a|?|',
      '--theme',
      'ascii',
      '--ansi',
      '--colour',
      'truecolor',
    );
    expect(out).toMatch(/^(\x1b\[[\d;]*m|[ -~\n])*$/);
    expect(out).not.toMatch(/\x1b\[3[0-9]/);
  });

  it.each([
    ['truecolor', /\x1b\[38;2;\d+;\d+;\d+m/],
    ['256', /\x1b\[38;5;\d+m/],
    ['16', /\x1b\[[39]\dm/],
  ])('prints colours as a terminal with %s gets them', async (level, sgr) => {
    expect(await snapshot('<enter>', '--ansi', '--colour', level)).toMatch(sgr);
    expect(await snapshot('<enter>', '--colour', level)).not.toContain('\x1b');
  });

  it('shows what is left on the terminal when the session has ended', async () => {
    const shown = pictures(await snapshot('<enter><ctrl-c>|np|'));
    expect(shown.map(({ header }) => header)).toEqual([
      '--- 1 (80x24, en, ended)',
      '--- 2 (80x24, en, ended)',
    ]);
    expect(shown[1]?.rows[0]).toBe('Goodbye. Come back whenever you like.');
  });

  it.each([
    [['--keys', '<entr>'], '--keys has no key "<entr>"; see farkle snapshot --help.'],
    [['--keys', 'a<b'], '--keys has a "<" without its ">"; the key itself is <lt>.'],
    [['--keys', '\x1b[A'], '--keys has a control character; keys such as <enter> have names.'],
    [['--keys', '<wait soon>'], '--keys: <wait> takes a time up to 2h, such as 5s, not "soon".'],
    [['--keys', '<wait 3h>'], '--keys: <wait> takes a time up to 2h, such as 5s, not "3h".'],
    [['--keys', '<click 0x5>'], '--keys: <click> takes a column and a row, such as 10x5, not "0x5".'],
    [['--keys', '<down 0>'], '--keys: <down> is repeated 1 to 200 times, not "0".'],
    [
      ['--keys', '<size 9x9>'],
      '--keys: <size> is columns x rows from 20x5 to 400x150, such as 80x24, not "9x9".',
    ],
    [['--size', '80'], '--size is columns x rows from 20x5 to 400x150, such as 80x24, not "80".'],
    [['--seed', '-1'], '--seed is a whole number from 0 to 999999999, not "-1".'],
    [['--name', '!'], '--name is 1 to 16 characters with a letter or digit, not "!".'],
    [['--lang', 'xx'], /^--lang is one of en.*, not "xx"\.$/],
    [['--theme', 'pink'], '--theme is one of auto, contrast, colorBlind, mono, ascii, not "pink".'],
    [['--colour', '8'], '--colour is one of truecolor, 256, 16, none, not "8".'],
    [['--bot-delay', '1h'], '--bot-delay is a time from 0s to 10s, not "1h".'],
    [['--table', 'name=A,seats=99'], /^--table "name=A,seats=99": .*\.$/],
  ])('answers %j with one sentence', async (args, problem) => {
    const { code, out, err } = await run(['snapshot', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^farkle snapshot: [^\n]+\n$/);
    const said = err.slice('farkle snapshot: '.length, -1);
    if (typeof problem === 'string') expect(said).toBe(problem);
    else expect(said).toMatch(problem);
  });
});

describe('a script of keys', () => {
  it('knows everything that the help names', () => {
    const named = SNAPSHOT_HELP.match(/<[^<>\n]+>/g) ?? [];
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((name) => 'problem' in parseKeyScript(name))).toEqual([]);
  });

  it('leaves line ends out and keeps spaces', () => {
    const { value: steps } = parseKeyScript('a\n b\r\n') as { value: readonly unknown[] };
    expect(steps).toMatchObject([{ key: { char: 'a' } }, { key: { char: ' ' } }, { key: { char: 'b' } }]);
  });

  it('is steps or one sentence, whatever is typed', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<', '>', '<wait ', '<down 9>', '|', 's>'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const parsed = parseKeyScript(pieces.join(''));
        if ('problem' in parsed) expect(parsed.problem).toMatch(/^--keys[^\n]*\.$/);
        else expect(parsed.value.length).toBeLessThanOrEqual(pieces.join('').length * 200);
      }),
    );
  });
});

describe('the edge of the window', () => {
  it.each([
    ['abcdef', 3, 'abc'],
    ['\x1b[1mabcdef\x1b[22m', 3, '\x1b[1mabc\x1b[22m'],
    ['ab世界', 3, 'ab'],
    ['ab\x1b[1m世\x1b[22mc', 4, 'ab\x1b[1m世\x1b[22m'],
  ])('cuts %j to %i cells', (line, width, cut) => expect(cutStyled(line, width)).toBe(cut));
});

describe('a picture', () => {
  const line = fc.array(
    fc.constantFrom('a', ' ', '▸', '世', 'é', '\x1b[1m', '\x1b[22m', '\x1b[31m', '\x07'),
    {
      maxLength: 10,
    },
  );
  const frame = fc
    .array(line, { maxLength: 8 })
    .map((lines) => lines.map((parts) => parts.join('')).join('\n'));

  it('is what a terminal shows of the same frames', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 3 }), async (frames) => {
        const size = { columns: 20, rows: 5 };
        const window = makeSnapshotWindow({ color: '16', unicode: true }, size);
        const painter = makeFramePainter(makeLineFilter('16'));
        const terminal = makeVirtualTerminal(size.columns, size.rows);
        for (const each of frames) {
          window.draw(each);
          terminal.feed(painter.paint(each, size));
        }
        await new Promise<void>((resolve) => terminal.term.write('', resolve));
        const rows = terminal
          .text()
          .split('\n')
          .map((row) => row.trimEnd());
        expect(window.rows(false).join('\n').trimEnd()).toBe(rows.join('\n').trimEnd());
      }),
    );
  });
});
