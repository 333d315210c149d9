import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { ro } from './ro.ts';
import { tr } from './tr.ts';

/** The languages that have a catalogue. */
export const CATALOGUES = { en, pl, tr, ro, fr } as const;

export type Language = keyof typeof CATALOGUES;

export const LANGUAGES = Object.keys(CATALOGUES) as readonly Language[];

/** Each language's name for itself. */
export const LANGUAGE_NAMES = {
  en: 'English',
  pl: 'Polski',
  tr: 'Türkçe',
  ro: 'Română',
  fr: 'Français',
} as const;

/** The language that a tag such as `pl_PL.UTF-8` or `fr-CA` asks for; null when there is none of that name. */
export function findLanguage(tag: string): Language | null {
  const base = tag.toLowerCase().split(/[-_.@]/)[0];
  return LANGUAGES.find((language) => language === base) ?? null;
}

/** As `findLanguage`, and English when there is none of that name. */
export const parseLanguage = (tag: string): Language => findLanguage(tag) ?? 'en';

/** The language after this one, the first after the last. */
export function nextLanguage(language: string): Language {
  const at = LANGUAGES.indexOf(parseLanguage(language));
  return LANGUAGES[(at + 1) % LANGUAGES.length] ?? 'en';
}
