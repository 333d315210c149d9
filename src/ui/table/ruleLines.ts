import type { MatchView } from '../../match/view.ts';
import type { MatchOptions } from '../../rules/options.ts';
import { presetName } from '../../words/presetName.ts';
import { type RuleSection, ruleSections } from '../../words/ruleSections.ts';
import { scoringRows } from '../../words/scoringRows.ts';
import type { Words } from '../../words/words.ts';
import { cellWidth, column } from '../cells.ts';
import type { Line } from '../components/Lines.tsx';
import type { Theme } from '../theme.tsx';
import { wrapLines } from '../wrapLines.ts';

interface Asked {
  readonly words: Words;
  readonly theme: Theme;
  readonly options: MatchOptions;
  /** The running match, for its fair dice. */
  readonly match: MatchView | null;
  readonly width: number;
}

/** The rules page as lines of at most `width` cells. */
export function ruleLines({ words, theme, options, match, width }: Asked): Line[] {
  const { t } = words;
  const lines: Line[] = [
    { text: t('rules.scoringTitle', { preset: presetName(t, options.preset) }), style: theme.title },
  ];
  lines.push(...scoringLines(words, theme, options, width));
  for (const sentence of wrapLines(t('rules.exactly'), width)) lines.push({ text: sentence });
  for (const { title, sentences } of [...ruleSections(words, options), fairSection(words, match)]) {
    lines.push({ text: '' }, { text: title, style: theme.title });
    for (const sentence of sentences) for (const text of wrapLines(sentence, width)) lines.push({ text });
  }
  return lines;
}

function scoringLines({ t, n }: Words, { glyphs }: Theme, options: MatchOptions, width: number): Line[] {
  const rows = scoringRows(t, n, options);
  const nameWidth = Math.min(Math.floor(width / 2), Math.max(...rows.map(({ name }) => cellWidth(name))));
  const valueWidth = Math.max(...rows.map(({ value }) => cellWidth(value)));
  return rows.map(({ name, value, example }) => ({
    text: `  ${column(name, nameWidth, 'left', glyphs.ellipsis)}  ${column(value, valueWidth, 'right', glyphs.ellipsis)}  ${example}`,
  }));
}

function fairSection({ t }: Words, match: MatchView | null): RuleSection {
  const ofMatch = match?.commitment
    ? [
        t('rules.fairCommitment', { commitment: match.commitment }),
        t('rules.fairShares', { entropies: match.entropies.join(', ') }),
      ]
    : [];
  return { title: t('rules.fairTitle'), sentences: [t('rules.fairHow'), ...ofMatch] };
}
