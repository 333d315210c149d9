import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Dice } from '../rules/dice.ts';
import { parseRoll, type RollProblem } from '../rules/parseRoll.ts';
import { PRESET_IDS, PRESETS } from '../rules/presets.ts';
import { type RollWorth, rollWorth } from '../rules/rollWorth.ts';
import { makeScorer, type Scorer } from '../rules/scorer.ts';
import type { Io } from './program.ts';

export interface ScoreFlags {
  readonly preset: string;
  readonly fourAndTwo: boolean;
  readonly json: boolean;
}

const PROBLEMS: Readonly<Record<RollProblem, string>> = {
  noDice: 'there are no dice in it',
  notADie: 'a die shows 1 to 6',
  tooManyDice: 'a roll has at most six dice',
};

/** Says what one roll, or each line of standard input (`-`), is worth; resolves to the exit code. */
export async function runScore(args: readonly string[], flags: ScoreFlags, io: Io): Promise<number> {
  const preset = PRESET_IDS.find((id) => id === flags.preset);
  if (preset === undefined) {
    return refuse(io, `--preset is one of ${PRESET_IDS.join(', ')}, not ${JSON.stringify(flags.preset)}`);
  }
  const answer = makeAnswerer(makeScorer(PRESETS[preset], flags.fourAndTwo), flags.json);
  if (args.length === 1 && args[0] === '-') return scoreLines(answer, io);
  const dice = parseRoll(args.join(' '));
  if (typeof dice === 'string') return refuse(io, rollProblem(args.join(' '), dice));
  io.out.write(`${answer(dice)}\n`);
  return 0;
}

async function scoreLines(answer: (dice: Dice) => string, io: Io): Promise<number> {
  let lineNumber = 0;
  for await (const line of createInterface({ input: io.input })) {
    lineNumber++;
    if (line.trim() === '') continue;
    const dice = parseRoll(line);
    if (typeof dice === 'string') return refuse(io, `line ${lineNumber}: ${rollProblem(line, dice)}`);
    // A reader slower than we are must not make us keep its answers in memory.
    if (!io.out.write(`${answer(dice)}\n`)) await once(io.out, 'drain');
  }
  return 0;
}

/** Rolls of the same faces are worth the same in any order, and there are only 923: each is worked out once. */
function makeAnswerer(scorer: Scorer, json: boolean): (dice: Dice) => string {
  const known = new Map<string, RollWorth>();
  return (dice) => {
    const faces = dice.toSorted().join('');
    const worth = known.get(faces) ?? rollWorth(scorer, dice);
    known.set(faces, worth);
    const { best, uses, all } = worth;
    return json ? JSON.stringify({ dice: dice.join(''), best, uses, all }) : sentence(dice, worth);
  };
}

/** One sentence with the split: `1-2-3-3-5-6 scores 150 with 2 of its 6 dice: 1 (100), 5 (50).` */
function sentence(dice: Dice, { best, uses, all, split }: RollWorth): string {
  const roll = dice.join('-');
  if (best === 0) return `${roll} is a farkle: none of its dice score.`;
  const parts = split.map((part) => `${part.dice.join('-')} (${part.points})`).join(', ');
  if (uses === dice.length) return `${roll} scores ${best} with all its dice: ${parts}.`;
  const together = all === null ? '' : ` All its dice together score ${all}.`;
  return `${roll} scores ${best} with ${uses} of its ${dice.length} dice: ${parts}.${together}`;
}

const rollProblem = (text: string, problem: RollProblem): string =>
  `${JSON.stringify(text.slice(0, 40))} is no roll, ${PROBLEMS[problem]}`;

function refuse(io: Io, problem: string): number {
  io.err.write(`farkle score: ${problem}.\n`);
  return 2;
}
