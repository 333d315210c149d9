import type { Reading, TableRead } from '../../src/rulebook/page.ts';
import { DEFAULT_SETTINGS, matchOptionsSchema } from '../../src/rules/options.ts';
import { PRESET_IDS } from '../../src/rules/presets.ts';
import { makeWords } from '../../src/words/words.ts';

export const words = makeWords('en');

/** Away from any table. */
export const AWAY: Reading = { words, table: null };

/** At a table with these options, which come from outside as JSON would. */
export const at = (options: object, fair: TableRead['fair'] = null): Reading => ({
  words,
  table: { options: matchOptionsSchema.parse(options), settings: DEFAULT_SETTINGS, fair },
});

/** Tables of every preset, of every time mode, and one where hardly anything is as usual. */
export const TABLES: readonly { readonly name: string; readonly reading: Reading }[] = [
  { name: 'no table', reading: AWAY },
  ...PRESET_IDS.map((preset) => ({ name: preset, reading: at({ preset }) })),
  ...(['classic', 'pool', 'match', 'turn'] as const).map((mode) => ({
    name: `time ${mode}`,
    reading: at({ time: { mode } }),
  })),
  {
    name: 'house',
    reading: at(
      {
        preset: 'house',
        house: { base: 'boxed', one: null, five: null, four: { times: 20 }, straight16: 20_000 },
        target: null,
        time: { mode: 'match', matchMs: 86_399_000, turnMs: null, atEnd: 'finishLap' },
        penalty: { kind: 'every', count: 7, amount: 10_000 },
        openingThreshold: 2_000,
        mustRollOnHotDice: true,
        fourAndTwo: true,
        instantWin: true,
        firstPlayer: 'rollOff',
        negative: 'floor0',
      },
      { commitment: 'f'.repeat(64), entropies: ['a'.repeat(64), 'b-_9'] },
    ),
  },
];
