import { Chalk, type ChalkInstance } from 'chalk';
import type { ColorLevel } from '../ui/palette.ts';
import type { Terminal } from '../ui/theme.tsx';
import { asciiOnly } from './asciiOnly.ts';

const LEVELS = { '256': 2, '16': 1 } as const;
const chalks = { 1: new Chalk({ level: 1 }), 2: new Chalk({ level: 2 }) } as const;

/** SGR sequences, and everything else that could move the cursor or speak to the terminal. */
const CONTROLS = /\x1b\[([\d;]*)m|[\x00-\x1f\x7f-\x9f]/g;
const SGR = /\x1b\[([\d;]*)m/g;

/**
 * The net under the screens: lets through text and SGR only, and of colours only what the terminal has.
 * Words from outside were cleaned at the door; a control that slipped through is dropped here.
 */
export function makeLineFilter(level: ColorLevel): (line: string) => string {
  const plain = (line: string) => line.replace(CONTROLS, (match) => (match.length > 1 ? match : ''));
  if (level === 'truecolor') return plain;
  const known = new Map<string, string>();

  const sgr = (sequence: string, parameters: string): string => {
    let answer = known.get(parameters);
    if (answer === undefined) {
      answer = convert(sequence, parameters.split(';'), level);
      // Themes have a few dozen colours; a gradient must not make this grow for ever.
      if (known.size < 512) known.set(parameters, answer);
    }
    return answer;
  };

  return (line) => plain(line).replace(SGR, sgr);
}

/** The filter for what one terminal can show. */
export function lineFilterFor({ color, unicode }: Terminal): (line: string) => string {
  const filter = makeLineFilter(color);
  return unicode ? filter : (line) => asciiOnly(filter(line));
}

function convert(
  sequence: string,
  codes: readonly string[],
  level: Exclude<ColorLevel, 'truecolor'>,
): string {
  const isColor = codes.some((code) => /^(3[0-9]|4[0-9]|9[0-7]|10[0-7])$/.test(code));
  if (!isColor) return sequence;
  if (level === 'none') return '';
  const [target, mode, ...values] = codes;
  if (target !== '38' && target !== '48') return sequence;
  const [first = 0, second = 0, third = 0] = values.map(Number);
  const chalk: ChalkInstance = chalks[LEVELS[level]];
  if (mode === '2')
    return opening(target === '38' ? chalk.rgb(first, second, third) : chalk.bgRgb(first, second, third));
  if (mode === '5' && level === '16')
    return opening(target === '38' ? chalk.ansi256(first) : chalk.bgAnsi256(first));
  return sequence;
}

/** chalk knows how to come down to fewer colours; of what it paints, only the opening is wanted. */
function opening(paint: ChalkInstance): string {
  return paint('x').split('x')[0] ?? '';
}
