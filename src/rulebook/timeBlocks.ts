import type { Key } from '../i18n/catalogue.ts';
import { DEFAULT_OPTIONS, DEFAULT_SETTINGS, type TimeMode } from '../rules/options.ts';
import { makeForm } from '../setup/form.ts';
import type { Words } from '../words/words.ts';
import { detailsOf, optionItem } from './optionsBlocks.ts';
import { type Block, list, paragraphs } from './page.ts';

type Mode = TimeMode['mode'];

export const MODE_NAMES = {
  classic: 'setup.timeClassic',
  pool: 'setup.timePool',
  match: 'setup.timeMatch',
  turn: 'setup.timeTurn',
} as const satisfies Record<Mode, Key>;

const MODE_ABOUT = {
  classic: ['setup.timeClassicAbout', 'rulebook.classicRenewed', 'rulebook.classicStop'],
  pool: ['setup.timePoolAbout', 'rulebook.poolEmpty', 'rulebook.poolEnd'],
  match: ['setup.timeMatchAbout', 'rulebook.matchOvertime', 'rulebook.matchSitOut'],
  turn: ['setup.timeTurnAbout', 'rulebook.turnFarkle'],
} as const satisfies Record<Mode, readonly [Key, ...Key[]]>;

/** What holds in every time mode, and which modes there are (RULES.md section 6). */
export function timeBlocks({ t }: Words): Block[] {
  const modes = (Object.keys(MODE_NAMES) as Mode[]).map((mode) =>
    t('rulebook.choice', { name: t(MODE_NAMES[mode]), about: t(MODE_ABOUT[mode][0]) }),
  );
  return [
    list(...modes),
    ...paragraphs(
      t('rulebook.timeServer'),
      t('rules.timeLost'),
      t('rulebook.timeConnection'),
      t('rulebook.timeStop'),
      t('rulebook.timeNobody'),
    ),
  ];
}

/** One time mode, with the options that it brings. */
export function modeBlocks(words: Words, time: TimeMode): Block[] {
  const form = makeForm({ name: '', options: { ...DEFAULT_OPTIONS, time }, settings: DEFAULT_SETTINGS });
  const details = detailsOf(form, 'setup.partTime');
  return [
    ...paragraphs(words.t(MODE_ABOUT[time.mode][0])),
    { kind: 'list', items: details.map((field) => optionItem(words, field)) },
    ...paragraphs(...MODE_ABOUT[time.mode].slice(1).map((key) => words.t(key))),
  ];
}
