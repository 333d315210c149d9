import { FORMATS, fittedWidth, parseFormat, parseWidth, WIDTHS } from '../rulebook/asked.ts';
import { pageIds, rulebookText } from '../rulebook/rulebookText.ts';
import { type Command, done, misused } from './command.ts';

const USUAL_COLUMNS = 80;

/** The rulebook or one page of it; the same text as `farkle rules`. */
export const rules: Command = {
  name: 'rules',
  about: 'rulebook.about',
  usage: '[PAGE]',
  count: [0, 1],
  options: [
    { name: 'width', value: 'N', about: 'rulebook.optionWidth', params: WIDTHS },
    {
      name: 'format',
      value: 'NAME',
      about: 'rulebook.optionFormat',
      params: { formats: FORMATS.join(', ') },
    },
  ],
  examples: ['rules', 'rules kcd --width 60', 'rules --format md'],
  run({ words, args, flags, request }) {
    const { t } = words;
    const width =
      flags.width === undefined
        ? fittedWidth(request.size?.().columns ?? USUAL_COLUMNS)
        : parseWidth(String(flags.width));
    if (width === null) return misused(t('rulebook.badWidth', WIDTHS));
    const format = parseFormat(String(flags.format ?? 'text'));
    if (format === null) return misused(t('rulebook.badFormat', { formats: FORMATS.join(', ') }));
    const reading = { words, table: null };
    const text = rulebookText({ ...reading, page: args[0]?.toLowerCase() ?? null, width, format });
    if (text === null) return misused(t('rulebook.noSuchPage', { pages: pageIds(reading).join(', ') }));
    return done(text);
  },
};
