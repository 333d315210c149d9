import type { Key } from '../i18n/catalogue.ts';
import type { Words } from '../words/words.ts';

/** Whether a typed word switches something off: `none` or `off`, in English or the language, or its own `name`. */
export function isNoneWord({ t, lang }: Words, typed: string, name?: Key): boolean {
  const word = typed.toLocaleLowerCase(lang);
  const known = [t('common.none'), t('common.off'), ...(name === undefined ? [] : [t(name)])];
  return (
    ['none', 'off'].includes(typed.toLowerCase()) ||
    known.some((each) => each.toLocaleLowerCase(lang) === word)
  );
}
