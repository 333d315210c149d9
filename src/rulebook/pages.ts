import { matchOptionsSchema, type TimeMode } from '../rules/options.ts';
import { PRESET_IDS } from '../rules/presets.ts';
import { presetName } from '../words/presetName.ts';
import { fairBlocks } from './fairBlocks.ts';
import { historyBlocks } from './historyBlocks.ts';
import { oddsBlocks } from './oddsBlocks.ts';
import { optionsBlocks } from './optionsBlocks.ts';
import type { Page, Reading } from './page.ts';
import { presetBlocks } from './presetBlocks.ts';
import { presetsBlocks } from './presetsBlocks.ts';
import { seatsBlocks } from './seatsBlocks.ts';
import { tableBlocks } from './tableBlocks.ts';
import { MODE_NAMES, modeBlocks, timeBlocks } from './timeBlocks.ts';
import { turnBlocks } from './turnBlocks.ts';

const MODES = ['classic', 'pool', 'match', 'turn'] as const satisfies readonly TimeMode['mode'][];

/** The usual values of a time mode. */
export const usualTime = (mode: TimeMode['mode']): TimeMode =>
  matchOptionsSchema.parse({ time: { mode } }).time;

/** All pages of the rulebook, in the order of reading. At a table its own rules stand among them. */
export function pagesOf(reading: Reading): readonly Page[] {
  const { words, table } = reading;
  const { t } = words;
  const plain = (id: string, title: string, blocks: Page['blocks']): Page => ({
    id,
    title,
    sets: null,
    blocks,
  });
  return [
    plain('turn', t('rulebook.turn'), () => turnBlocks(reading)),
    table === null
      ? plain('options', t('rulebook.options'), () => optionsBlocks(words))
      : plain('options', t('rules.title'), () => tableBlocks(words, table)),
    plain('time', t('rulebook.time'), () => timeBlocks(words)),
    ...MODES.map((mode): Page => {
      const time = usualTime(mode);
      return {
        id: `time-${mode}`,
        title: t('rulebook.timeMode', { mode: t(MODE_NAMES[mode]) }),
        sets: { time },
        blocks: () => modeBlocks(words, time),
      };
    }),
    plain('presets', t('rulebook.presets'), () => presetsBlocks(words)),
    ...PRESET_IDS.map(
      (preset): Page => ({
        id: preset,
        title: t('rules.scoringTitle', { preset: presetName(t, preset) }),
        sets: { preset },
        blocks: () => presetBlocks(words, preset),
      }),
    ),
    plain('odds', t('rulebook.odds'), () => oddsBlocks(reading)),
    plain('fair', t('rules.fairTitle'), () => fairBlocks(reading)),
    plain('seats', t('rulebook.seats'), () => seatsBlocks(words)),
    plain('history', t('rulebook.history'), () => historyBlocks(words)),
  ];
}
