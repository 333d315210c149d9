import type { en } from './en.ts';

type English = typeof en;
type Area = keyof English;

/** `points_one` and `points_other` are asked for as `points`. */
type Base<K> = K extends `${infer B}_one` ? B : K extends `${infer B}_other` ? B : K;

/** A key of the English catalogue, `area.name`. A key that is not there is a type error. */
export type Key = { [A in Area]: `${A}.${Base<keyof English[A]> & string}` }[Area];

/** Values for the placeholders of a sentence. `count` also chooses the plural. Numbers are written the language's way. */
export type Params = Readonly<Record<string, string | number>>;

/** Looks a sentence up in one language. */
export type Translate = (key: Key, params?: Params) => string;

type Localised<Words, Category extends string> = {
  readonly [K in keyof Words as K extends `${infer B}_other`
    ? `${B}_${Category}`
    : K extends `${string}_one`
      ? never
      : K]: string;
};

/**
 * A whole catalogue in another language: every key of the English one, and every counted key in each plural
 * category that the language has (TypeScript then misses the category that i18next would take from English).
 */
export type Catalogue<Category extends 'one' | 'few' | 'many' | 'other'> = {
  readonly [A in Area]: Localised<English[A], Category>;
};
