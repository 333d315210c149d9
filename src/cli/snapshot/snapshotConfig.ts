import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { parseName } from '../../session/playerName.ts';
import type { Settings } from '../../session/session.ts';
import type { Size } from '../../ssh/request.ts';
import type { TableSetup } from '../../tables/tableManager.ts';
import { type ColorLevel, PALETTES } from '../../ui/palette.ts';
import type { Terminal } from '../../ui/theme.tsx';
import { choiceFlag, tablesFlag, timeFlag, wholeFlag } from '../flags.ts';
import { isProblem, type Parsed } from '../parsed.ts';
import { MOST_BOT_DELAY_S, MOST_SEED } from '../serverConfig.ts';
import { parseKeyScript, type Step } from './keyScript.ts';
import { parseSize } from './parseSize.ts';

/** What `farkle snapshot` plays, and for whom. */
export interface SnapshotConfig {
  readonly steps: readonly Step[];
  readonly seed: number;
  readonly size: Size;
  readonly name: string;
  /** Comes as a guest, with a resume code, and not with a key. */
  readonly guest: boolean;
  readonly language: Language;
  readonly terminal: Terminal;
  readonly theme: Settings['theme'];
  readonly tables: readonly TableSetup[];
  readonly botDelayMs: number;
  /** Print the colours and styles too. */
  readonly ansi: boolean;
}

/** The flags of `farkle snapshot` as text. */
export interface SnapshotFlags {
  readonly keys: string;
  readonly seed: string;
  readonly size: string;
  readonly name: string;
  readonly guest: boolean;
  readonly lang: string;
  readonly theme: string;
  readonly colour: string;
  readonly table: readonly string[];
  readonly botDelay: string;
  readonly ansi: boolean;
}

const THEMES = Object.keys(PALETTES) as (keyof typeof PALETTES)[];
const COLORS: readonly ColorLevel[] = ['truecolor', '256', '16', 'none'];

/** Makes the configuration of the flags; the problem is one sentence that names the flag and what it may be. */
export function readSnapshotConfig(flags: SnapshotFlags): Parsed<SnapshotConfig> {
  const steps = parseKeyScript(flags.keys);
  if (isProblem(steps)) return steps;
  const seed = wholeFlag('--seed', flags.seed, 0, MOST_SEED);
  if (isProblem(seed)) return seed;
  const size = parseSize(flags.size);
  if (isProblem(size)) return { problem: `--size ${size.problem}` };
  const name = parseName(flags.name);
  if (name === null)
    return {
      problem: `--name is 1 to 16 characters with a letter or digit, not ${JSON.stringify(flags.name)}.`,
    };
  const language = choiceFlag('--lang', flags.lang, LANGUAGES);
  if (isProblem(language)) return language;
  const theme = choiceFlag('--theme', flags.theme, [...THEMES, 'ascii']);
  if (isProblem(theme)) return theme;
  const color = choiceFlag('--colour', flags.colour, COLORS);
  if (isProblem(color)) return color;
  const tables = tablesFlag(flags.table);
  if (isProblem(tables)) return tables;
  const botDelayMs = timeFlag('--bot-delay', flags.botDelay, MOST_BOT_DELAY_S);
  if (isProblem(botDelayMs)) return botDelayMs;
  return {
    value: {
      steps: steps.value,
      seed: seed.value,
      size: size.value,
      name,
      guest: flags.guest,
      language: language.value,
      ...lookOf(theme.value, color.value),
      tables: tables.value,
      botDelayMs: botDelayMs.value,
      ansi: flags.ansi,
    },
  };
}

/** `ascii` is the plainest terminal there is; the others are what a person chooses in the settings. */
function lookOf(
  theme: Settings['theme'] | 'ascii',
  color: ColorLevel,
): Pick<SnapshotConfig, 'terminal' | 'theme'> {
  if (theme === 'ascii') return { terminal: { color: 'none', unicode: false }, theme: 'auto' };
  return { terminal: { color, unicode: true }, theme };
}
