import i18next, { type FormatterModule } from 'i18next';
import type { Translate } from './catalogue.ts';
import { formatNumber } from './formatNumber.ts';
import { CATALOGUES } from './languages.ts';

/** Every number is written by the language, so no sentence can forget it; everything else stays as it is. */
const numbers: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value, _format, language) =>
    typeof value === 'number' ? formatNumber(language ?? 'en', value) : String(value ?? ''),
};

const lookup = i18next.createInstance();

void lookup.use(numbers).init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  resources: Object.fromEntries(
    Object.entries(CATALOGUES).map(([language, catalogue]) => [language, { translation: catalogue }]),
  ),
  // The screens are no HTML: D'Arc & Co stays as it is.
  interpolation: { escapeValue: false, alwaysFormat: true },
});

/** The words of one language. Values are put in as they are: nothing in a name is looked up or interpreted. */
export function translator(language: string): Translate {
  return lookup.getFixedT(language) as unknown as Translate;
}
