import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { EVERY_SCREEN } from './everyScreen.ts';
import { PLAIN_SETTINGS } from './fakeSession.ts';
import { showScreen } from './showScreen.tsx';

/** Screens with sentences that wrap; each with dialogs, notices or paragraphs of its own. */
const TEXTS = [
  'welcome-guest',
  'settings',
  'setup-defaults',
  'lobby-code-refused',
  'goodbye-guest',
  'table-leave',
  'table-lobby-alone',
] as const;

/** Wide enough apart that each sentence once fills a line exactly. */
const WIDTHS = Array.from({ length: 36 }, (_, step) => 60 + step);

/** A line that begins one cell further in than text does, on the screen or in a box. */
const STRAY = /^ {2}[^ ╭╰│]|^ *│ {3}[^ ]/;

it.each(TEXTS)('no line of %s begins with a stray space, whatever the width', async (name) => {
  const { session, keys } = EVERY_SCREEN[name]!();
  const shown = await showScreen(session, { rows: 30 });
  await shown.press(...keys);
  const stray: string[] = [];
  for (const language of LANGUAGES) {
    session.update({ settings: { ...PLAIN_SETTINGS, language } });
    for (const columns of WIDTHS) {
      await shown.resize(columns, 30);
      const lines = (await shown.lines()).filter((line) => STRAY.test(line));
      stray.push(...lines.map((line) => `${language} ${columns}: ${line}`));
    }
  }
  shown.close();
  expect(stray).toEqual([]);
});
